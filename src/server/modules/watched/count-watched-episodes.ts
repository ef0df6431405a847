import type { Kysely } from 'kysely';
import { all } from '../../database/rows.ts';
import type { Schema } from '../../database/schema.ts';

type Progress = { watched: number; episodes: number };

/** How many of the episodes that can be watched a person has marked, by series; none for a film. */
export async function countWatchedEpisodes(
  db: Kysely<Schema>,
  userId: string,
  titleIds: readonly number[],
): Promise<Map<number, Progress>> {
  const rows = await all<Progress & { titleId: number }>(db)`
    select video.content_id as "titleId", count(*)::int as episodes, count(watched_at)::int as watched
    from video left join viewing on viewing.user_id = ${userId} and viewing.content_id = video.content_id
      and viewing.season = video.season and viewing.episode = video.episode
    where video.content_id = any(${[...titleIds]}::int[]) and position = 0 and video.season is not null
    group by video.content_id`;
  return new Map(rows.map(({ titleId, ...progress }) => [titleId, progress]));
}
