import type { Logger } from '../database/logger.ts';

/** Polling interval: finds retries that are due and jobs of other processes. */
const INTERVAL_MS = 1000;

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
  let stopped = false;

  const mayLook = () => lookAgain && !stopped && underway.size < atOnce;

  function wake(): void {
    lookAgain = true;
    looking ??= look().finally(() => {
      looking = undefined;
      if (mayLook()) wake();
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

  const looks = setInterval(wake, intervalMs).unref();
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
