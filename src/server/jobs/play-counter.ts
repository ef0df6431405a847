import { setTimeout as sleep } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { Logger } from '../database/logger.ts';
import type { Schema } from '../database/schema.ts';
import { type Day, dayOf } from '../domain/calendar.ts';
import { advanceRankingPeriods } from '../repositories/rankings/advance-ranking-periods.ts';
import { COUNT_BATCH, countPlays } from '../repositories/rankings/count-plays.ts';

const INTERVAL_MS = 1000;

type ErrorLog = Pick<Logger, 'error'>;
export type PlayCounter = {
  /** Counts what is left and ends. */
  stop(): Promise<void>;
};

/**
 * Keeps the rankings up to date on the leader: counts new plays every second, moves the periods at midnight. The two
 * are independent: one may fail without the other.
 */
export function startPlayCounter(
  db: Kysely<Schema>,
  log: ErrorLog,
  { intervalMs = INTERVAL_MS, now = () => new Date(), isLeader = (): boolean => true } = {},
): PlayCounter {
  const ending = new AbortController();
  let lastDay: Day | undefined;

  async function expire(): Promise<void> {
    const today = dayOf(now());
    if (today !== lastDay) await advanceRankingPeriods(db, today);
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
