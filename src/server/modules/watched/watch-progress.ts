import { type RawBuilder, sql } from 'kysely';
import { type Db, one } from '../../database/db.ts';
import type { SeriesEndFigures } from '../../languages/it/watched.ts';
import type { Episode } from '../catalogue/rules/title-part.ts';
import { isLater } from '../videos/title-part.ts';

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
      select season, episode from watch_progress where user_id = ${userId} and title_id = ${titleId}
    ), watched as (
      insert into viewing (user_id, title_id, season, episode, watched_at)
      select ${userId}, ${titleId}::int, before.season, before.episode, now() from before
      where (${season}::int, ${episode}::int) = (${firstAfter(titleId, sql`select before.season, before.episode`)})
      on conflict (user_id, title_id, season, episode)
        do update set watched_at = coalesce(viewing.watched_at, excluded.watched_at)
    )
    insert into watch_progress (user_id, title_id, season, episode)
    select ${userId}, id, ${season}::int, ${episode}::int from title where id = ${titleId}
    on conflict (user_id, title_id)
      do update set season = excluded.season, episode = excluded.episode, reached_at = excluded.reached_at`.execute(
    db,
  );
}

/** Deletes a person's progress in a series. */
export async function forgetWatchProgress(db: Db, { userId, titleId }: Place): Promise<void> {
  await db
    .deleteFrom('watch_progress')
    .where('user_id', '=', userId)
    .where('title_id', '=', titleId)
    .execute();
}

type ToPlay = Episode & {
  /** True if the person has watched something of the series, or has had an episode delivered. */
  isStarted: boolean;
};

/**
 * The episode that 'Riproduci' delivers: the next one for a person who started a series, else the first one that they have not
 * watched, specials last; undefined where they have watched all of it, and for a film.
 */
export async function episodeToPlay(db: Db, { userId, titleId }: Place): Promise<ToPlay | undefined> {
  const resumed = await episodeToResume(db, { userId, titleId });
  if (resumed) return { ...resumed, isStarted: true };
  return one<ToPlay>(db)`
    select season, episode,
      exists (select from viewing where user_id = ${userId} and title_id = ${titleId} and watched_at is not null)
        as "isStarted"
    from video
    where title_id = ${titleId} and position = 0 and season is not null and not exists (
      select from viewing where viewing.user_id = ${userId} and viewing.title_id = video.title_id
        and viewing.season = video.season and viewing.episode = video.episode and watched_at is not null
    ) and not exists (select from watch_progress where user_id = ${userId} and title_id = ${titleId})
    order by season = 0, season, episode limit 1`;
}

/** The next episode for a person who started a series, see `resumedEpisodes`; undefined once they have finished it. */
export async function episodeToResume(db: Db, { userId, titleId }: Place): Promise<Episode | undefined> {
  return one<Episode>(db)`
    with started as (select * from watch_progress where user_id = ${userId} and title_id = ${titleId})
    select season, episode from (${resumedEpisodes(userId)}) as resumed`;
}

/**
 * SQL: a person's next episode, for rows of `watch_progress` named `started`: the first episode after the last one that was
 * delivered, those marked as watched since left out; without such a one, with the last one while it is not watched.
 */
export function resumedEpisodes(userId: string): RawBuilder<unknown> {
  const isMarked = (part: 'video' | 'started', since = sql`true`) => sql`exists (
    select from viewing where viewing.user_id = ${userId} and viewing.title_id = started.title_id
      and viewing.season = ${sql.ref(`${part}.season`)} and viewing.episode = ${sql.ref(`${part}.episode`)}
      and watched_at is not null and ${since}
  )`;
  return sql`
    select started.title_id, started.reached_at as at, next.season is not null as is_next,
      coalesce(next.season, started.season) as season, coalesce(next.episode, started.episode) as episode
    from started left join lateral (
      select season, episode from video
      where video.title_id = started.title_id and position = 0 and video.season is not null
        and ${isLater('video', 'started')} and not ${isMarked('video', sql`watched_at >= started.reached_at`)}
      order by video.season, video.episode limit 1
    ) as next on true
    where next.season is not null or (
      exists (
        select from video where video.title_id = started.title_id and position = 0
          and video.season = started.season and video.episode = started.episode
      ) and not ${isMarked('started')}
    )`;
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
    join video on title_id = ${titleId} and position = 0 and video.season is not null and ${isLater('video', 'at')}
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
      title.durata as seasons,
      not exists (select from person where user_id = ${userId} and (notices_off or series_notices_off))
        and not exists (
          select from muted_title where muted_title.user_id = ${userId} and muted_title.title_id = title.id
        ) as "isTold"
    from title
    join video on video.title_id = title.id and position = 0 and video.season > 0
    left join viewing on viewing.user_id = ${userId} and viewing.title_id = title.id
      and viewing.season = video.season and viewing.episode = video.episode
    where title.id = ${titleId}
    group by title.id`;
}
