import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../database/schema.ts';
import type { Episode } from '../catalogue/rules/episode.ts';
import { nextEpisode } from './watch-progress.ts';
import type { SeriesEndFigures } from './watched-texts.ts';

/** Where a person stands after the last episode that there is of a series; undefined when others follow. */
export async function readSeriesEnd(
  db: Kysely<Schema>,
  { userId, titleId, after }: { userId: string; titleId: number; after: Episode },
): Promise<SeriesEndFigures | undefined> {
  if (await nextEpisode(db, titleId, after)) return undefined;
  const { rows } = await sql<SeriesEndFigures>`
    select count(*)::int as episodes, count(watched_at)::int as watched, max(video.season)::int as "lastSeason",
      content.durata as seasons,
      not exists (select from person where user_id = ${userId} and (notices_off or series_notices_off))
        and not exists (
          select from muted_title where muted_title.user_id = ${userId} and muted_title.content_id = content.id
        ) as "isTold"
    from content
    join video on video.content_id = content.id and position = 0 and video.season is not null
    left join viewing on viewing.user_id = ${userId} and viewing.content_id = content.id
      and viewing.season = video.season and viewing.episode = video.episode
    where content.id = ${titleId}
    group by content.id`.execute(db);
  return rows[0];
}
