import type { Update } from 'grammy/types';
import * as v from 'valibot';
import type { Logger } from '../../database/logger.ts';
import { readUpdate } from './read-update.ts';

/** Requires only the number; the other facts that the bot handles have the types that the Bot API documents. */
export const updateSchema = v.pipe(
  v.unknown(),
  v.transform(readUpdate),
  v.custom<Update>((read) => read !== undefined),
);

/** Reads received updates. */
export type UpdateReader = {
  /** Leaves out those that cannot be read, logs and counts them. */
  read(updates: readonly unknown[]): Update[];
  /** The number of those left out since the start, for the metrics. */
  dropped(): number;
};

export function createUpdateReader(log: Pick<Logger, 'warn'>): UpdateReader {
  let dropped = 0;
  return {
    dropped: () => dropped,
    read: (updates) =>
      updates.flatMap((update) => {
        const read = v.safeParse(updateSchema, update);
        if (read.success) return [read.output];
        dropped += 1;
        log.warn({}, 'dropped an update that cannot be read');
        return [];
      }),
  };
}

/** An update's request id in the log, like the mini app's `X-Request-Id`. */
export function updateRequestId({ update_id: id }: Pick<Update, 'update_id'>): string {
  return `update-${id}`;
}

/**
 * Updates with the same key are handled in order: their chat, or without one the person. Payments, refunds and
 * subscriptions have separate keys, so that one that cannot be stored does not block the chat.
 */
export function updateOrderKey(update: Update): string {
  const { message, channel_post: post, edited_channel_post: edited } = update;
  const { callback_query: press, my_chat_member: member } = update;
  const chat = (message ?? post ?? edited ?? press?.message ?? member)?.chat;
  const payer = update.subscription?.user ?? (isPayment(update) ? chat : undefined);
  if (payer) return `payments ${payer.id}`;
  if (chat) return String(chat.id);
  const person =
    press?.from ??
    update.inline_query?.from ??
    update.chosen_inline_result?.from ??
    update.pre_checkout_query?.from;
  return person ? `person ${person.id}` : `update ${update.update_id}`;
}

/** True for a message in a group that is neither a command nor the group's move: none of the bot's business. */
export function isGroupTalk({ message }: Update): boolean {
  if (!message || (message.chat.type !== 'group' && message.chat.type !== 'supergroup')) return false;
  if (message.migrate_to_chat_id !== undefined || message.migrate_from_chat_id !== undefined) return false;
  return !message.text?.startsWith('/');
}

/** Payments, refunds and changes of subscriptions, which are retried without limit. */
export function isPayment({ message, subscription }: Update): boolean {
  return Boolean(message?.successful_payment ?? message?.refunded_payment ?? subscription);
}

/** An inline or pre-checkout query: Telegram accepts no answer after `QUESTION_LIFE_SECONDS`. */
export function questionKind(update: Update): 'inline_query' | 'pre_checkout_query' | undefined {
  if (update.pre_checkout_query) return 'pre_checkout_query';
  return update.inline_query && 'inline_query';
}

export const QUESTION_LIFE_SECONDS = 10;

const textSchema = v.fallback(v.string(), '');
const storedSchema = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.unknown()));
const contentSchema = v.object({ text: v.optional(textSchema, ''), data: v.optional(textSchema, '') });

/**
 * A stored update for lists: its kind, and its command or button (`message /lista`). Shows nothing else of people's
 * messages.
 */
export function summarizeUpdate(payload: string): string {
  const update = v.safeParse(storedSchema, payload);
  const [kind, content] =
    Object.entries(update.success ? update.output : {}).find(([key]) => key !== 'update_id') ?? [];
  if (kind === undefined) return 'unreadable';
  const read = v.safeParse(contentSchema, content);
  const [command] = /^\/\w+/.exec(read.success ? read.output.text : '') ?? [];
  return [kind, command, read.success ? read.output.data : ''].filter(Boolean).join(' ');
}

type QuestionKind = NonNullable<ReturnType<typeof questionKind>>;

/** Inline and pre-checkout queries without an answer in time. */
export type UnansweredQuestions = {
  /** Logs and counts such a query. */
  count(kind: QuestionKind, fields: object): void;
  /** The number of each kind since the start, for the metrics. */
  counts: Readonly<Record<QuestionKind, number>>;
};

export function createUnansweredQuestions(log: Pick<Logger, 'warn'>): UnansweredQuestions {
  const counts = { inline_query: 0, pre_checkout_query: 0 };
  return {
    counts,
    count(kind, fields) {
      counts[kind] += 1;
      log.warn({ ...fields, kind }, 'a query was not answered in time');
    },
  };
}
