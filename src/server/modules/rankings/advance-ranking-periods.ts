import { sql } from 'kysely';
import { GENRE_RANKING_DAYS, RANKING_DAYS } from '../../../contract/rankings.ts';
import type { Db, DbTransaction } from '../../database/db.ts';
import { addDays, type Day } from '../../lib/calendar.ts';
import { lockRankingState } from '../catalogue/locks.ts';
import { firstDayOfPeriod, MAX_RANKING_PERIOD } from './ranking-periods.ts';

/** Range of title ids handled in one transaction, which blocks counting. */
const STEP = 5000;

/**
 * Moves the ranking periods forward to end today, in steps. Catches up on missed days one by one; nothing to do when
 * already current.
 */
export async function advanceRankingPeriods(db: Db, today: Day, step = STEP): Promise<void> {
  while (await takeStep(db, today, step));
}

/** A range of title ids, the end included. */
type IdRange = { after: number; upTo: number };

/** Subtracts the plays that leave the periods, for the next range of titles; false when done. */
async function takeStep(db: Db, today: Day, step: number): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const { day, moved } = await lockRankingState(transaction);
    if (day >= today) return false;
    const nextDay = addDays(day, 1);
    const range = { after: moved, upTo: moved + step };
    await shrinkWindows(transaction, nextDay, range);
    await shrinkGenreWindows(transaction, nextDay, range);
    const isLast = range.upTo >= (await lastId(transaction));
    if (isLast)
      await transaction
        .deleteFrom('play_daily')
        .where('day', '<', firstDayOfPeriod(MAX_RANKING_PERIOD, nextDay))
        .execute();
    const state = isLast ? { day: nextDay, moved: 0 } : { moved: range.upTo };
    await transaction.updateTable('ranking_state').set(state).execute();
    return true;
  });
}

/** 0 without titles. */
async function lastId(transaction: DbTransaction): Promise<number> {
  const title = await transaction
    .selectFrom('title')
    .select('id')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return title?.id ?? 0;
}

async function shrinkWindows(transaction: DbTransaction, day: Day, { after, upTo }: IdRange): Promise<void> {
  await sql`
    with expired as (
      select period, title_id, plays
      from unnest(${RANKING_DAYS}::int[]) as period join play_daily on day = ${day}::date - period
      where title_id > ${after} and title_id <= ${upTo}
    ), emptied as (
      delete from play_window using expired
      where play_window.period = expired.period and play_window.title_id = expired.title_id
        and play_window.plays <= expired.plays
    )
    update play_window set plays = play_window.plays - expired.plays from expired
    where play_window.period = expired.period and play_window.title_id = expired.title_id
      and play_window.plays > expired.plays`.execute(transaction);
}

/** Rows with no plays stay: they rank last. */
async function shrinkGenreWindows(
  transaction: DbTransaction,
  day: Day,
  { after, upTo }: IdRange,
): Promise<void> {
  await sql`
    update genre_window set plays = greatest(genre_window.plays - expired.plays, 0)
    from play_daily as expired
    where expired.day = ${day}::date - ${GENRE_RANKING_DAYS}::int
      and expired.title_id > ${after} and expired.title_id <= ${upTo}
      and genre_window.title_id = expired.title_id`.execute(transaction);
}
