import * as v from 'valibot';
import type { Action } from './wire-actions.ts';
import { chatKind, invoice, message } from './wire-message.ts';
import { chat, person } from './wire-world.ts';

export const answeredCallback = v.object({
  text: v.optional(v.string()),
  showAlert: v.boolean(),
  url: v.optional(v.string()),
});
export type AnsweredCallback = v.InferOutput<typeof answeredCallback>;

export const inlineAnswer = v.object({
  queryId: v.string(),
  results: v.array(
    v.object({
      id: v.string(),
      /** As the Bot API names the type: article, photo, mpeg4_gif... */
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

export const payResult = v.variant('outcome', [
  v.object({ outcome: v.literal('paid'), message }),
  /** The bot's own words for why not. */
  v.object({ outcome: v.literal('refused'), reason: v.string() }),
  /** The bot did not answer within 10 seconds. */
  v.object({ outcome: v.literal('timeout') }),
  v.object({ outcome: v.literal('tooFewStars') }),
]);
export type PayResult = v.InferOutput<typeof payResult>;

/** `url` goes into the iframe as it is; `initData` is the signed part of it. */
export const launchedApp = v.object({
  url: v.string(),
  initData: v.string(),
  queryId: v.optional(v.string()),
});
export type LaunchedApp = v.InferOutput<typeof launchedApp>;

export const followedLink = v.variant('kind', [
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
  /** Anything else belongs to a browser. */
  v.object({ kind: v.literal('external'), url: v.string() }),
]);
export type FollowedLink = v.InferOutput<typeof followedLink>;

/** Where it may be sent. */
export const preparedMessage = v.object({ kinds: v.array(chatKind) });

/** What each action answers; the others answer null. */
export const actionResults = {
  sendText: message,
  pressStart: message,
  pressCallback: v.nullable(answeredCallback),
  sendVideo: message,
  sendDocument: message,
  inlineQuery: v.nullable(inlineAnswer),
  chooseInline: message,
  pay: payResult,
  payLink: payResult,
  repeatPayment: v.null(),
  changeSubscription: person,
  share: message,
  openApp: launchedApp,
  openLink: followedLink,
  allowWriting: message,
  setMainApp: v.null(),
  sendWebAppData: message,
  findPrepared: preparedMessage,
  sendPrepared: message,
  shareContact: v.string(),
  logIn: v.string(),
  vote: message,
  editMessage: message,
  forward: message,
  deleteMessage: v.null(),
  block: v.null(),
  unblock: v.null(),
  deleteAccount: v.null(),
  addPerson: person,
  changeMember: chat,
  createGroup: chat,
  addToGroup: chat,
  openDirect: chat,
  setBotSettings: v.null(),
  setFault: v.null(),
  advanceClock: v.null(),
  reset: v.null(),
} satisfies Record<Action['type'], v.GenericSchema>;
export type ActionResult<Type extends Action['type']> = v.InferOutput<(typeof actionResults)[Type]>;

/** The body of every answer of `POST /wire/act`. */
export const actionResponse = v.variant('ok', [
  v.object({ ok: v.literal(true), result: v.unknown() }),
  v.object({ ok: v.literal(false), error: v.string() }),
]);
