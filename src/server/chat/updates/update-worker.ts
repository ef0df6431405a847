import { type Api, type Bot, BotError, GrammyError, HttpError } from 'grammy';
import type { Update } from 'grammy/types';
import * as v from 'valibot';
import type { Db } from '../../database/db.ts';
import type { Logger } from '../../database/logger.ts';
import { inLanguageOf } from '../../languages/person-language.ts';
import { retryDelay } from '../../lib/retries.ts';
import { type QueueWorker, startQueueWorker } from '../../queue/queue-worker.ts';
import {
  classifyWorkFailure,
  isGivenUp,
  MAX_LOST_CLAIMS,
  type WorkFailure,
} from '../../queue/retry-limit.ts';
import { asGrammySignal } from '../bot-api/api-clients.ts';
import { classifyBotApiError, RetryUpdateError, UpdateWaitsError } from '../bot-api/bot-api-errors.ts';
import { texts } from '../texts/texts.ts';
import { type ClaimedUpdate, finishUpdate, updateQueue } from './bot-updates.ts';
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
  db: Db;
  log: Logger;
  bot: Bot;
  unanswered: UnansweredQuestions;
  /** Aborts connecting; unfinished updates stay in the queue. */
  signal: AbortSignal;
  intervalMs?: number | undefined;
};

/**
 * Handles stored updates, in order for each chat. An error schedules a retry, up to a limit
 * (`recordUpdateFailure`); after a crash a different process handles the update again.
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

type Deps = {
  db: Db;
  log: Logger;
  api: Pick<Api, 'sendMessage'>;
  /** Aborted while the server stops: then failures say nothing about the update. */
  signal: AbortSignal;
};

/**
 * Records a failed attempt: schedules the next one, or gives the update up and notifies the person. Payments and refunds
 * are never given up. `update` is undefined when it could not be read.
 */
async function recordUpdateFailure(
  { db, log, api, signal }: Deps,
  claimed: ClaimedUpdate,
  update: Update | undefined,
  thrown: unknown,
): Promise<void> {
  const error = thrown instanceof BotError ? thrown.error : thrown;
  const fields = {
    err: error,
    requestId: updateRequestId({ update_id: claimed.id }),
    attempts: claimed.attempts,
  };
  if (signal.aborted) {
    log.info(fields, 'left an update in the queue: the server is stopping');
    await updateQueue.postpone(db, claimed, { delayMs: 0 });
    return;
  }
  const isPersistent = classifyUpdateFailure(error) === 'persistent';
  const persistentFailures = claimed.failures + Number(isPersistent);
  const failure = String(rootCause(error));
  const mayBeGivenUp = !(update && isPayment(update));
  if (mayBeGivenUp && isGivenUp({ persistentFailures, ageSeconds: claimed.ageSeconds })) {
    log.error(fields, 'gave up on an update');
    if ((await updateQueue.giveUp(db, claimed, failure)) && update) await notify({ db, log, api }, update);
    return;
  }
  const delayMs = retryDelay(claimed.attempts);
  if (error instanceof UpdateWaitsError) {
    log.info({ requestId: fields.requestId, reason: error.message }, 'an update waits');
    await updateQueue.postpone(db, claimed, { delayMs });
    return;
  }
  log.warn(fields, 'will retry an update');
  await updateQueue.postpone(db, claimed, { delayMs, failure, isPersistent });
}

/** Telegram's errors come only from connecting: handlers report the others themselves. */
function classifyUpdateFailure(error: unknown): WorkFailure {
  if (error instanceof UpdateWaitsError) return 'unavailable';
  if (error instanceof HttpError || error instanceof GrammyError) return 'unavailable';
  return classifyWorkFailure(rootCause(error));
}

function rootCause(error: unknown): unknown {
  return error instanceof RetryUpdateError && error.cause !== undefined ? error.cause : error;
}

/** Notifies the person of an update that was given up; once, since it is finished. */
async function notify({ db, log, api }: Pick<Deps, 'db' | 'log' | 'api'>, update: Update): Promise<void> {
  const { chat } = update.message ?? update.callback_query?.message ?? {};
  if (chat?.type !== 'private') return;
  const send = () => api.sendMessage(chat.id, texts.gaveUp);
  await inLanguageOf(db, String(chat.id), send).catch((failure: unknown) => {
    const { reason } = classifyBotApiError(failure);
    log.info({ requestId: updateRequestId(update), reason }, 'could not report a failure to the person');
  });
}
