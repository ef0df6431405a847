import { sql } from 'kysely';
import { GENRE_RANKING_DAYS, RANKING_DAYS } from '../../../contract/rankings.ts';
import type { DbTransaction } from '../../database/db.ts';
import { lastDayOfPeriods, type RankingState } from './locks.ts';
import { visibleTo } from './visible-to.ts';

/**
 * Rebuilds the genre and ranking rows of titles from their type, genres and counted plays. Hidden titles have none, so
 * that a page read from these tables is full. `rankingState` is the result of `lockRankingState`.
 */
export async function refreshGenreAndRankingRows(
  transaction: DbTransaction,
  ids: readonly number[],
  rankingState: RankingState,
): Promise<void> {
  if (ids.length === 0) return;
  for (const table of ['content_genre', 'play_window', 'genre_window'] as const)
    await transaction.deleteFrom(table).where('content_id', 'in', ids).execute();
  await sql`
    insert into content_stats (content_id, type) select id, type from content where id = any(${ids}::int[])
    on conflict (content_id) do update set type = excluded.type
    where content_stats.type <> excluded.type`.execute(transaction);
  await sql`
    insert into content_genre (genre_id, content_id, created_at, type, anno, durata_scelta)
    select genre.id, content.id, content.created_at, content.type, content.anno, content.durata_scelta
    from content join genre on genre.nome = any(content.generi)
    where content.id = any(${ids}::int[]) and ${visibleTo('lists')}`.execute(transaction);
  await sql`
    insert into play_window (period, type, content_id, plays)
    select period, content.type, content.id, sum(plays)
    from content join play_daily on play_daily.content_id = content.id
    join unnest(${RANKING_DAYS}::int[]) as period on day > ${lastDayOfPeriods(sql`content.id`, rankingState)} - period
    where content.id = any(${ids}::int[]) and ${visibleTo('lists')}
    group by period, content.id`.execute(transaction);
  await sql`
    insert into genre_window (genre_id, type, content_id, plays, seen)
    select genre_id, content_genre.type, content_id, coalesce(recent.plays, 0), visualizzazioni
    from content_genre join content_stats using (content_id)
    left join (
      select content_id, sum(plays) as plays from play_daily
      where content_id = any(${ids}::int[])
        and day > ${lastDayOfPeriods(sql`content_id`, rankingState)} - ${GENRE_RANKING_DAYS}::int
      group by content_id
    ) as recent using (content_id)
    where content_id = any(${ids}::int[])`.execute(transaction);
}
