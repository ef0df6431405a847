import type { Kysely } from 'kysely';
import { setBotBlocked } from '../../chat/sending/blocked-chats.ts';
import type { Logger } from '../../database/logger.ts';
import type { Schema } from '../../database/schema.ts';
import { type DeliveryJob, deliveryQueue } from './delivery-queue.ts';
import { NO_CHAT_FAILURE } from './failed-deliveries.ts';

/** The app asks for permission after the press: it may come while the first attempt is under way. */
const SECOND_ATTEMPT_MS = 10_000;

/**
 * Records that the bot cannot write to a person who has not begun a chat with it. After a second attempt the delivery is
 * put aside, until they do (`chat-begun-handler.ts`).
 */
export async function recordMissingChat(
  { db, log }: { db: Kysely<Schema>; log: Logger },
  job: DeliveryJob,
): Promise<void> {
  const { userId, titleId, attempts } = job;
  log.info({ userId, titleId, attempts }, 'delivery waits until the person starts a chat with the bot');
  await setBotBlocked(db, userId, true);
  if (attempts > 1) await deliveryQueue.giveUp(db, job, NO_CHAT_FAILURE);
  else await deliveryQueue.postpone(db, job, { delayMs: SECOND_ATTEMPT_MS, failure: NO_CHAT_FAILURE });
}
