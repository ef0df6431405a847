import { type Bot, BotError } from 'grammy';
import type { Update } from 'grammy/types';
import type { Kysely } from 'kysely';
import * as v from 'valibot';
import type { Logger } from '../../database/logger.ts';
import type { Schema } from '../../database/schema.ts';
import { retryDelay } from '../../domain/retry-delay.ts';
import {
  type ClaimedUpdate,
  claimUpdates,
  finishUpdate,
  postponeUpdate,
  renewUpdateClaims,
} from '../../repositories/bot-updates.ts';
import { type QueueWorker, startQueueWorker } from '../queue-worker.ts';

/** Concurrent updates, each of a different chat. */
const AT_ONCE = 16;
/** Milliseconds after which Telegram ignores an answer to an inline or pre-checkout query. */
const QUESTION_LIFE_MS = 10_000;

/** Only `update_id` is validated; the rest is trusted to be the Bot API's. */
export const updateSchema = v.custom<Update>((input) =>
  v.is(v.looseObject({ update_id: v.pipe(v.number(), v.integer()) }), input),
);

const storedUpdate = v.pipe(v.string(), v.parseJson(), updateSchema);

/** Updates with the same key are handled in order: their chat, or the person where there is none. */
export function updateOrderKey(update: Update): string {
  const { message, channel_post: post, edited_channel_post: edited } = update;
  const { callback_query: press, my_chat_member: member } = update;
  const chat = (message ?? post ?? edited ?? press?.message ?? member)?.chat;
  if (chat) return String(chat.id);
  const person = press?.from ?? update.inline_query?.from ?? update.pre_checkout_query?.from;
  return person ? `person ${person.id}` : `update ${update.update_id}`;
}

/** An update's request id in the log, like the mini app's `X-Request-Id`. */
export function updateRequestId({ update_id: id }: Pick<Update, 'update_id'>): string {
  return `update-${id}`;
}

type Options = { db: Kysely<Schema>; log: Logger; bot: Bot; intervalMs?: number | undefined };

/**
 * Handles stored updates, in order for each chat. A transient error schedules a retry; after a crash another process
 * handles the update again.
 */
export function startUpdateWorker({ db, log, bot, intervalMs }: Options): QueueWorker {
  async function work(claimed: ClaimedUpdate): Promise<void> {
    try {
      await bot.init();
      const update = v.parse(storedUpdate, claimed.payload);
      if (!isStale(update, claimed)) await bot.handleUpdate(update);
    } catch (error) {
      const cause = error instanceof BotError ? error.error : error;
      log.warn(
        { err: cause, requestId: updateRequestId({ update_id: claimed.id }), attempts: claimed.attempts },
        'an update will be handled later',
      );
      await postponeUpdate(db, claimed, retryDelay(claimed.attempts));
      return;
    }
    await finishUpdate(db, claimed);
  }

  return startQueueWorker({
    name: 'updates',
    log,
    atOnce: AT_ONCE,
    claim: (limit) => claimUpdates(db, limit),
    renew: (updates) => renewUpdateClaims(db, updates),
    work,
    intervalMs,
  });
}

/** An inline or pre-checkout query that can no longer be answered. */
function isStale(update: Update, { receivedAt }: ClaimedUpdate): boolean {
  const isQuestion = update.inline_query !== undefined || update.pre_checkout_query !== undefined;
  return isQuestion && Date.now() - receivedAt.getTime() > QUESTION_LIFE_MS;
}
