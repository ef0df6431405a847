import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';
import type { Logger } from '../../database/logger.ts';
import { type Day, daysBetween } from '../../lib/calendar.ts';
import { clock, sleep } from '../../lib/clock.ts';
import type { KindOfWork } from '../../queue/given-up-work.ts';
import { logRetry } from '../../queue/log-retry.ts';
import { classifyWorkFailure, isRowAtFault, MAX_PERSISTENT_FAILURES } from '../../queue/retry-limit.ts';
import { advanceRankingPeriods } from './advance-ranking-periods.ts';
import { COUNT_BATCH, countPlays, giveUpNextPlay } from './count-plays.ts';
import { readRankingDay, readToday } from './ranking-periods.ts';

const INTERVAL_MS = 1000;
/** Interval of the checks for a new day. */
const DAY_INTERVAL_MS = 30_000;
/** Days that the periods move by themselves. Moving deletes counts: a wrong clock is more likely than a longer absence. */
const MAX_JUMP_DAYS = 40;
/** A failed batch is retried at this fraction of its size. */
const SHRINK = 20;

type ErrorLog = Pick<Logger, 'error'>;
export type PlayCounter = {
  /** Counts the remaining plays and ends. */
  stop(): Promise<void>;
};

/**
 * Keeps the rankings up to date on the leader: counts new plays every second, moves the periods at midnight. The two
 * are independent: one may fail without the other.
 */
export function startPlayCounter(
  db: Db,
  log: ErrorLog,
  {
    intervalMs = INTERVAL_MS,
    dayIntervalMs = DAY_INTERVAL_MS,
    today = () => readToday(db),
    isLeader = (): boolean => true,
  } = {},
): PlayCounter {
  const ending = new AbortController();
  let lastDay: Day | undefined;
  let nextLookAt = 0;

  async function expire(): Promise<void> {
    if (clock.elapsed() < nextLookAt) return;
    const day = await today();
    if (day !== lastDay) await moveTo(day);
    lastDay = day;
    nextLookAt = clock.elapsed() + dayIntervalMs;
  }

  async function moveTo(day: Day): Promise<void> {
    const rankingDay = await readRankingDay(db);
    if (daysBetween(rankingDay, day) <= MAX_JUMP_DAYS) await advanceRankingPeriods(db, day);
    else
      log.error(
        { rankingDay, today: day },
        'the database’s clock is far ahead of the rankings, which stay as they are: if it is right, run "npm run vetrina -- rankings rebuild"',
      );
  }

  /** Smaller after a batch that fails, down to the one play that is at fault. */
  let batch = COUNT_BATCH;
  let failuresOfOne = 0;
  let mayMissTotals = true;

  async function countBatch(): Promise<number> {
    const missed = mayMissTotals;
    mayMissTotals = true;
    const counted = await countPlays(db, batch, missed);
    mayMissTotals = false;
    return counted;
  }

  async function count(): Promise<void> {
    try {
      while (isLeader() && (await countBatch()) === batch) batch = Math.min(COUNT_BATCH, batch * 2);
      [batch, failuresOfOne] = [COUNT_BATCH, 0];
    } catch (error) {
      if (classifyWorkFailure(error) === 'persistent') await narrowDown(error);
      throw error;
    }
  }

  async function narrowDown(error: unknown): Promise<void> {
    if (batch > 1) {
      batch = Math.ceil(batch / SHRINK);
      return;
    }
    if (!isRowAtFault(error)) return;
    failuresOfOne += 1;
    if (failuresOfOne < MAX_PERSISTENT_FAILURES) return;
    const failure = String(error);
    log.error({ failure }, 'gave up counting a play');
    await giveUpNextPlay(db, failure);
    failuresOfOne = 0;
  }

  async function work(): Promise<void> {
    if (!isLeader()) {
      mayMissTotals = true;
      return;
    }
    await expire().catch((err: unknown) =>
      logRetry(log, { err }, 'could not advance the ranking periods; will retry'),
    );
    await count().catch((err: unknown) => logRetry(log, { err }, 'could not count plays; will retry'));
  }

  async function keepCounting(): Promise<void> {
    const { signal } = ending;
    while (!signal.aborted) {
      await sleep(intervalMs, { signal, ref: false }).catch(() => undefined);
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

/** Plays to be counted; the leader counts them. */
export const PLAY_WORK: KindOfWork = {
  name: 'plays',
  summary: 'plays to count in the rankings',
  table: 'pending_play',
  id: 'event_id',
  join: sql`join play_event on play_event.id = event_id`,
  isWaiting: sql`failure is null`,
  waitsSince: sql`played_at`,
  oldestFirst: sql`event_id`,
  isGivenUp: sql`failure is not null`,
  since: sql`played_at`,
  who: sql`user_id`,
  what: sql`'title ' || title_id`,
  retried: sql`failure = null`,
};
