import type { Log } from '../database/log.ts';

/** How often jobs are looked for that nobody told of: those to be tried again, and other processes'. */
const INTERVAL_MS = 1000;

/** A job out of a queue in the database; `attempts` tells this claim from later ones of the same job. */
export type Job = { id: number; attempts: number };

export type QueueWorker = {
  /** There is a new job: look at once. */
  wake(): void;
  /** Takes no more jobs and settles when those in hand are dealt with. */
  stop(): Promise<void>;
};

type Options<One extends Job> = {
  /** How the log names the queue. */
  name: string;
  log: Pick<Log, 'error'>;
  /** Jobs under way at the same time. */
  atOnce: number;
  /** Takes up to so many jobs for this process alone. */
  claim(limit: number): Promise<One[]>;
  /** Keeps the claims on jobs that take long. */
  renew(jobs: readonly Job[]): Promise<unknown>;
  /** Does a job and notes what came of it. */
  work(job: One): Promise<void>;
  intervalMs?: number | undefined;
  renewalMs?: number | undefined;
};

/**
 * Works off a queue in the database, side by side with other processes: jobs are claimed, their claims renewed
 * while they are worked on, and looked for again as soon as there is room.
 */
export function startQueueWorker<One extends Job>(options: Options<One>): QueueWorker {
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
