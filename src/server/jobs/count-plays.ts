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

/**
 * Keeps the rankings up to date, on the server that leads: counts new plays every second and lets old days go at
 * midnight. Neither waits for the other: a day that cannot be let go of yet is no reason not to count.
 */
export function startCounting(
  db: Kysely<Schema>,
  log: ErrorLog,
  { intervalMs = INTERVAL_MS, now = () => new Date(), isLeader = (): boolean => true } = {},
): Counting {
  const ending = new AbortController();
  let lastDay: Day | undefined;

  async function expire(): Promise<void> {
    const today = dayOf(now());
    if (today !== lastDay) await expirePlays(db, today);
    lastDay = today;
  }

  async function count(): Promise<void> {
    while (isLeader() && (await countPlays(db)) === COUNT_BATCH);
  }

  async function work(): Promise<void> {
    if (!isLeader()) return;
    await expire().catch((err: unknown) =>
      log.error({ err }, 'old plays could not be let go of, they will be'),
    );
    await count().catch((err: unknown) => log.error({ err }, 'plays could not be counted, they will be'));
  }

  async function keepCounting(): Promise<void> {
    const { signal } = ending;
    while (!signal.aborted) {
      await sleep(intervalMs, undefined, { signal, ref: false }).catch(() => undefined);
      await work();
    }
  }

  const counting = keepCounting();
  return {
    async stop() {
      ending.abort();
      await counting;
      await work();
    },
  };
}
