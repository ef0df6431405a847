import type { Kysely } from 'kysely';
import type { Logger, ParentLogger } from '../../database/logger.ts';
import type { Schema } from '../../database/schema.ts';
import type { ClaimedQueue } from '../../queue/claimed-queue.ts';
import { type QueueWorker, startQueueWorker } from '../../queue/queue-worker.ts';
import { type BotApiFailure, classifyBotApiError } from '../bot-api/bot-api-errors.ts';
import { type MessagePace, type Paced, untilSendTime, withSendTimes } from './message-pace.ts';
import { type MessageJob, recordSendFailure } from './record-send-failure.ts';

/** What all workers that send messages are given. */
export type MessageWorkerOptions = {
  db: Kysely<Schema>;
  log: ParentLogger;
  intervalMs?: number | undefined;
};

type Subject<Job extends MessageJob, Sent> = {
  /** The queue's name in the log. */
  name: string;
  queue: ClaimedQueue<Job>;
  /** Messages sent at a time. */
  atOnce: number;
  /** Shared by all servers; without one, messages are sent as they are claimed. */
  pace?: MessagePace;
  /** Fields of a message in its log lines. */
  logFields(job: Job): Record<string, unknown>;
  /** The person it is to, of whose chat limits and blocks are stored. */
  recipient?(job: Job): string;
  /** Claims up to `limit` messages; by default those that the queue has due. */
  claim?(limit: number): Promise<Job[]>;
  /** Notes that a message is being sent; false when it must not be. */
  begin?(job: Job): Promise<boolean>;
  /** Sends a message, or edits one; rejects with the Bot API's error. */
  send(job: Job, log: Logger): Promise<Sent>;
  /** Records that it was sent. */
  recordSent(job: Job, sent: Sent, log: Logger): Promise<unknown>;
  /** Called after a network or server error, which concerns other messages, too. */
  onTransientFailure?(): Promise<void>;
  /** Records a failed attempt; as `recordSendFailure` by default. */
  recordFailure?(job: Job, failure: BotApiFailure, log: Logger): Promise<void>;
};

/** Works off a queue of messages: claims them, waits for their send times, sends them and records the outcome. */
export function startMessageWorker<Job extends MessageJob, Sent = void>(
  { db, log: workerLog, intervalMs }: MessageWorkerOptions,
  subject: Subject<Job, Sent>,
): QueueWorker {
  const { name, queue, atOnce, pace, recordFailure = logAndRecord } = subject;
  const { claim = (limit: number) => queue.claim(db, limit) } = subject;

  async function work(job: Paced<Job>): Promise<void> {
    await untilSendTime(job);
    if (subject.begin && !(await subject.begin(job))) return;
    const log = workerLog.child(subject.logFields(job));
    let sent: Sent;
    try {
      sent = await subject.send(job, log);
    } catch (error) {
      await recordFailure(job, classifyBotApiError(error), log);
      return;
    }
    await subject.recordSent(job, sent, log);
  }

  async function logAndRecord(job: Job, failure: BotApiFailure, log: Logger): Promise<void> {
    log.info({ attempts: job.attempts, reason: failure.reason }, 'a message was not sent');
    if (failure.kind === 'transient') await subject.onTransientFailure?.();
    await recordSendFailure(db, queue, { job, failure, userId: subject.recipient?.(job) });
  }

  async function claimPaced(limit: number): Promise<Paced<Job>[]> {
    const jobs = await claim(limit);
    return pace ? withSendTimes(db, pace, jobs) : jobs.map((job) => ({ ...job, sendInMs: 0 }));
  }

  return startQueueWorker<Paced<Job>>({
    name,
    log: workerLog,
    atOnce,
    claim: claimPaced,
    renew: (jobs) => queue.renew(db, jobs),
    work,
    intervalMs,
  });
}
