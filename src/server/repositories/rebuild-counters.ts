import { type Kysely, sql, type Transaction } from 'kysely';
import { GENRE_RANKING_DAYS } from '../../contract/rankings.ts';
import type { Schema } from '../database/schema.ts';
import type { Day } from '../domain/calendar.ts';
import { COUNTED_PERIODS, DAYS_KEPT } from '../domain/ranking-windows.ts';
import { lockCounters } from './lock-counters.ts';

/**
 * Makes every counter anew from the events and the lists, as of a day. For bulk loads: reads everything, and
 * keeps plays and toggles waiting until the transaction ends.
 */
export async function rebuildCounters(transaction: Transaction<Schema>, today: Day): Promise<void> {
  await lockCounters(transaction);
  await sql`lock table play_event, list_item in share mode`.execute(transaction);
  for (const table of ['play_uncounted', 'play_daily', 'play_window', 'genre_window'] as const)
    await transaction.deleteFrom(table).execute();
  await transaction.updateTable('ranking_state').set({ day: today }).execute();
  await rebuildDays(transaction, today);
  await rebuildWindows(transaction, today);
  await rebuildTitles(transaction);
}

async function rebuildDays(db: Kysely<Schema>, today: Day): Promise<void> {
  await sql`
    insert into play_daily (content_id, day, plays)
    select content_id, day, count(*) from play_event
    where day > ${today}::date - ${DAYS_KEPT}::int group by content_id, day`.execute(db);
}

async function rebuildWindows(db: Kysely<Schema>, today: Day): Promise<void> {
  await sql`
    insert into play_window (period, type, content_id, plays)
    select period, content.type, content.id, sum(plays)
    from unnest(${COUNTED_PERIODS}::int[]) as period
    join play_daily on day > ${today}::date - period
    join content on content.id = play_daily.content_id
    group by period, content.id`.execute(db);
  await sql`
    insert into genre_window (genre_id, type, content_id, plays)
    select content_genre.genre_id, play_window.type, content_id, plays
    from play_window join content_genre using (content_id)
    where period = ${GENRE_RANKING_DAYS}`.execute(db);
}

async function rebuildTitles(db: Kysely<Schema>): Promise<void> {
  await sql`
    update content set mi_piace = own.mi_piace, preferiti = own.preferiti, visualizzazioni = own.visualizzazioni
    from (
      select id, coalesce(plays.number, 0) as visualizzazioni,
        coalesce(likes.number, 0) as mi_piace, coalesce(loves.number, 0) as preferiti
      from content
      left join (select content_id, count(*)::int as number from play_event group by content_id) as plays
        on plays.content_id = id
      left join (select content_id, count(*)::int as number from list_item
        where list = 'mi_piace' group by content_id) as likes on likes.content_id = id
      left join (select content_id, count(*)::int as number from list_item
        where list = 'preferiti' group by content_id) as loves on loves.content_id = id
    ) as own
    where content.id = own.id`.execute(db);
}
