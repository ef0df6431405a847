import { type Kysely, sql, type Transaction } from 'kysely';
import { GENRE_RANKING_DAYS } from '../../contract/rankings.ts';
import type { Schema } from '../database/schema.ts';
import type { Day } from '../domain/calendar.ts';
import { COUNTED_PERIODS, DAYS_KEPT, firstDayOf } from '../domain/ranking-windows.ts';
import { lockCounters } from './lock-counters.ts';

/**
 * Moves the counted periods on to end today: takes out the days that fell off their far end and notes the
 * new day, in one transaction. Nothing happens when that was done before; days missed are made up for.
 */
export async function expirePlays(db: Kysely<Schema>, today: Day): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const lastDay = await lockCounters(transaction);
    if (lastDay >= today) return;
    await shrinkWindows(transaction, lastDay, today);
    await shrinkGenreWindows(transaction, lastDay, today);
    await transaction.deleteFrom('play_daily').where('day', '<', firstDayOf(DAYS_KEPT, today)).execute();
    await transaction.updateTable('ranking_state').set({ day: today }).execute();
  });
}

async function shrinkWindows(transaction: Transaction<Schema>, lastDay: Day, today: Day): Promise<void> {
  await sql`
    update play_window set plays = play_window.plays - expired.plays
    from (
      select period, content_id, sum(plays) as plays
      from unnest(${COUNTED_PERIODS}::int[]) as period
      join play_daily on day > ${lastDay}::date - period and day <= ${today}::date - period
      group by period, content_id
    ) as expired
    where play_window.period = expired.period and play_window.content_id = expired.content_id`.execute(
    transaction,
  );
  await transaction.deleteFrom('play_window').where('plays', '<=', 0).execute();
}

async function shrinkGenreWindows(transaction: Transaction<Schema>, lastDay: Day, today: Day): Promise<void> {
  await sql`
    update genre_window set plays = genre_window.plays - expired.plays
    from (
      select content_id, sum(plays) as plays from play_daily
      where day > ${lastDay}::date - ${GENRE_RANKING_DAYS}::int
        and day <= ${today}::date - ${GENRE_RANKING_DAYS}::int
      group by content_id
    ) as expired
    where genre_window.content_id = expired.content_id`.execute(transaction);
  await transaction.deleteFrom('genre_window').where('plays', '<=', 0).execute();
}
