import { type ExpressionBuilder, sql } from 'kysely';
import type { SeasonMark } from '../../../contract/own/title.ts';
import type { RowWindow } from '../../chat/messages/paged-list.ts';
import { all, type Db } from '../../database/db.ts';
import type { Schema } from '../../database/schema.ts';
import type { Episode } from '../catalogue/rules/title-part.ts';
import { inTitleLanguage } from '../catalogue/title-language.ts';
import { isSeenById, visibleTo } from '../catalogue/visible-to.ts';
import { type TitlePart, titlePartExists } from '../videos/title-part.ts';

/** Stores that a film was delivered to a person, who can continue it until they mark it as watched. */
export async function recordFilmDelivered(
  db: Db,
  { userId, titleId }: { userId: string; titleId: number },
): Promise<void> {
  // The title may be removed meanwhile.
  await sql`
    insert into viewing (user_id, title_id, delivered_at) select ${userId}, id, now() from title where id = ${titleId}
    on conflict (user_id, title_id, season, episode) do update set delivered_at = excluded.delivered_at`.execute(
    db,
  );
}

/**
 * Marks a film, or an episode that has or had a video, as watched, now or at a past time; a further time changes nothing.
 * False when there is no such part.
 */
export async function markWatched(
  db: Db,
  userId: string,
  part: TitlePart,
  at: Date | null = null,
): Promise<boolean> {
  const rows = await all(db)`
    insert into viewing (user_id, title_id, season, episode, watched_at)
    select ${userId}, id, ${part.episode?.season ?? null}::smallint, ${part.episode?.episode ?? null}::smallint,
      least(coalesce(${at}::timestamptz, now()), now())
    from title where id = ${part.titleId} and ${visibleTo('people')} and ${titlePartExists(part)}
    on conflict (user_id, title_id, season, episode)
      do update set watched_at = coalesce(viewing.watched_at, excluded.watched_at)
    returning 1`;
  return rows.length > 0;
}

/** Takes a mark back; a delivered film can be continued again. */
export async function unmarkWatched(db: Db, userId: string, part: TitlePart): Promise<void> {
  await db.deleteFrom('viewing').where(ofPerson(userId, part)).where('delivered_at', 'is', null).execute();
  // A mark of meanwhile stays.
  await db
    .updateTable('viewing')
    .set({ watched_at: null })
    .where(ofPerson(userId, part))
    .where('delivered_at', 'is not', null)
    .execute();
}

type Season = { titleId: number; season: number };

/**
 * Marks a season's episodes that have a video, or those of `marks` alone with their own times, as `markWatched`
 * does. False without any.
 */
export async function markSeasonWatched(
  db: Db,
  userId: string,
  { titleId, season }: Season,
  { at, marks }: { at: Date | null; marks: readonly SeasonMark[] | undefined },
): Promise<boolean> {
  const rows = await all(db)`
    insert into viewing (user_id, title_id, season, episode, watched_at)
    select ${userId}, title.id, season, video.episode, least(coalesce(mark.at, ${at}::timestamptz, now()), now())
    from title join video on title_id = title.id and position = 0 and season = ${season}
    left join unnest(
      ${marks?.map(({ episode }) => episode) ?? []}::smallint[],
      ${marks?.map(({ watchedAt }) => new Date(watchedAt).toISOString()) ?? []}::timestamptz[]
    ) as mark(episode, at) on mark.episode = video.episode
    where title.id = ${titleId} and ${visibleTo('people')} and (${marks === undefined} or mark.at is not null)
    on conflict (user_id, title_id, season, episode)
      do update set watched_at = coalesce(viewing.watched_at, excluded.watched_at)
    returning 1`;
  return rows.length > 0;
}

/** Takes back the marks of a season's episodes: those of a time, null: all. */
export async function unmarkSeason(
  db: Db,
  userId: string,
  { titleId, season }: Season,
  at: Date | null,
): Promise<void> {
  await sql`
    delete from viewing
    where user_id = ${userId} and title_id = ${titleId} and season = ${season}
      and (${at}::timestamptz is null or watched_at = ${at}::timestamptz)`.execute(db);
}

/** When a person has marked a part as watched; null when they have not. */
export async function watchedTime(db: Db, userId: string, part: TitlePart): Promise<Date | null> {
  const row = await db
    .selectFrom('viewing')
    .select('watched_at')
    .where(ofPerson(userId, part))
    .executeTakeFirst();
  return row?.watched_at ?? null;
}

/** True if a person has marked a part as watched. */
export async function isWatched(db: Db, userId: string, part: TitlePart): Promise<boolean> {
  return (await watchedTime(db, userId, part)) !== null;
}

type WatchedEpisode = Episode & { watchedAt: Date };

/** The episodes of a season that a person has marked as watched. */
export async function watchedEpisodes(
  db: Db,
  userId: string,
  { titleId, season }: Season,
): Promise<WatchedEpisode[]> {
  return all<WatchedEpisode>(db)`
    select season, episode, watched_at as "watchedAt" from viewing
    where user_id = ${userId} and title_id = ${titleId} and season = ${season} and watched_at is not null`;
}

function ofPerson(userId: string, { titleId, episode }: TitlePart) {
  return (eb: ExpressionBuilder<Schema, 'viewing'>) =>
    eb.and([
      eb('user_id', '=', userId),
      eb('title_id', '=', titleId),
      eb('season', 'is not distinct from', episode?.season ?? null),
      eb('episode', 'is not distinct from', episode?.episode ?? null),
    ]);
}

/** A film or episode that a person has watched. */
export type WatchedPart = {
  titleId: number;
  name: string;
  year: number | null;
  /** Null for a film. */
  episode: Episode | null;
  watchedAt: Date;
};

/** SQL: the order of the history, that of its index. */
const inHistoryOrder = (table: 'viewing' | 'part') => sql`${sql.ref(`${table}.watched_at`)} desc,
  ${sql.join(['title_id', 'season', 'episode'].map((column) => sql.ref(`${table}.${column}`)))}`;

/** A person's watched titles, the latest first. A page is cut before its titles are read. */
export async function readHistory(
  db: Db,
  { userId, limit, offset }: RowWindow & { userId: string },
): Promise<WatchedPart[]> {
  return all<WatchedPart>(db)`
    select title.id as "titleId", ${inTitleLanguage('titolo')} as name, anno as year, watched_at as "watchedAt",
      case when season is not null then json_build_object('season', season, 'episode', episode) end as episode
    from (
      select title_id, season, episode, watched_at from viewing
      where user_id = ${userId} and watched_at is not null and ${isSeenById('title_id')}
      order by ${inHistoryOrder('viewing')} limit ${limit} offset ${offset}
    ) as part join title on title.id = title_id
    order by ${inHistoryOrder('part')}`;
}
