import type { Logger } from '../database/logger.ts';

/** Polling interval: finds retries that are due and jobs of other processes. */
const INTERVAL_MS = 1000;
/** A queue without a job for so long is idle, */
const IDLE_AFTER_MS = 30_000;
/** and polled only every so many intervals: new jobs of this process wake it. */
const IDLE_INTERVALS = 5;

/** A job of a database queue; `attempts` is the claim's fencing token. */
export type QueueJob = { id: number; attempts: number };

export type QueueWorker = {
  /** Polls at once: there is a new job. */
  wake(): void;
  /** Stops claiming; settles when claimed jobs are done. */
  stop(): Promise<void>;
};

type Options<One extends QueueJob> = {
  /** The queue's name in the log. */
  name: string;
  log: Pick<Logger, 'error'>;
  /** Maximum number of concurrent jobs. */
  atOnce: number;
  /** Claims up to `limit` jobs. */
  claim(limit: number): Promise<One[]>;
  /** Renews the claims of running jobs. */
  renew(jobs: readonly QueueJob[]): Promise<unknown>;
  /** Runs a job and stores its outcome. */
  work(job: One): Promise<void>;
  intervalMs?: number | undefined;
  renewalMs?: number | undefined;
};

/**
 * Runs jobs of a database queue, shared with other processes: claims jobs while fewer than `atOnce` run, and renews the
 * claims of running ones.
 */
export function startQueueWorker<One extends QueueJob>(options: Options<One>): QueueWorker {
  const { name, log, atOnce, claim, renew, work, intervalMs = INTERVAL_MS, renewalMs = 10_000 } = options;
  const underway = new Map<Promise<void>, One>();
  let looking: Promise<void> | undefined;
  let lookAgain = false;
  let [activeAt, polls] = [performance.now(), 0];
  let stopped = false;

  const mayLook = () => lookAgain && !stopped && underway.size < atOnce;

  function wake(): void {
    activeAt = performance.now();
    lookSoon();
  }

  function poll(): void {
    polls += 1;
    const isIdle = performance.now() - activeAt >= IDLE_AFTER_MS;
    if (!isIdle || polls % IDLE_INTERVALS === 0) lookSoon();
  }

  function lookSoon(): void {
    lookAgain = true;
    looking ??= look().finally(() => {
      looking = undefined;
      if (mayLook()) lookSoon();
    });
  }

  async function look(): Promise<void> {
    while (mayLook()) {
      lookAgain = false;
      try {
        for (const job of await claim(atOnce - underway.size)) begin(job);
      } catch (err) {
        log.error({ err, queue: name }, 'the queue could not be read');
      }
    }
  }

  function begin(job: One): void {
    const done = work(job).catch((err: unknown) =>
      log.error({ err, queue: name, job: job.id }, 'what came of a job could not be noted'),
    );
    underway.set(done, job);
    void done.then(() => {
      underway.delete(done);
      wake();
    });
  }

  function renewAll(): void {
    if (underway.size === 0) return;
    renew([...underway.values()]).catch((err: unknown) =>
      log.error({ err, queue: name }, 'claims could not be renewed'),
    );
  }

  const looks = setInterval(poll, intervalMs).unref();
  const renewals = setInterval(renewAll, renewalMs).unref();
  wake();

  return {
    wake,
    async stop() {
      stopped = true;
      clearInterval(looks);
      await looking;
      await Promise.all(underway.keys());
      clearInterval(renewals);
    },
  };
}
