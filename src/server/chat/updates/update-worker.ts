import type { Bot } from 'grammy';
import type { Update } from 'grammy/types';
import type { Kysely } from 'kysely';
import * as v from 'valibot';
import type { Logger } from '../../database/logger.ts';
import type { Schema } from '../../database/schema.ts';
import { type QueueWorker, startQueueWorker } from '../../queue/queue-worker.ts';
import { MAX_LOST_CLAIMS } from '../../queue/retry-limit.ts';
import { asGrammySignal } from '../bot-api/api-clients.ts';
import { type ClaimedUpdate, finishUpdate, updateQueue } from './bot-updates.ts';
import { recordUpdateFailure } from './record-update-failure.ts';
import {
  isPayment,
  QUESTION_LIFE_SECONDS,
  questionKind,
  type UnansweredQuestions,
  updateRequestId,
  updateSchema,
} from './update.ts';

/** Concurrent updates, each of a different chat. */
const CONCURRENCY = 16;

const storedUpdate = v.pipe(v.string(), v.parseJson(), updateSchema);

type Options = {
  db: Kysely<Schema>;
  log: Logger;
  bot: Bot;
  unanswered: UnansweredQuestions;
  /** Aborts connecting; unfinished updates stay in the queue. */
  signal: AbortSignal;
  intervalMs?: number | undefined;
};

/**
 * Handles stored updates, in order for each chat. An error schedules a retry, up to a limit
 * (`record-update-failure.ts`); after a crash another process handles the update again.
 */
export function startUpdateWorker(options: Options): QueueWorker {
  const { db, log, bot, signal, intervalMs } = options;

  async function work(claimed: ClaimedUpdate): Promise<void> {
    let update: Update | undefined;
    try {
      update = v.parse(storedUpdate, claimed.payload);
      if (claimed.failures >= MAX_LOST_CLAIMS && !isPayment(update))
        throw new Error('the process ended while it handled this update');
      await bot.init(asGrammySignal(signal));
      if (!isStale(update, claimed)) await bot.handleUpdate(update);
    } catch (error) {
      await recordUpdateFailure({ db, log, api: bot.api, signal }, claimed, update, error);
      return;
    }
    await finishUpdate(db, claimed);
  }

  function isStale(update: Update, { ageSeconds }: ClaimedUpdate): boolean {
    const kind = questionKind(update);
    if (kind === undefined || ageSeconds <= QUESTION_LIFE_SECONDS) return false;
    options.unanswered.count(kind, { requestId: updateRequestId(update), ageSeconds });
    return true;
  }

  return startQueueWorker({
    name: 'updates',
    log,
    concurrency: CONCURRENCY,
    claim: (limit) => updateQueue.claim(db, limit),
    renew: (updates) => updateQueue.renew(db, updates),
    work,
    intervalMs,
  });
}
