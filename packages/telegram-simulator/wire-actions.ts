import * as v from 'valibot';
import { chatKind, invoice, message } from './wire-message.ts';
import { chat, faultKind, person } from './wire-world.ts';

const id = v.pipe(v.number(), v.integer());
const messageText = v.pipe(v.string(), v.maxLength(4096));
const address = v.pipe(v.string(), v.nonEmpty(), v.maxLength(4096));

/** The colours that the messenger hands to a mini app, as `{ bg_color: '#ffffff', ... }`. */
const themeParams = v.record(v.string(), v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/i)));
export type ThemeParams = v.InferOutput<typeof themeParams>;

const platform = v.picklist(['ios', 'android', 'tdesktop', 'macos', 'web']);
export type Platform = v.InferOutput<typeof platform>;

/** Base64; the schema library's own check runs out of stack at a few megabytes. */
const base64 = v.pipe(v.string(), v.regex(/^[\da-z+/]*={0,2}$/i));

const answeredCallback = v.object({
  text: v.optional(v.string()),
  showAlert: v.boolean(),
  url: v.optional(v.string()),
});
export type AnsweredCallback = v.InferOutput<typeof answeredCallback>;

const inlineAnswer = v.object({
  queryId: v.string(),
  results: v.array(
    v.object({
      id: v.string(),
      /** The type's name in the Bot API: article, photo, mpeg4_gif... */
      kind: v.string(),
      title: v.string(),
      description: v.optional(v.string()),
      thumbnailUrl: v.optional(v.string()),
    }),
  ),
  nextOffset: v.string(),
  /** A button above the results: opens the bot's chat with a payload, or the mini app. */
  button: v.optional(
    v.object({
      text: v.string(),
      startParameter: v.optional(v.string()),
      webAppUrl: v.optional(v.string()),
    }),
  ),
});
export type InlineAnswer = v.InferOutput<typeof inlineAnswer>;

const payResult = v.variant('outcome', [
  v.object({ outcome: v.literal('paid'), message }),
  /** The bot's own words for its refusal. */
  v.object({ outcome: v.literal('refused'), reason: v.string() }),
  /** The bot did not answer within 10 seconds. */
  v.object({ outcome: v.literal('timeout') }),
  v.object({ outcome: v.literal('tooFewStars') }),
]);
export type PayResult = v.InferOutput<typeof payResult>;

/** `url` is the iframe's address; `initData` is the signed part of it. */
const launchedApp = v.object({
  url: v.string(),
  initData: v.string(),
  queryId: v.optional(v.string()),
});
export type LaunchedApp = v.InferOutput<typeof launchedApp>;

const followedLink = v.variant('kind', [
  /** The bot's chat; `/start` with the link's payload was sent when it has one. */
  v.object({ kind: v.literal('chat'), chatId: v.number() }),
  /** The share sheet, to choose a chat. */
  v.object({ kind: v.literal('share'), url: v.string(), text: v.string() }),
  /** A payment. */
  v.object({ kind: v.literal('invoice'), slug: v.string(), invoice }),
  /** The bot's main mini app. */
  v.object({ kind: v.literal('app'), url: v.string(), startParam: v.optional(v.string()) }),
  /** A group, to be chosen, to which the bot is added. */
  v.object({ kind: v.literal('addToGroup'), payload: v.optional(v.string()) }),
  /** A channel, to be chosen, of which the bot becomes an administrator. */
  v.object({ kind: v.literal('addToChannel') }),
  /** Anything else belongs to a browser. */
  v.object({ kind: v.literal('external'), url: v.string() }),
]);
export type FollowedLink = v.InferOutput<typeof followedLink>;

/** The chats that it may be sent to. */
const preparedMessage = v.object({ kinds: v.array(chatKind) });

/** An action's input, which its JSON holds beside `type`, and its result. */
function action<Fields extends v.ObjectEntries, Result extends v.GenericSchema>(
  fields: Fields,
  result: Result,
) {
  return { input: v.object(fields), result };
}

/**
 * A person's actions on the page: `POST /wire/act` with `{ type: 'sendText', ... }` as JSON. It answers `{ ok:
 * true, result }`, or status 400 and `{ ok: false, error }`. The handlers are in `server/actions/`.
 */
export const actions = {
  /** Result: the message in the chat. */
  sendText: action(
    {
      chat: id,
      person: id,
      text: messageText,
      /** The message that this one answers. */
      replyTo: v.optional(id),
    },
    message,
  ),
  /** The START button, or a deep link with a payload. Result: the message `/start payload`. */
  pressStart: action(
    {
      person: id,
      payload: v.optional(v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/))),
    },
    message,
  ),
  /** Null if the bot has not answered in time. */
  pressCallback: action(
    {
      chat: id,
      person: id,
      messageId: id,
      data: v.string(),
    },
    v.nullable(answeredCallback),
  ),
  /** A video that a person pretends to send (the owner adds videos so), to the bot or to a channel. Result: the message. */
  sendVideo: action(
    {
      chat: id,
      person: id,
      caption: v.optional(v.pipe(v.string(), v.maxLength(1024)), ''),
      fileName: v.optional(v.string(), 'video.mp4'),
      /** Sent unchanged: a document. */
      asFile: v.optional(v.boolean(), false),
      duration: v.optional(id, 7200),
    },
    message,
  ),
  /** Any file, with its bytes, as base64. Result: the message. */
  sendDocument: action(
    {
      chat: id,
      person: id,
      fileName: v.pipe(v.string(), v.nonEmpty(), v.maxLength(255)),
      mimeType: v.optional(v.string(), 'application/octet-stream'),
      bytes: base64,
      caption: v.optional(v.pipe(v.string(), v.maxLength(1024)), ''),
    },
    message,
  ),
  /** `@bot query` in a chat. Null if the bot has not answered in time. */
  inlineQuery: action(
    {
      chat: id,
      person: id,
      query: v.pipe(v.string(), v.maxLength(256)),
      offset: v.optional(v.string(), ''),
    },
    v.nullable(inlineAnswer),
  ),
  /** Result: the message that was sent. */
  chooseInline: action({ chat: id, person: id, queryId: v.string(), resultId: v.string() }, message),
  /** Pays the invoice of a message. */
  pay: action({ chat: id, person: id, messageId: id }, payResult),
  /** Pays the invoice of a link. */
  payLink: action({ person: id, slug: address }, payResult),
  /** Delivers the update of a payment to the bot again, as happens after a lost answer. `messageId`: the payment's. */
  repeatPayment: action({ chat: id, messageId: id }, v.null()),
  /**
   * Changes a person's subscription: they stop or resume it, or its next period begins, which they pay or cannot
   * pay. Result: the person.
   */
  changeSubscription: action(
    {
      person: id,
      chargeId: v.string(),
      change: v.picklist(['stop', 'resume', 'renew', 'fail']),
    },
    person,
  ),
  /** The share sheet's choice. Result: the message. */
  share: action({ person: id, toChat: id, url: address, text: v.optional(messageText, '') }, message),
  /**
   * `from`: a button under a message, a button in the keyboard's place, the menu button, a link, or a place that
   * opens the Main Mini App without a link (the profile, the list of chats, the home screen).
   */
  openApp: action(
    {
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
    },
    launchedApp,
  ),
  /** A link that a person follows, in a chat or out of the mini app. */
  openLink: action({ person: id, url: address }, followedLink),
  /** Lets the bot write, as its mini app has asked. Result: the service message. */
  allowWriting: action({ person: id }, message),
  /** The address of the bot's Main Mini App, as given to @BotFather; '' for none. */
  setMainApp: action({ url: v.pipe(v.string(), v.trim(), v.maxLength(4096)) }, v.null()),
  /**
   * A new bot in the place of the present one, whose token, chats, files and memberships end. Result: the new one's
   * token and name.
   */
  replaceBot: action(
    { username: v.optional(v.pipe(v.string(), v.regex(/^\w{3,29}bot$/i))) },
    v.object({ token: v.string(), username: v.string() }),
  ),
  /** Replaces the bot's token, as @BotFather's `/revoke` does: the former one is refused. Result: the new one. */
  revokeToken: action({}, v.object({ token: v.string() })),
  /** Data that a mini app opened by a keyboard button sends before it closes. Result: the service message. */
  sendWebAppData: action({ person: id, buttonText: messageText, data: messageText }, message),
  /** Looks up a message that the bot has prepared for the mini app. */
  findPrepared: action({ person: id, preparedId: address }, preparedMessage),
  /** Sends a message that the bot has prepared for the mini app. Result: the message. */
  sendPrepared: action({ chat: id, person: id, preparedId: address }, message),
  /** Looks up a button by which the mini app has the person choose a chat. */
  findChooser: action({ person: id, preparedId: address }, preparedMessage),
  /** Chooses a chat by such a button: the bot gets its rights there. Result: the service message to the bot. */
  shareChosenChat: action({ chat: id, person: id, preparedId: address }, message),
  /** Follows a `?startchannel` link: the bot becomes an administrator of the chosen channel. Result: the channel. */
  addToChannel: action({ chat: id, person: id }, chat),
  /** Takes the bot's rights in a channel. Result: the channel. */
  removeFromChannel: action({ chat: id, person: id }, chat),
  /** The person's phone number, sent to the bot. Result: the same, signed as launch data is. */
  shareContact: action({ person: id }, v.string()),
  /** The address of a login button, with the person who pressed it and a signature. Result: that address. */
  logIn: action({ person: id, url: address }, v.string()),
  /** Chooses options of a poll; none: takes the vote back. Result: the message with the poll. */
  vote: action({ chat: id, person: id, messageId: id, options: v.array(id) }, message),
  /** Edits a post or one's own message. Result: the message as it is now. */
  editMessage: action({ chat: id, person: id, messageId: id, text: messageText }, message),
  /** Forwards messages of one chat to a second one, in order. Result: the last of them. */
  forward: action(
    {
      chat: id,
      person: id,
      messageIds: v.pipe(v.array(id), v.minLength(1), v.maxLength(100)),
      toChat: id,
    },
    message,
  ),
  deleteMessage: action({ chat: id, messageId: id }, v.null()),
  block: action({ person: id }, v.null()),
  unblock: action({ person: id }, v.null()),
  /** The language of a person's messenger. Result: the person. */
  setLanguage: action({ person: id, languageCode: v.pipe(v.string(), v.regex(/^[a-z]{2}$/)) }, person),
  /** Deletes the person's account for good. */
  deleteAccount: action({ person: id }, v.null()),
  /** Result: the new person. */
  addPerson: action(
    {
      firstName: v.pipe(v.string(), v.nonEmpty(), v.maxLength(64)),
      username: v.optional(v.pipe(v.string(), v.regex(/^\w{5,32}$/))),
    },
    person,
  ),
  /**
   * Adds somebody to a group (a person, or the bot by its id), promotes or demotes them, or removes them ('left');
   * a change to oneself means leaving. Result: the group.
   */
  changeMember: action(
    {
      chat: id,
      person: id,
      member: id,
      to: v.picklist(['administrator', 'member', 'left']),
    },
    chat,
  ),
  /** A new group of the person, who creates it, and of others: people, or the bot by its id. Result: the chat. */
  createGroup: action(
    {
      person: id,
      title: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(128)),
      members: v.array(id),
      isSupergroup: v.optional(v.boolean(), false),
    },
    chat,
  ),
  /**
   * Follows a `?startgroup=` link: adds the bot to the group that the person has chosen, where it gets `/start`
   * with the link's payload. Result: the group.
   */
  addToGroup: action(
    {
      person: id,
      chat: id,
      payload: v.optional(v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/))),
    },
    chat,
  ),
  /** The chat of two people, created if necessary. Result: the chat. */
  openDirect: action({ person: id, other: id }, chat),
  /** Settings of the bot's owner at @BotFather; absent fields keep their values. */
  setBotSettings: action(
    {
      hasPrivacyMode: v.optional(v.boolean()),
      hasInlineFeedback: v.optional(v.boolean()),
    },
    v.null(),
  ),
  /**
   * Injects faults into Bot API calls from now on: `times` calls (all when absent), of one method or of all but
   * `getUpdates`, for one person or for everybody. 'none' takes all faults away. Result: the faults in force.
   */
  setFault: action(
    {
      kind: v.picklist(['none', ...faultKind.options]),
      method: v.optional(v.string()),
      person: v.optional(id),
      times: v.optional(v.pipe(id, v.minValue(1))),
      /** In seconds, of a 429. */
      retryAfter: v.optional(v.pipe(id, v.minValue(1)), 3),
    },
    v.null(),
  ),
  /** Moves the messenger's clock on; the bot's own stays. Result: null. */
  advanceClock: action({ seconds: v.pipe(id, v.minValue(1), v.maxValue(30 * 24 * 60 * 60)) }, v.null()),
  /** Everything as at the start; the bot keeps its webhook and its place in the updates. */
  reset: action({}, v.null()),
};

/** Actions as senders write them: optional fields may be absent, without their defaults. */
export type ActionInput = {
  [Name in ActionName]: { type: Name } & v.InferInput<(typeof actions)[Name]['input']>;
}[ActionName];
export type ActionName = keyof typeof actions;
export type ActionOf<Name extends ActionName> = v.InferOutput<(typeof actions)[Name]['input']>;
export type ActionResult<Name extends ActionName> = v.InferOutput<(typeof actions)[Name]['result']>;

/** Reads which action a body is about. */
export const actionName = v.object({
  type: v.pipe(
    v.string(),
    v.guard((name): name is ActionName => Object.hasOwn(actions, name)),
  ),
});

/** The body of every answer of `POST /wire/act`. */
export const actionResponse = v.variant('ok', [
  v.object({ ok: v.literal(true), result: v.unknown() }),
  v.object({ ok: v.literal(false), error: v.string() }),
]);
