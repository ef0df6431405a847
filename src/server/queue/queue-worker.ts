import type { Logger } from '../database/logger.ts';
import { clock } from '../lib/clock.ts';
import type { Claim } from './claimed-queue.ts';
import { logRetry } from './log-retry.ts';

/** Polling interval, to find due retries and jobs of other processes. */
const INTERVAL_MS = 1000;
/** A queue without a job for this time is idle. */
const IDLE_AFTER_MS = 30_000;
/** An idle queue is polled once in this many intervals: this process's new jobs wake it. */
const IDLE_INTERVALS = 5;

export type QueueWorker = {
  /** Polls at once: there is a new job. */
  wake(): void;
  /** Stops claiming; settles when claimed jobs are done. */
  stop(): Promise<void>;
};

type Options<One extends Claim> = {
  /** The queue's name in the log. */
  name: string;
  log: Pick<Logger, 'error'>;
  /** Maximum number of running jobs. */
  concurrency: number;
  /** Claims up to `limit` jobs. */
  claim(limit: number): Promise<One[]>;
  /** Renews the claims of running jobs. */
  renew(jobs: readonly Claim[]): Promise<unknown>;
  /** Runs a job and stores its outcome. */
  work(job: One): Promise<void>;
  intervalMs?: number | undefined;
  renewalMs?: number | undefined;
};

/**
 * Runs jobs of a database queue, shared with other processes: claims jobs while fewer than `concurrency` run, and renews the
 * claims of running ones.
 */
export function startQueueWorker<One extends Claim>(options: Options<One>): QueueWorker {
  const {
    name,
    log,
    concurrency,
    claim,
    renew,
    work,
    intervalMs = INTERVAL_MS,
    renewalMs = 10_000,
  } = options;
  const inFlight = new Map<Promise<void>, One>();
  let claiming: Promise<void> | undefined;
  let mayHaveJobs = false;
  let [activeAt, polls] = [clock.elapsed(), 0];
  let stopped = false;

  const shouldClaim = () => mayHaveJobs && !stopped && inFlight.size < concurrency;

  function wake(): void {
    activeAt = clock.elapsed();
    claimSoon();
  }

  function poll(): void {
    polls += 1;
    const isIdle = clock.elapsed() - activeAt >= IDLE_AFTER_MS;
    if (!isIdle || polls % IDLE_INTERVALS === 0) claimSoon();
  }

  function claimSoon(): void {
    mayHaveJobs = true;
    claiming ??= claimJobs().finally(() => {
      claiming = undefined;
      if (shouldClaim()) claimSoon();
    });
  }

  async function claimJobs(): Promise<void> {
    while (shouldClaim()) {
      mayHaveJobs = false;
      try {
        for (const job of await claim(concurrency - inFlight.size)) start(job);
      } catch (err) {
        logRetry(log, { err, queue: name }, 'could not claim jobs of a queue');
      }
    }
  }

  function start(job: One): void {
    const done = work(job).catch((err: unknown) =>
      logRetry(log, { err, queue: name, job: job.id }, "could not record a job's outcome"),
    );
    inFlight.set(done, job);
    void done.then(() => {
      inFlight.delete(done);
      wake();
    });
  }

  function renewAll(): void {
    if (inFlight.size === 0) return;
    renew([...inFlight.values()]).catch((err: unknown) =>
      logRetry(log, { err, queue: name }, 'could not renew the claims of running jobs'),
    );
  }

  const polling = clock.setInterval(poll, intervalMs).unref();
  const renewals = clock.setInterval(renewAll, renewalMs).unref();
  wake();

  return {
    wake,
    async stop() {
      stopped = true;
      clearInterval(polling);
      await claiming;
      await Promise.all(inFlight.keys());
      clearInterval(renewals);
    },
  };
}
