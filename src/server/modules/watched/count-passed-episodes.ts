import { all, type Db } from '../../database/db.ts';
import type { UnfinishedTitle } from './to-continue.ts';

type Progress = { watched: number; episodes: number };

/**
 * The watchable episodes that a person has behind them, counted by series: those marked, and those before the one to go
 * on with; none for a film.
 */
export async function countPassedEpisodes(
  db: Db,
  userId: string,
  titles: readonly UnfinishedTitle[],
): Promise<Map<number, Progress>> {
  const ids = titles.map(({ titleId }) => titleId);
  const seasons = titles.map(({ episode }) => episode?.season ?? null);
  const episodes = titles.map(({ episode }) => episode?.episode ?? null);
  const rows = await all<Progress & { titleId: number }>(db)`
    select video.title_id as "titleId", count(*)::int as episodes,
      (count(*) filter (where watched_at is not null or (
        video.season > 0 and (video.season, video.episode) < (here.season, here.episode))))::int as watched
    from unnest(${ids}::int[], ${seasons}::smallint[], ${episodes}::smallint[]) as here(title_id, season, episode)
    join video on video.title_id = here.title_id and position = 0 and video.season is not null
    left join viewing on viewing.user_id = ${userId} and viewing.title_id = video.title_id
      and viewing.season = video.season and viewing.episode = video.episode
    group by video.title_id`;
  return new Map(rows.map(({ titleId, ...progress }) => [titleId, progress]));
}
