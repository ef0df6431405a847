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
  for (const table of ['title_genre', 'play_window', 'genre_window'] as const)
    await transaction.deleteFrom(table).where('title_id', 'in', ids).execute();
  await sql`
    insert into title_stats (title_id, type) select id, type from title where id = any(${ids}::int[])
    on conflict (title_id) do update set type = excluded.type
    where title_stats.type <> excluded.type`.execute(transaction);
  await sql`
    insert into title_genre (genre_id, title_id, created_at, type, anno, durata_scelta)
    select genre.id, title.id, title.created_at, title.type, title.anno, title.durata_scelta
    from title join genre on genre.nome = any(title.generi)
    where title.id = any(${ids}::int[]) and ${visibleTo('lists')}`.execute(transaction);
  await sql`
    insert into play_window (period, type, title_id, plays)
    select period, title.type, title.id, sum(plays)
    from title join play_daily on play_daily.title_id = title.id
    join unnest(${RANKING_DAYS}::int[]) as period on day > ${lastDayOfPeriods(sql`title.id`, rankingState)} - period
    where title.id = any(${ids}::int[]) and ${visibleTo('lists')}
    group by period, title.id`.execute(transaction);
  await sql`
    insert into genre_window (genre_id, type, title_id, plays, seen)
    select genre_id, title_genre.type, title_id, coalesce(recent.plays, 0), visualizzazioni
    from title_genre join title_stats using (title_id)
    left join (
      select title_id, sum(plays) as plays from play_daily
      where title_id = any(${ids}::int[])
        and day > ${lastDayOfPeriods(sql`title_id`, rankingState)} - ${GENRE_RANKING_DAYS}::int
      group by title_id
    ) as recent using (title_id)
    where title_id = any(${ids}::int[])`.execute(transaction);
}
