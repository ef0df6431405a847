import type { Db } from '../database/db.ts';
import type { Logger } from '../database/logger.ts';
import { retryDelay } from '../lib/retries.ts';
import type { Claim, ClaimedQueue } from './claimed-queue.ts';
import { classifyWorkFailure, isGivenUp } from './retry-limit.ts';

/** `failures`: persistent ones and lost claims since it last went on, `ageSeconds` ago. */
export type FailingJob = Claim & { failures: number; ageSeconds: number };

type Options<Job extends FailingJob> = {
  db: Db;
  log: Pick<Logger, 'error' | 'warn'> | undefined;
  queue: Pick<ClaimedQueue<Job>, 'giveUp' | 'postpone'>;
  /** The kind of work in the log. */
  name: string;
  /** True if every retry would fail alike; by default true unless the database failed. */
  isPersistent?: boolean;
  /** Until the next attempt; by default, the longer, the more persistent failures there were. */
  delayMs?: number | undefined;
  /** Age at which it is given up, whatever the reason; by default a day. */
  maxSeconds?: number | undefined;
};

/** Postpones a job that failed, or gives it up. */
export async function recordFailure<Job extends FailingJob>(
  job: Job,
  error: unknown,
  {
    db,
    log,
    queue,
    name,
    isPersistent = classifyWorkFailure(error) === 'persistent',
    delayMs,
    maxSeconds,
  }: Options<Job>,
): Promise<void> {
  const { id, attempts, ageSeconds } = job;
  const failures = job.failures + Number(isPersistent);
  const failure = String(error);
  if (isGivenUp({ persistentFailures: failures, ageSeconds }, { maxSeconds })) {
    log?.error({ err: error, queue: name, job: id, attempts }, 'gave up a job');
    await queue.giveUp(db, job, failure);
    return;
  }
  log?.warn({ err: error, queue: name, job: id, attempts }, 'will retry a job');
  await queue.postpone(db, job, { delayMs: delayMs ?? retryDelay(failures), failure, isPersistent });
}
