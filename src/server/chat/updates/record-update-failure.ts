import { type Api, BotError, GrammyError, HttpError } from 'grammy';
import type { Update } from 'grammy/types';
import type { Kysely } from 'kysely';
import type { Logger } from '../../database/logger.ts';
import type { Schema } from '../../database/schema.ts';
import { inLanguageOf } from '../../languages/person-language.ts';
import { retryDelay } from '../../lib/retries.ts';
import { classifyWorkFailure, isGivenUp, type WorkFailure } from '../../queue/retry-limit.ts';
import { classifyBotApiError, RetryUpdateError } from '../bot-api/bot-api-errors.ts';
import { texts } from '../texts/texts.ts';
import { type ClaimedUpdate, updateQueue } from './bot-updates.ts';
import { isPayment, updateRequestId } from './update.ts';

type Deps = {
  db: Kysely<Schema>;
  log: Logger;
  api: Pick<Api, 'sendMessage'>;
  /** Aborted while the server stops: then failures say nothing about the update. */
  signal: AbortSignal;
};

/**
 * Records a failed attempt: schedules the next one, or gives the update up and notifies the person. Payments and refunds
 * are never given up. `update` is undefined when it could not be read.
 */
export async function recordUpdateFailure(
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
    log.error(fields, 'gave up an update');
    if ((await updateQueue.giveUp(db, claimed, failure)) && update) await notify({ db, log, api }, update);
    return;
  }
  log.warn(fields, 'will retry an update');
  await updateQueue.postpone(db, claimed, { delayMs: retryDelay(claimed.attempts), failure, isPersistent });
}

/** Telegram's errors come only from connecting: handlers report the others themselves. */
function classifyUpdateFailure(error: unknown): WorkFailure {
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
