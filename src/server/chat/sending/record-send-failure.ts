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
 * Records a failed attempt: gives the message up when a retry is pointless, else schedules the next attempt, after a 429
 * when Telegram says. The recipient's chat keeps a limit or a block for all its messages; `userId` is undefined for
 * messages that are not to a person.
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
