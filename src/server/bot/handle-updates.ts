import { type Bot, BotError } from 'grammy';
import type { Update } from 'grammy/types';
import type { Kysely } from 'kysely';
import * as v from 'valibot';
import type { Log } from '../database/log.ts';
import type { Schema } from '../database/schema.ts';
import { retryDelay } from '../domain/retry-delay.ts';
import {
  type ClaimedUpdate,
  claimUpdates,
  finishUpdate,
  postponeUpdate,
  renewUpdateClaims,
} from '../repositories/bot-updates.ts';
import { type QueueWorker, startQueueWorker } from './queue-worker.ts';

/** Updates under way at the same time; each is of another chat. */
const AT_ONCE = 16;
/** Milliseconds after which the messenger takes no answer to a question of its own any more. */
const QUESTION_LIFE_MS = 10_000;

/** The messenger's own shape is taken for granted beyond what makes it an update. */
export const updateSchema = v.custom<Update>((input) =>
  v.is(v.looseObject({ update_id: v.pipe(v.number(), v.integer()) }), input),
);

const storedUpdate = v.pipe(v.string(), v.parseJson(), updateSchema);

/** What keeps an update's order among others: its chat, or the person where it has none. */
export function chatOf(update: Update): string {
  const { message, channel_post: post, edited_channel_post: edited } = update;
  const { callback_query: press, my_chat_member: member } = update;
  const chat = (message ?? post ?? edited ?? press?.message ?? member)?.chat;
  if (chat) return String(chat.id);
  const person = press?.from ?? update.inline_query?.from ?? update.pre_checkout_query?.from;
  return person ? `person ${person.id}` : `update ${update.update_id}`;
}

/** What an update is called in the log, as a call of the mini app is by its request id. */
export function requestIdOf({ update_id: id }: Pick<Update, 'update_id'>): string {
  return `update-${id}`;
}

type Options = { db: Kysely<Schema>; log: Log; bot: Bot };

/**
 * Handles the updates that were stored, in order for each chat. One whose handler fails in passing comes again;
 * killed in between, it is handled again by another process.
 */
export function startHandlingUpdates({ db, log, bot }: Options): QueueWorker {
  async function work(claimed: ClaimedUpdate): Promise<void> {
    try {
      await bot.init();
      const update = v.parse(storedUpdate, claimed.payload);
      if (!isStale(update, claimed)) await bot.handleUpdate(update);
    } catch (error) {
      const cause = error instanceof BotError ? error.error : error;
      log.warn(
        { err: cause, requestId: requestIdOf({ update_id: claimed.id }), attempts: claimed.attempts },
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
  });
}

/** A question of the messenger that has waited too long for an answer to be taken. */
function isStale(update: Update, { receivedAt }: ClaimedUpdate): boolean {
  const isQuestion = update.inline_query !== undefined || update.pre_checkout_query !== undefined;
  return isQuestion && Date.now() - receivedAt.getTime() > QUESTION_LIFE_MS;
}
