import type { Db } from '../../database/db.ts';
import type { Logger, ParentLogger } from '../../database/logger.ts';
import { chance } from '../../lib/clock.ts';
import { retryDelay } from '../../lib/retries.ts';
import type { Claim, ClaimedQueue } from '../../queue/claimed-queue.ts';
import { type QueueWorker, startQueueWorker } from '../../queue/queue-worker.ts';
import { type BotApiFailure, classifyBotApiError, isFinalFailure } from '../bot-api/bot-api-errors.ts';
import { limitChat, setBotBlocked } from './chat-availability.ts';
import { type MessagePace, type Paced, untilSendTime, withSendTimes } from './message-pace.ts';

/** Options of all workers that send messages. */
export type MessageWorkerOptions = {
  db: Db;
  log: ParentLogger;
  intervalMs?: number | undefined;
};

type MessageKind<Job extends MessageJob, Sent> = {
  /** The queue's name in the log. */
  name: string;
  queue: ClaimedQueue<Job>;
  /** Maximum number of messages being sent. */
  concurrency: number;
  /** Shared by all servers; without one, messages are sent as soon as they are claimed. */
  pace?: MessagePace;
  /** Fields of a message in its log lines. */
  logFields(job: Job): Record<string, unknown>;
  /** The recipient, whose chat's limits and blocks are stored; none when it is not to a person. */
  recipient?(job: Job): string;
  /** Claims up to `limit` messages; by default the queue's due ones. */
  claim?(limit: number): Promise<Job[]>;
  /** Notes that a message is being sent; false when it must not be sent. */
  begin?(job: Job): Promise<boolean>;
  /** Sends a message, or edits one; rejects with the Bot API's error. */
  send(job: Job, log: Logger): Promise<Sent>;
  /** Records that it was sent. */
  recordSent(job: Job, sent: Sent, log: Logger): Promise<unknown>;
  /** Called after a network or server error, which affects other messages as well. */
  onTransientFailure?(): Promise<void>;
  /** Records a failed attempt; `recordSendFailure` by default. */
  recordFailure?(job: Job, failure: BotApiFailure, log: Logger): Promise<void>;
};

/** Works off a queue of messages: claims them, waits for their send times, sends them and records the outcome. */
export function startMessageWorker<Job extends MessageJob, Sent = void>(
  { db, log: workerLog, intervalMs }: MessageWorkerOptions,
  kind: MessageKind<Job, Sent>,
): QueueWorker {
  const { name, queue, concurrency, pace, recordFailure = logAndRecord } = kind;
  const { claim = (limit: number) => queue.claim(db, limit) } = kind;

  async function work(job: Paced<Job>): Promise<void> {
    await untilSendTime(job);
    if (kind.begin && !(await kind.begin(job))) return;
    const log = workerLog.child(kind.logFields(job));
    let sent: Sent;
    try {
      sent = await kind.send(job, log);
    } catch (error) {
      await recordFailure(job, classifyBotApiError(error), log);
      return;
    }
    await kind.recordSent(job, sent, log);
  }

  async function logAndRecord(job: Job, failure: BotApiFailure, log: Logger): Promise<void> {
    log.info({ attempts: job.attempts, reason: failure.reason }, 'a message was not sent');
    if (failure.kind === 'transient') await kind.onTransientFailure?.();
    await recordSendFailure(db, queue, { job, failure, userId: kind.recipient?.(job) });
  }

  async function claimPaced(limit: number): Promise<Paced<Job>[]> {
    const jobs = await claim(limit);
    return pace ? withSendTimes(db, pace, jobs) : jobs.map((job) => ({ ...job, sendInMs: 0 }));
  }

  return startQueueWorker<Paced<Job>>({
    name,
    log: workerLog,
    concurrency,
    claim: claimPaced,
    renew: (jobs) => queue.renew(db, jobs),
    work,
    intervalMs,
  });
}

/** A claimed message, with the seconds since it was queued. */
type MessageJob = Claim & { ageSeconds: number };

const MIN_RETRY_MS = 1000;

type Failed<Job> = { job: Job; failure: BotApiFailure; userId: string | undefined };

/**
 * Records a failed attempt: gives the message up when a retry is pointless, else schedules the next attempt, after a 429
 * when Telegram says. The recipient's chat keeps a limit or a block for all its messages; `userId` is undefined for
 * messages that are not to a person.
 */
export async function recordSendFailure<Job extends MessageJob>(
  db: Db,
  queue: ClaimedQueue<Job>,
  { job, failure, userId }: Failed<Job>,
): Promise<void> {
  const { kind, reason } = failure;
  if (userId !== undefined && kind === 'rate limited') await limitChat(db, userId, failure.seconds);
  if (userId !== undefined && kind === 'unreachable') await setBotBlocked(db, userId, true);
  if (isFinalFailure(job, failure)) await queue.giveUp(db, job, reason);
  else await queue.postpone(db, job, { delayMs: delayAfter(job, failure), failure: reason });
}

/**
 * `retry_after`, with jitter, or longer with each attempt; at most the time that it has waited already, since the
 * attempts of a live message include all earlier edits.
 */
function delayAfter({ attempts, ageSeconds }: MessageJob, failure: BotApiFailure): number {
  if (failure.kind === 'rate limited') return failure.seconds * 1000 + chance.fraction() * 500;
  return Math.min(retryDelay(attempts), Math.max(MIN_RETRY_MS, ageSeconds * 1000));
}
