import { setTimeout as sleep } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { Log } from '../database/log.ts';
import type { Schema } from '../database/schema.ts';
import { type Day, dayOf } from '../domain/calendar.ts';
import { COUNT_BATCH, countPlays } from '../repositories/count-plays.ts';
import { expirePlays } from '../repositories/expire-plays.ts';

const INTERVAL_MS = 1000;

type ErrorLog = Pick<Log, 'error'>;
export type Counting = {
  /** Counts what is left and ends; the database may be closed afterwards. */
  stop(): Promise<void>;
};

/** Keeps the rankings up to date: counts new plays every second and lets old days go at midnight. */
export function startCounting(
  db: Kysely<Schema>,
  log: ErrorLog,
  { intervalMs = INTERVAL_MS, now = () => new Date() } = {},
): Counting {
  const ending = new AbortController();
  let lastDay: Day | undefined;

  async function count(): Promise<void> {
    const today = dayOf(now());
    if (today !== lastDay) await expirePlays(db, today);
    lastDay = today;
    while ((await countPlays(db)) === COUNT_BATCH);
  }

  async function countOrTell(): Promise<void> {
    await count().catch((err: unknown) =>
      log.error({ err }, 'plays could not be counted, they will be later'),
    );
  }

  async function keepCounting(): Promise<void> {
    const { signal } = ending;
    while (!signal.aborted) {
      await sleep(intervalMs, undefined, { signal, ref: false }).catch(() => undefined);
      await countOrTell();
    }
  }

  const counting = keepCounting();
  return {
    async stop() {
      ending.abort();
      await counting;
      await countOrTell();
    },
  };
}
