import { type Kysely, sql, type Transaction } from 'kysely';
import { GENRE_RANKING_DAYS } from '../../contract/rankings.ts';
import type { Schema } from '../database/schema.ts';
import { addDays, type Day } from '../domain/calendar.ts';
import { COUNTED_PERIODS, DAYS_KEPT, firstDayOf } from '../domain/ranking-windows.ts';
import { lockCounters } from './lock-counters.ts';

/**
 * Moves the counted periods on to end today. Days missed are made up for one by one; nothing happens when
 * today was begun before.
 */
export async function expirePlays(db: Kysely<Schema>, today: Day): Promise<void> {
  while (await beginNextDay(db, today));
}

/** Takes out what falls off the periods' far ends and notes the new day, in one transaction. */
async function beginNextDay(db: Kysely<Schema>, today: Day): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const lastDay = await lockCounters(transaction);
    if (lastDay >= today) return false;
    const nextDay = addDays(lastDay, 1);
    await shrinkWindows(transaction, nextDay);
    await shrinkGenreWindows(transaction, nextDay);
    await transaction.deleteFrom('play_daily').where('day', '<', firstDayOf(DAYS_KEPT, nextDay)).execute();
    await transaction.updateTable('ranking_state').set({ day: nextDay }).execute();
    return true;
  });
}

async function shrinkWindows(transaction: Transaction<Schema>, day: Day): Promise<void> {
  await sql`
    with expired as (
      select period, content_id, plays
      from unnest(${COUNTED_PERIODS}::int[]) as period join play_daily on day = ${day}::date - period
    ), emptied as (
      delete from play_window using expired
      where play_window.period = expired.period and play_window.content_id = expired.content_id
        and play_window.plays <= expired.plays
    )
    update play_window set plays = play_window.plays - expired.plays from expired
    where play_window.period = expired.period and play_window.content_id = expired.content_id
      and play_window.plays > expired.plays`.execute(transaction);
}

async function shrinkGenreWindows(transaction: Transaction<Schema>, day: Day): Promise<void> {
  await sql`
    with expired as (
      select content_id, plays from play_daily where day = ${day}::date - ${GENRE_RANKING_DAYS}::int
    ), emptied as (
      delete from genre_window using expired
      where genre_window.content_id = expired.content_id and genre_window.plays <= expired.plays
    )
    update genre_window set plays = genre_window.plays - expired.plays from expired
    where genre_window.content_id = expired.content_id and genre_window.plays > expired.plays`.execute(
    transaction,
  );
}
