import { type Kysely, sql, type Transaction } from 'kysely';
import { GENRE_RANKING_DAYS } from '../../contract/rankings.ts';
import type { Schema } from '../database/schema.ts';
import { addDays, type Day } from '../domain/calendar.ts';
import { COUNTED_PERIODS, DAYS_KEPT, firstDayOf } from '../domain/ranking-windows.ts';
import { lockCounters } from './lock-counters.ts';

/** Ids of titles that are taken in one step: counting waits for one step, and no statement takes long. */
const STEP = 5000;

/**
 * Moves the counted periods on to end today, step by step. Days missed are made up for one by one; nothing happens
 * when today was begun before.
 */
export async function expirePlays(db: Kysely<Schema>, today: Day, step = STEP): Promise<void> {
  while (await takeStep(db, today, step));
}

/** Titles by their ids; the last one included. */
type Stretch = { after: number; upTo: number };

/** Takes out what falls off the periods' far ends for the next titles, in one transaction; false when all is done. */
async function takeStep(db: Kysely<Schema>, today: Day, step: number): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const { day, moved } = await lockCounters(transaction);
    if (day >= today) return false;
    const nextDay = addDays(day, 1);
    const stretch = { after: moved, upTo: moved + step };
    await shrinkWindows(transaction, nextDay, stretch);
    await shrinkGenreWindows(transaction, nextDay, stretch);
    const isLast = stretch.upTo >= (await lastId(transaction));
    if (isLast)
      await transaction.deleteFrom('play_daily').where('day', '<', firstDayOf(DAYS_KEPT, nextDay)).execute();
    const state = isLast ? { day: nextDay, moved: 0 } : { moved: stretch.upTo };
    await transaction.updateTable('ranking_state').set(state).execute();
    return true;
  });
}

/** 0 where there are no titles. */
async function lastId(transaction: Transaction<Schema>): Promise<number> {
  const title = await transaction
    .selectFrom('content')
    .select('id')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return title?.id ?? 0;
}

async function shrinkWindows(
  transaction: Transaction<Schema>,
  day: Day,
  { after, upTo }: Stretch,
): Promise<void> {
  await sql`
    with expired as (
      select period, content_id, plays
      from unnest(${COUNTED_PERIODS}::int[]) as period join play_daily on day = ${day}::date - period
      where content_id > ${after} and content_id <= ${upTo}
    ), emptied as (
      delete from play_window using expired
      where play_window.period = expired.period and play_window.content_id = expired.content_id
        and play_window.plays <= expired.plays
    )
    update play_window set plays = play_window.plays - expired.plays from expired
    where play_window.period = expired.period and play_window.content_id = expired.content_id
      and play_window.plays > expired.plays`.execute(transaction);
}

/** Titles without plays stay: they follow in the ranking. */
async function shrinkGenreWindows(
  transaction: Transaction<Schema>,
  day: Day,
  { after, upTo }: Stretch,
): Promise<void> {
  await sql`
    update genre_window set plays = greatest(genre_window.plays - expired.plays, 0)
    from play_daily as expired
    where expired.day = ${day}::date - ${GENRE_RANKING_DAYS}::int
      and expired.content_id > ${after} and expired.content_id <= ${upTo}
      and genre_window.content_id = expired.content_id`.execute(transaction);
}
