import { sql } from 'kysely';
import { all, type Db } from '../../database/db.ts';

type Progress = { watched: number; episodes: number };

/**
 * The watchable episodes that a person has marked, counted by season, in order, specials last; of one season alone if it
 * is given.
 */
export async function countWatchedBySeason(
  db: Db,
  userId: string,
  titleIds: readonly number[],
  season?: number,
): Promise<(Progress & { titleId: number; season: number })[]> {
  return all<Progress & { titleId: number; season: number }>(db)`
    select video.title_id as "titleId", video.season, count(*)::int as episodes, count(watched_at)::int as watched
    from video left join viewing on viewing.user_id = ${userId} and viewing.title_id = video.title_id
      and viewing.season = video.season and viewing.episode = video.episode
    where video.title_id = any(${[...titleIds]}::int[]) and position = 0
      and ${season === undefined ? sql`video.season is not null` : sql`video.season = ${season}`}
    group by video.title_id, video.season order by video.title_id, video.season = 0, video.season`;
}
