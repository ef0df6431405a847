import * as v from 'valibot';
import { message } from './wire-message.ts';

/**
 * A recurring payment, identified by its first one. `canceled`: stopped by the person, `stopped`: by the bot.
 * `expiresAt` in seconds since 1970.
 */
const subscription = v.object({
  chargeId: v.string(),
  title: v.string(),
  payload: v.string(),
  currency: v.string(),
  amount: v.number(),
  period: v.number(),
  expiresAt: v.number(),
  state: v.picklist(['active', 'canceled', 'stopped', 'failed']),
});
export type Subscription = v.InferOutput<typeof subscription>;

/** A person of the messenger. The id is also that of the private chat with the bot. */
export const person = v.object({
  id: v.number(),
  firstName: v.string(),
  username: v.optional(v.string()),
  /** The language of their messenger: `it`. */
  languageCode: v.string(),
  /** Pressed START, wrote to the bot or let it write: only then may the bot write. */
  hasStarted: v.boolean(),
  hasBlocked: v.boolean(),
  isDeleted: v.boolean(),
  /** The Stars that they can spend. */
  stars: v.number(),
  subscriptions: v.array(subscription),
  /** Premium as the bot's own server reports it; absent while no server answers. */
  isPremium: v.optional(v.boolean()),
});
export type Person = v.InferOutput<typeof person>;

/** The button beside the place where people write in the bot's chat. */
export const menuButton = v.variant('kind', [
  v.object({ kind: v.literal('commands') }),
  v.object({ kind: v.literal('webApp'), text: v.string(), url: v.string() }),
]);
export type MenuButton = v.InferOutput<typeof menuButton>;

export const command = v.object({ command: v.string(), description: v.string() });
export type Command = v.InferOutput<typeof command>;

/** A person's status in a group or a channel, by its name in the Bot API. `left` and `kicked`: former members. */
const memberStatus = v.picklist(['creator', 'administrator', 'member', 'left', 'kicked']);
export type MemberStatus = v.InferOutput<typeof memberStatus>;

/** True for a status of somebody who is in the chat; undefined: was never there. */
export function isIn(status: MemberStatus | undefined): boolean {
  return status !== undefined && status !== 'left' && status !== 'kicked';
}

/**
 * A `private` chat is one person's with the bot, a `direct` one two people's, which no bot can see. Groups, supergroups
 * and channels have a creator, administrators and members; the bot may be one of them.
 */
export const chat = v.object({
  id: v.number(),
  type: v.picklist(['private', 'direct', 'group', 'supergroup', 'channel']),
  title: v.string(),
  /** Everybody in it, the bot aside. */
  personIds: v.array(v.number()),
  creatorId: v.optional(v.number()),
  /** A part of `personIds`. */
  administratorIds: v.array(v.number()),
  /** Absent if the bot has never been a member. */
  botStatus: v.optional(memberStatus),
  menuButton,
  /** The commands of all members. */
  commands: v.array(command),
  /** The commands of people with their own, by the person's id. */
  ownCommands: v.optional(v.record(v.string(), v.array(command))),
  pinnedMessageId: v.optional(v.number()),
  /** The oldest first; bounded to the latest. */
  messages: v.array(message),
});
export type Chat = v.InferOutput<typeof chat>;

export function isGroup({ type }: Pick<Chat, 'type'>): boolean {
  return type === 'group' || type === 'supergroup';
}

const profile = v.object({ name: v.string(), description: v.string(), shortDescription: v.string() });
export type Profile = v.InferOutput<typeof profile>;

export const bot = v.object({
  id: v.number(),
  username: v.string(),
  ...profile.entries,
  /** The bot's profiles in further languages, by code. */
  translations: v.optional(v.record(v.string(), v.partial(profile))),
  /** The address of its Main Mini App, as given to @BotFather; absent without one. */
  mainAppUrl: v.optional(v.string()),
  /** Hides other people's messages in groups from the bot, except those addressed to it. */
  hasPrivacyMode: v.boolean(),
  /** The bot is notified which of its inline results are chosen. */
  hasInlineFeedback: v.boolean(),
});
export type Bot = v.InferOutput<typeof bot>;

/** The bot's profile in a person's language. */
export function profileFor(bot: Bot, { languageCode }: Pick<Person, 'languageCode'>): Profile {
  const own = bot.translations?.[languageCode];
  return {
    name: own?.name ?? bot.name,
    description: own?.description ?? bot.description,
    shortDescription: own?.shortDescription ?? bot.shortDescription,
  };
}

/**
 * 429, 403, 500: answers with that status; silence: never answers; drop: cuts the connection before the call is
 * done; lost: performs the call, then cuts the connection, so that the bot cannot know.
 */
export const faultKind = v.picklist(['429', '403', '500', 'silence', 'drop', 'lost']);

export const fault = v.object({
  kind: faultKind,
  method: v.optional(v.string()),
  person: v.optional(v.number()),
  /** The number of calls that it still hits; absent: all. */
  times: v.optional(v.number()),
  /** In seconds. */
  retryAfter: v.number(),
});
export type Fault = v.InferOutput<typeof fault>;

/**
 * One line of the log. `call`: the bot called the Bot API; `update`: an update was queued for the bot;
 * `webhook`: an attempt to hand an update over. `at` in milliseconds since 1970, `took` in milliseconds.
 */
export const logEntry = v.object({
  id: v.number(),
  at: v.number(),
  kind: v.picklist(['call', 'update', 'webhook']),
  /** The method, or the kind of update. */
  name: v.string(),
  chatId: v.optional(v.number()),
  isOk: v.boolean(),
  /** The HTTP status of a call or a webhook; absent when there was no answer. */
  status: v.optional(v.number()),
  took: v.optional(v.number()),
  /** The request as JSON, shortened. */
  sent: v.string(),
  /** The answer as JSON, shortened; empty for an update. */
  answered: v.string(),
});
export type LogEntry = v.InferOutput<typeof logEntry>;
