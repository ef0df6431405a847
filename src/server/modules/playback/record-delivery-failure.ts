import type { Kysely } from 'kysely';
import { type BotApiFailure, isChatMissing } from '../../chat/bot-api/bot-api-errors.ts';
import { isFinalFailure } from '../../chat/bot-api/is-final-failure.ts';
import { limitChat } from '../../chat/sending/rate-limited-chats.ts';
import type { Logger } from '../../database/logger.ts';
import type { Schema } from '../../database/schema.ts';
import { retryDelay } from '../../lib/retry-delay.ts';
import { setBotBlocked } from '../people/people.ts';
import { type DeliveryJob, markDeliveryFailed, postponeDelivery } from './delivery-queue.ts';
import { recordMissingChat } from './record-missing-chat.ts';

/** `log` has the delivery's id in each line. */
type Deps = { db: Kysely<Schema>; log: Logger };

/** Records a failed attempt: marks the delivery as failed where a retry is pointless, else schedules the next attempt. */
export async function recordDeliveryFailure(
  { db, log }: Deps,
  job: DeliveryJob,
  failure: BotApiFailure,
): Promise<void> {
  if (isChatMissing(failure)) return recordMissingChat({ db, log }, job);
  const { userId, titleId, attempts } = job;
  const { kind, reason } = failure;
  const isFinal = isFinalFailure(job, failure);
  // Warn at the first and the last attempt only.
  const isNews = attempts === 1 || isFinal;
  log[isNews ? 'warn' : 'info']({ userId, titleId, attempts, reason }, 'a delivery failed');
  if (kind === 'rate limited') await limitChat(db, userId, failure.seconds);
  if (kind === 'unreachable') await setBotBlocked(db, userId, true);
  if (isFinal) await markDeliveryFailed(db, job, reason);
  else await postponeDelivery(db, job, { delayMs: delayAfter(job, failure), failure: reason });
}

/** `retry_after`, with jitter. */
function delayAfter({ attempts }: DeliveryJob, failure: BotApiFailure): number {
  if (failure.kind !== 'rate limited') return retryDelay(attempts);
  return failure.seconds * 1000 + Math.random() * 500;
}
