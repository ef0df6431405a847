import { sql, type Transaction } from 'kysely';
import { GENRE_RANKING_DAYS } from '../../contract/rankings.ts';
import type { Schema } from '../database/schema.ts';
import type { Day } from '../domain/calendar.ts';
import { COUNTED_PERIODS } from '../domain/ranking-windows.ts';

/**
 * Puts titles anew under their genres and into the rankings, by their type, genres and counted plays. A hidden title
 * stands in neither, so that a page cut out of these tables is full. `lastDay` is what `lockCounters` answered.
 */
export async function regroupTitles(
  transaction: Transaction<Schema>,
  ids: readonly number[],
  lastDay: Day,
): Promise<void> {
  if (ids.length === 0) return;
  for (const table of ['content_genre', 'play_window', 'genre_window'] as const)
    await transaction.deleteFrom(table).where('content_id', 'in', ids).execute();
  await sql`
    insert into content_genre (genre_id, content_id, created_at)
    select genre.id, content.id, content.created_at
    from content join genre on genre.nome = any(content.generi)
    where content.id = any(${ids}::int[]) and not content.hidden`.execute(transaction);
  await sql`
    insert into play_window (period, type, content_id, plays)
    select period, content.type, content.id, sum(plays)
    from content join play_daily on play_daily.content_id = content.id
    join unnest(${COUNTED_PERIODS}::int[]) as period on day > ${lastDay}::date - period
    where content.id = any(${ids}::int[]) and not content.hidden
    group by period, content.id`.execute(transaction);
  await sql`
    insert into genre_window (genre_id, type, content_id, plays)
    select content_genre.genre_id, play_window.type, content_id, plays
    from play_window join content_genre using (content_id)
    where period = ${GENRE_RANKING_DAYS} and content_id = any(${ids}::int[])`.execute(transaction);
}
