import type { Kysely } from 'kysely';
import type { Log } from '../database/log.ts';
import type { Schema } from '../database/schema.ts';
import { type Day, dayOf } from '../domain/calendar.ts';
import { COUNT_BATCH, countPlays } from '../repositories/count-plays.ts';
import { expirePlays } from '../repositories/expire-plays.ts';

const INTERVAL_MS = 1000;

type ErrorLog = Pick<Log, 'error'>;
export type Counting = {
  /** Counts all plays noted so far; rejects when the database does. */
  flush(): Promise<void>;
  /** Ends the timer and counts what is left; the database may be closed afterwards. */
  stop(): Promise<void>;
};

/** Keeps the rankings up to date: counts new plays every second and lets old days go at midnight. */
export function startCounting(
  db: Kysely<Schema>,
  log: ErrorLog,
  { intervalMs = INTERVAL_MS, now = () => new Date() } = {},
): Counting {
  let lastDay: Day | undefined;
  let running: Promise<void> = Promise.resolve();

  async function round(): Promise<void> {
    const today = dayOf(now());
    if (today !== lastDay) await expirePlays(db, today);
    lastDay = today;
    while ((await countPlays(db)) === COUNT_BATCH);
  }

  /** One round at a time, each after the one before, however that one ended. */
  function flush(): Promise<void> {
    const next = running.then(round);
    running = next.catch(() => undefined);
    return next;
  }

  function flushQuietly(): Promise<void> {
    return flush().catch((error: unknown) =>
      log.error({ err: error }, 'plays could not be counted, they will be later'),
    );
  }

  let busy = false;
  const timer = setInterval(async () => {
    if (busy) return;
    busy = true;
    await flushQuietly();
    busy = false;
  }, intervalMs);
  timer.unref();

  return {
    flush,
    async stop() {
      clearInterval(timer);
      await flushQuietly();
    },
  };
}
