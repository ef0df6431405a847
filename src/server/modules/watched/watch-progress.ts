import { type RawBuilder, sql } from 'kysely';
import { type Db, one } from '../../database/db.ts';
import type { SeriesEndFigures } from '../../languages/it/watched.ts';
import type { Episode } from '../catalogue/rules/title-part.ts';
import { isLater } from '../sources/title-part.ts';

type Place = { userId: string; titleId: number };

/**
 * Stores the last episode delivered to a person. The one before it is marked as watched by that, if this is the next
 * one: nobody asks for the next who is not through.
 */
export async function saveWatchProgress(
  db: Db,
  { userId, titleId }: Place,
  { season, episode }: Episode,
): Promise<void> {
  await sql`
    with before as (
      select season, episode from watch_progress where user_id = ${userId} and content_id = ${titleId}
    ), watched as (
      insert into viewing (user_id, content_id, season, episode, watched_at)
      select ${userId}, ${titleId}::int, before.season, before.episode, now() from before
      where (${season}::int, ${episode}::int) = (${firstAfter(titleId, sql`select before.season, before.episode`)})
      on conflict (user_id, content_id, season, episode)
        do update set watched_at = coalesce(viewing.watched_at, excluded.watched_at)
    )
    insert into watch_progress (user_id, content_id, season, episode)
    select ${userId}, id, ${season}::int, ${episode}::int from content where id = ${titleId}
    on conflict (user_id, content_id)
      do update set season = excluded.season, episode = excluded.episode, reached_at = excluded.reached_at`.execute(
    db,
  );
}

/** Deletes a person's progress in a series. */
export async function forgetWatchProgress(db: Db, { userId, titleId }: Place): Promise<void> {
  await db
    .deleteFrom('watch_progress')
    .where('user_id', '=', userId)
    .where('content_id', '=', titleId)
    .execute();
}

/** The next episode for a person who started a series; undefined when there is none. */
export async function episodeToResume(db: Db, { userId, titleId }: Place): Promise<Episode | undefined> {
  const latest = sql`
    select season, episode from watch_progress where user_id = ${userId} and content_id = ${titleId}`;
  return one<Episode>(db)`${firstAfter(titleId, latest)}`;
}

/** The next episode with a video. */
export async function nextEpisode(
  db: Db,
  titleId: number,
  { season, episode }: Episode,
): Promise<Episode | undefined> {
  return one<Episode>(db)`${firstAfter(titleId, sql`select ${season}::int, ${episode}::int`)}`;
}

/** SQL: the first episode of a series with a video after a position, which a query gives. */
function firstAfter(titleId: number, position: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`
    select video.season, video.episode from (${position}) as at(season, episode)
    join video on content_id = ${titleId} and position = 0 and video.season is not null and ${isLater('video', 'at')}
    order by video.season, video.episode limit 1`;
}

/** A person's progress at the last available episode of a series; undefined when others follow, and for specials. */
export async function readSeriesEnd(
  db: Db,
  { userId, titleId, after }: { userId: string; titleId: number; after: Episode },
): Promise<SeriesEndFigures | undefined> {
  if (after.season === 0 || (await nextEpisode(db, titleId, after))) return undefined;
  return one<SeriesEndFigures>(db)`
    select count(*)::int as episodes, count(watched_at)::int as watched, max(video.season)::int as "lastSeason",
      content.durata as seasons,
      not exists (select from person where user_id = ${userId} and (notices_off or series_notices_off))
        and not exists (
          select from muted_title where muted_title.user_id = ${userId} and muted_title.content_id = content.id
        ) as "isTold"
    from content
    join video on video.content_id = content.id and position = 0 and video.season > 0
    left join viewing on viewing.user_id = ${userId} and viewing.content_id = content.id
      and viewing.season = video.season and viewing.episode = video.episode
    where content.id = ${titleId}
    group by content.id`;
}
