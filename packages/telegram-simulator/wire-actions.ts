import * as v from 'valibot';
import { faultKind } from './wire-world.ts';

/**
 * What a person does on the page: `POST /wire/act` with one of these as JSON. It answers
 * `{ ok: true, result }` with the action's result (`wire-action-results.ts`), or status 400 and `{ ok: false, error }`.
 */

const id = v.pipe(v.number(), v.integer());
const messageText = v.pipe(v.string(), v.maxLength(4096));
const address = v.pipe(v.string(), v.nonEmpty(), v.maxLength(4096));

/** The colours that the messenger hands to a mini app, as `{ bg_color: '#ffffff', ... }`. */
export const themeParams = v.record(v.string(), v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/i)));
export type ThemeParams = v.InferOutput<typeof themeParams>;

export const platform = v.picklist(['ios', 'android', 'tdesktop', 'macos', 'web']);
export type Platform = v.InferOutput<typeof platform>;

/** Result: the message that stands in the chat now. */
export const sendText = v.object({
  type: v.literal('sendText'),
  chat: id,
  person: id,
  text: messageText,
  /** The message that this one answers. */
  replyTo: v.optional(id),
});
/** The START button, or a deep link with a payload. Result: the message `/start payload`. */
export const pressStart = v.object({
  type: v.literal('pressStart'),
  person: id,
  payload: v.optional(v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/))),
});
/** Result: `AnsweredCallback`, or null when the bot has not answered in time. */
export const pressCallback = v.object({
  type: v.literal('pressCallback'),
  chat: id,
  person: id,
  messageId: id,
  data: v.string(),
});
/** A video that a person pretends to send (the owner adds sources so), to the bot or to a channel. Result: the message. */
export const sendVideo = v.object({
  type: v.literal('sendVideo'),
  chat: id,
  person: id,
  caption: v.optional(v.pipe(v.string(), v.maxLength(1024)), ''),
  fileName: v.optional(v.string(), 'video.mp4'),
  /** Sent as it is: a document. */
  asFile: v.optional(v.boolean(), false),
  duration: v.optional(id, 7200),
});
/** Base64; the schema library's own check runs out of stack at a few megabytes. */
const base64 = v.pipe(v.string(), v.regex(/^[\da-z+/]*={0,2}$/i));
/** Any file, with its bytes, as base64. Result: the message. */
export const sendDocument = v.object({
  type: v.literal('sendDocument'),
  chat: id,
  person: id,
  fileName: v.pipe(v.string(), v.nonEmpty(), v.maxLength(255)),
  mimeType: v.optional(v.string(), 'application/octet-stream'),
  bytes: base64,
  caption: v.optional(v.pipe(v.string(), v.maxLength(1024)), ''),
});
/** `@bot query` in a chat. Result: `InlineAnswer`, or null when the bot has not answered in time. */
export const inlineQuery = v.object({
  type: v.literal('inlineQuery'),
  chat: id,
  person: id,
  query: v.pipe(v.string(), v.maxLength(256)),
  offset: v.optional(v.string(), ''),
});
/** Result: the message that was sent. */
export const chooseInline = v.object({
  type: v.literal('chooseInline'),
  chat: id,
  person: id,
  queryId: v.string(),
  resultId: v.string(),
});
/** Pays the invoice of a message. Result: `PayResult`. */
export const pay = v.object({ type: v.literal('pay'), chat: id, person: id, messageId: id });
/** Pays the invoice of a link. Result: `PayResult`. */
export const payLink = v.object({ type: v.literal('payLink'), person: id, slug: address });
/** Delivers the update of a payment to the bot again, as happens after a lost answer. `messageId`: the payment's. */
export const repeatPayment = v.object({ type: v.literal('repeatPayment'), chat: id, messageId: id });
/**
 * What becomes of a person's subscription: they stop it or resume it, its next period begins, which they pay, or cannot.
 * Result: the person.
 */
export const changeSubscription = v.object({
  type: v.literal('changeSubscription'),
  person: id,
  chargeId: v.string(),
  change: v.picklist(['stop', 'resume', 'renew', 'fail']),
});
/** The share sheet's choice. Result: the message. */
export const share = v.object({
  type: v.literal('share'),
  person: id,
  toChat: id,
  url: address,
  text: v.optional(messageText, ''),
});
/**
 * Result: `LaunchedApp`. `from`: a button under a message, a button in the keyboard's place, the menu button, a link, or
 * what opens the Main Mini App without a link (the profile, the list of chats, the home screen).
 */
export const openApp = v.object({
  type: v.literal('openApp'),
  person: id,
  url: address,
  from: v.optional(
    v.picklist(['inlineButton', 'keyboardButton', 'menuButton', 'link', 'mainApp']),
    'inlineButton',
  ),
  chat: v.optional(id),
  platform,
  version: v.pipe(v.string(), v.regex(/^\d+\.\d+$/)),
  theme: themeParams,
  startParam: v.optional(v.pipe(v.string(), v.regex(/^[\w-]{1,512}$/))),
});
/** A link that a person follows, in a chat or out of the mini app. Result: `FollowedLink`. */
export const openLink = v.object({ type: v.literal('openLink'), person: id, url: address });
/** Lets the bot write, as its mini app has asked. Result: the service message. */
export const allowWriting = v.object({ type: v.literal('allowWriting'), person: id });
/** The address of the bot's Main Mini App, as its owner gives it to @BotFather; '': it has none. */
export const setMainApp = v.object({
  type: v.literal('setMainApp'),
  url: v.pipe(v.string(), v.trim(), v.maxLength(4096)),
});
/** Data that a mini app opened by a keyboard button sends before it closes. Result: the service message. */
export const sendWebAppData = v.object({
  type: v.literal('sendWebAppData'),
  person: id,
  buttonText: messageText,
  data: messageText,
});
/** Looks up a message that the bot has prepared for the mini app. Result: `PreparedMessage`. */
export const findPrepared = v.object({ type: v.literal('findPrepared'), person: id, preparedId: address });
/** Sends a message that the bot has prepared for the mini app. Result: the message. */
export const sendPrepared = v.object({
  type: v.literal('sendPrepared'),
  chat: id,
  person: id,
  preparedId: address,
});
/** The person's phone number, sent to the bot. Result: the same, signed as launch data is. */
export const shareContact = v.object({ type: v.literal('shareContact'), person: id });
/** The address of a login button, with who pressed it and a signature. Result: that address. */
export const logIn = v.object({ type: v.literal('logIn'), person: id, url: address });
/** Chooses options of a poll; none: takes the vote back. Result: the message with the poll. */
export const vote = v.object({
  type: v.literal('vote'),
  chat: id,
  person: id,
  messageId: id,
  options: v.array(id),
});
/** Other words under a post or in a message of one's own. Result: the message as it is now. */
export const editMessage = v.object({
  type: v.literal('editMessage'),
  chat: id,
  person: id,
  messageId: id,
  text: messageText,
});
/** Messages of one chat sent on to another, in their order. Result: the last of them. */
export const forward = v.object({
  type: v.literal('forward'),
  chat: id,
  person: id,
  messageIds: v.pipe(v.array(id), v.minLength(1), v.maxLength(100)),
  toChat: id,
});
export const deleteMessage = v.object({ type: v.literal('deleteMessage'), chat: id, messageId: id });
export const block = v.object({ type: v.literal('block'), person: id });
export const unblock = v.object({ type: v.literal('unblock'), person: id });
/** The person's account is gone for good. */
export const deleteAccount = v.object({ type: v.literal('deleteAccount'), person: id });
/** Result: the new person. */
export const addPerson = v.object({
  type: v.literal('addPerson'),
  firstName: v.pipe(v.string(), v.nonEmpty(), v.maxLength(64)),
  username: v.optional(v.pipe(v.string(), v.regex(/^\w{5,32}$/))),
});
/**
 * Adds somebody to a group (a person, or the bot by its id), promotes or demotes them, or removes them ('left'); what a
 * person does to themselves is leaving. Result: the group.
 */
export const changeMember = v.object({
  type: v.literal('changeMember'),
  chat: id,
  person: id,
  member: id,
  to: v.picklist(['administrator', 'member', 'left']),
});
/** A new group of the person, who creates it, and of others: people, or the bot by its id. Result: the chat. */
export const createGroup = v.object({
  type: v.literal('createGroup'),
  person: id,
  title: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(128)),
  members: v.array(id),
  isSupergroup: v.optional(v.boolean(), false),
});
/**
 * What follows a `?startgroup=` link: the bot is added to the group that the person has chosen, and gets `/start` with the
 * link's payload there. Result: the group.
 */
export const addToGroup = v.object({
  type: v.literal('addToGroup'),
  person: id,
  chat: id,
  payload: v.optional(v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/))),
});
/** The chat of two people, new where they had none. Result: the chat. */
export const openDirect = v.object({ type: v.literal('openDirect'), person: id, other: id });
/** What the bot's owner sets at @BotFather; what is absent stays. */
export const setBotSettings = v.object({
  type: v.literal('setBotSettings'),
  hasPrivacyMode: v.optional(v.boolean()),
  hasInlineFeedback: v.optional(v.boolean()),
});
/**
 * Injects faults into Bot API calls from now on: `times` calls (all when absent), of one method or of all but
 * `getUpdates`, for one person or for everybody. 'none' takes all faults away. Result: the faults in force.
 */
export const setFault = v.object({
  type: v.literal('setFault'),
  kind: v.picklist(['none', ...faultKind.options]),
  method: v.optional(v.string()),
  person: v.optional(id),
  times: v.optional(v.pipe(id, v.minValue(1))),
  /** In seconds, of a 429. */
  retryAfter: v.optional(v.pipe(id, v.minValue(1)), 3),
});
/** Moves the messenger's clock on; the bot's own stays. Result: null. */
export const advanceClock = v.object({
  type: v.literal('advanceClock'),
  seconds: v.pipe(id, v.minValue(1), v.maxValue(30 * 24 * 60 * 60)),
});
/** Everything as at the start; the bot keeps its webhook and its place in the updates. */
export const reset = v.object({ type: v.literal('reset') });

export const action = v.variant('type', [
  sendText,
  pressStart,
  pressCallback,
  sendVideo,
  sendDocument,
  inlineQuery,
  chooseInline,
  pay,
  payLink,
  repeatPayment,
  changeSubscription,
  share,
  openApp,
  openLink,
  allowWriting,
  setMainApp,
  sendWebAppData,
  findPrepared,
  sendPrepared,
  shareContact,
  logIn,
  vote,
  editMessage,
  forward,
  deleteMessage,
  block,
  unblock,
  deleteAccount,
  addPerson,
  changeMember,
  createGroup,
  addToGroup,
  openDirect,
  setBotSettings,
  setFault,
  advanceClock,
  reset,
]);
export type Action = v.InferOutput<typeof action>;
/** What a sender may leave out stands without its default. */
export type ActionInput = v.InferInput<typeof action>;
export type ActionOf<Type extends Action['type']> = Extract<Action, { type: Type }>;
