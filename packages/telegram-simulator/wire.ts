import * as v from 'valibot';
import { message } from './wire-message.ts';
import { bot, chat, command, fault, logEntry, menuButton, person } from './wire-world.ts';

/**
 * The messages exchanged between the simulator's server and its page. `GET /wire/state` returns a `State`;
 * `GET /wire/events?after={state.sequence}` streams every later `WireEvent` (server-sent events: the id is the
 * sequence number, the data one event as JSON); `POST /wire/act` does an action, see wire-actions.ts.
 */
export const state = v.object({
  /** The number of the latest event that this state holds already. */
  sequence: v.number(),
  bot,
  /** Address of the mini app. */
  appUrl: v.string(),
  /** The same through the throttled proxy; absent without one. */
  slowAppUrl: v.optional(v.string()),
  /** The same for the second phone, whose storage these separate; absent without them. */
  secondAppUrl: v.optional(v.string()),
  slowSecondAppUrl: v.optional(v.string()),
  people: v.array(person),
  /** User ids of the bot's owners; some may not exist here. */
  ownerIds: v.array(v.number()),
  chats: v.array(chat),
  faults: v.array(fault),
  /** Milliseconds by which the messenger's clock was moved forward. */
  clockAhead: v.number(),
  /** The oldest first; bounded to the latest. */
  log: v.array(logEntry),
});
export type State = v.InferOutput<typeof state>;

export const wireEvent = v.variant('type', [
  v.object({ type: v.literal('messageSent'), message }),
  v.object({ type: v.literal('messageEdited'), message }),
  v.object({ type: v.literal('messageDeleted'), chatId: v.number(), messageId: v.number() }),
  v.object({ type: v.literal('personChanged'), person }),
  /** A new chat, or one that has other people now. */
  v.object({ type: v.literal('chatAdded'), chat }),
  v.object({ type: v.literal('menuButtonChanged'), chatId: v.number(), menuButton }),
  v.object({
    type: v.literal('commandsChanged'),
    chatId: v.number(),
    commands: v.array(command),
    ownCommands: chat.entries.ownCommands,
  }),
  v.object({ type: v.literal('pinChanged'), chatId: v.number(), messageId: v.optional(v.number()) }),
  v.object({ type: v.literal('botChanged'), bot }),
  /** 'typing' and so on: shown for five seconds or until the next message. */
  v.object({ type: v.literal('chatAction'), chatId: v.number(), action: v.string() }),
  v.object({ type: v.literal('faultsChanged'), faults: v.array(fault) }),
  v.object({ type: v.literal('clockMoved'), ahead: v.number() }),
  v.object({ type: v.literal('logged'), entry: logEntry }),
  /** Too much was missed, or everything was reset: fetch the state again. */
  v.object({ type: v.literal('reset') }),
]);
export type WireEvent = v.InferOutput<typeof wireEvent>;
