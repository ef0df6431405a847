import type { Kysely } from 'kysely';
import { type BotApiFailure, isChatMissing, isFinalFailure } from '../../chat/bot-api/bot-api-errors.ts';
import { recordSendFailure } from '../../chat/sending/record-send-failure.ts';
import type { Logger } from '../../database/logger.ts';
import type { Schema } from '../../database/schema.ts';
import { type DeliveryJob, deliveryQueue } from './delivery-queue.ts';
import { recordMissingChat } from './record-missing-chat.ts';

/** `log` has the delivery's id in each line. */
type Deps = { db: Kysely<Schema>; log: Logger };

/** Records a failed attempt as any message's, unless the person has not begun a chat with the bot. */
export async function recordDeliveryFailure(
  { db, log }: Deps,
  job: DeliveryJob,
  failure: BotApiFailure,
): Promise<void> {
  if (isChatMissing(failure)) return recordMissingChat({ db, log }, job);
  const { userId, titleId, attempts } = job;
  // Warn at the first and the last attempt only.
  const isNews = attempts === 1 || isFinalFailure(job, failure);
  log[isNews ? 'warn' : 'info']({ userId, titleId, attempts, reason: failure.reason }, 'a delivery failed');
  return recordSendFailure(db, deliveryQueue, { job, failure, userId });
}
