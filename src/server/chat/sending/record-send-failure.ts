import type { Kysely } from 'kysely';
import type { Schema } from '../../database/schema.ts';
import { retryDelay } from '../../lib/retries.ts';
import type { Claim, ClaimedQueue } from '../../queue/claimed-queue.ts';
import { type BotApiFailure, isFinalFailure } from '../bot-api/bot-api-errors.ts';
import { setBotBlocked } from './blocked-chats.ts';
import { limitChat } from './rate-limited-chats.ts';

/** A claimed message, with the seconds since it was queued. */
export type MessageJob = Claim & { ageSeconds: number };

type Failed<Job> = { job: Job; failure: BotApiFailure; userId: string | undefined };

/**
 * Records a failed attempt: gives the message up where a retry is pointless, else schedules the next one, after a 429 as
 * Telegram says. A limit and a block are stored of the recipient's chat, for all messages to it; `userId` is undefined
 * where the message is not to a person.
 */
export async function recordSendFailure<Job extends MessageJob>(
  db: Kysely<Schema>,
  queue: ClaimedQueue<Job>,
  { job, failure, userId }: Failed<Job>,
): Promise<void> {
  const { kind, reason } = failure;
  if (userId !== undefined && kind === 'rate limited') await limitChat(db, userId, failure.seconds);
  if (userId !== undefined && kind === 'unreachable') await setBotBlocked(db, userId, true);
  if (isFinalFailure(job, failure)) await queue.giveUp(db, job, reason);
  else await queue.postpone(db, job, { delayMs: delayAfter(job, failure), failure: reason });
}

/** `retry_after`, with jitter, or longer with each attempt. */
function delayAfter({ attempts }: MessageJob, failure: BotApiFailure): number {
  if (failure.kind !== 'rate limited') return retryDelay(attempts);
  return failure.seconds * 1000 + Math.random() * 500;
}
