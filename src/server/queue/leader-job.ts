import type { Logger } from '../database/logger.ts';
import { clock, sleep } from '../lib/clock.ts';
import { retryDelay } from '../lib/retries.ts';
import { logRetry } from './log-retry.ts';

/** Interval of the checks for a due run, in milliseconds. */
const POLL_MS = 500;

export type LeaderJob = {
  /** Settles when the current run has ended. */
  stop(): Promise<void>;
};

/** A clock that was set back ends it too: nobody knows its real age. */
function isOver({ since, ms }: { since: number; ms: number }): boolean {
  const passed = clock.now() - since;
  return passed >= ms || passed < 0;
}

/** Work that the leader repeats. */
export type Job = {
  /** Name in the log. */
  name: string;
  everyMs: number;
  /** Delay of the first run after the server's start; none by default. */
  startDelayMs?: number;
  work(signal: AbortSignal): Promise<unknown>;
};

type Options = Job & { isLeader(): boolean; log: Pick<Logger, 'error'> };

/**
 * Runs a job periodically on the leader, first when it takes over and the start delay is over. Failures are retried with
 * backoff.
 */
export function startLeaderJob({ name, everyMs, startDelayMs = 0, isLeader, work, log }: Options): LeaderJob {
  const ending = new AbortController();
  const { signal } = ending;
  let wait = { since: clock.now(), ms: startDelayMs };
  let failures = 0;

  async function attempt(): Promise<void> {
    try {
      await work(signal);
      failures = 0;
      wait = { since: clock.now(), ms: everyMs };
    } catch (err) {
      failures += 1;
      wait = { since: clock.now(), ms: retryDelay(failures) };
      if (!signal.aborted && failures === 1)
        logRetry(log, { err, job: name }, 'a background job failed; will retry');
    }
  }

  const working = (async () => {
    while (!signal.aborted) {
      if (isLeader() && isOver(wait)) await attempt();
      await sleep(POLL_MS, { signal, ref: false }).catch(() => undefined);
    }
  })();

  return {
    async stop() {
      ending.abort();
      await working;
    },
  };
}
