import { setTimeout as sleep } from 'node:timers/promises';
import type { Log } from '../database/log.ts';
import { retryDelay } from '../domain/retry-delay.ts';

/** How often a server looks whether the job has become its own, in milliseconds. */
const LOOK_MS = 500;

export type Job = {
  /** Settles when it is done with, once begun. */
  stop(): Promise<void>;
};

type Options = {
  /** How the log names it. */
  name: string;
  everyMs: number;
  isLeader(): boolean;
  work(signal: AbortSignal): Promise<unknown>;
  log: Pick<Log, 'error'>;
};

/** Does a job again and again on the server that leads, first when it begins to lead; what fails is tried again sooner. */
export function startLeadersJob({ name, everyMs, isLeader, work, log }: Options): Job {
  const ending = new AbortController();
  const { signal } = ending;
  let nextAt = 0;
  let failures = 0;

  async function attempt(): Promise<void> {
    try {
      await work(signal);
      failures = 0;
      nextAt = Date.now() + everyMs;
    } catch (err) {
      failures += 1;
      nextAt = Date.now() + retryDelay(failures);
      if (!signal.aborted && failures === 1) log.error({ err, job: name }, 'a job failed, it is tried again');
    }
  }

  const working = (async () => {
    while (!signal.aborted) {
      if (isLeader() && Date.now() >= nextAt) await attempt();
      await sleep(LOOK_MS, undefined, { signal, ref: false }).catch(() => undefined);
    }
  })();

  return {
    async stop() {
      ending.abort();
      await working;
    },
  };
}
