import { type Insertable, type RawBuilder, type Selectable, sql } from 'kysely';
import { all, type Db, type DbTransaction } from '../../database/db.ts';
import { lockTitles } from '../catalogue/locks.ts';
import { isOfPart, partOf, type TitlePart } from './title-part.ts';
import type { VideoTable } from './videos.table.ts';

export type VideoRow = Selectable<VideoTable>;
/** A video that can be chosen of its part: no newer one has its place. */
export type VersionRow = VideoRow & { position: number };
export type NewVideo = Omit<Insertable<VideoTable>, 'id' | 'position' | 'added_at'> & {
  added_at: RawBuilder<Date>;
};

/** The place behind the versions that a part has; the first of them is the main one. */
const lastPlaceOf = (part: TitlePart) =>
  sql<number>`(select coalesce(max(position) + 1, 0) from video where ${isOfPart(part)})`;

/** The columns of a replacement, in a video that was not replaced. */
const NOT_REPLACED = { replaced_by: null, replaced_at: null, replacement_told_at: null };

export function isVersion(video: VideoRow): video is VersionRow {
  return video.position !== null;
}

/** The versions of a part in the owner's order. */
export async function versionsOfPart(db: Db, part: TitlePart): Promise<VersionRow[]> {
  return all<VersionRow>(db)`
    select * from video where ${isOfPart(part)} and position is not null order by position, id`;
}

/** A season's episodes, or some of them. */
export type EpisodeRange = { titleId: number; season: number; limit: number; offset: number };

/** The versions of episodes, one episode after the other. */
export async function versionsInSeason(
  db: Db,
  { titleId, season, limit, offset }: EpisodeRange,
): Promise<VersionRow[]> {
  return all<VersionRow>(db)`
    with part as (
      select episode from video where title_id = ${titleId} and season = ${season} and position = 0
      order by episode limit ${limit} offset ${offset}
    )
    select video.* from video join part using (episode)
    where title_id = ${titleId} and season = ${season} and position is not null
    order by video.episode, video.position, video.id`;
}

/** The video with this id, replaced or not; undefined when it does not exist. */
export function findVideo(db: Db, id: number): Promise<VideoRow | undefined> {
  return db.selectFrom('video').selectAll().where('id', '=', id).executeTakeFirst();
}

/** The video with this id, once nobody else can change its part; its title is locked until the transaction ends. */
export async function lockVideo(transaction: DbTransaction, id: number): Promise<VideoRow | undefined> {
  const unlocked = await findVideo(transaction, id);
  if (!unlocked) return undefined;
  await lockTitles(transaction, [unlocked.title_id]);
  const video = await findVideo(transaction, id);
  // Its title may have been merged into a different one meanwhile.
  return video && video.title_id !== unlocked.title_id ? lockVideo(transaction, id) : video;
}

/** Locks a video likewise; undefined if a newer one has replaced it. */
export async function lockVersion(transaction: DbTransaction, id: number): Promise<VersionRow | undefined> {
  const video = await lockVideo(transaction, id);
  return video && isVersion(video) ? video : undefined;
}

/** Adds a video behind the part's versions; returns its id. The part's title must be locked, as below. */
export async function addVersion(
  transaction: DbTransaction,
  part: TitlePart,
  video: NewVideo,
): Promise<number> {
  const { id } = await transaction
    .insertInto('video')
    .values({ ...video, position: lastPlaceOf(part) })
    // An import, which locks no title, may have added the main one meanwhile.
    .onConflict((taken) =>
      taken
        .columns(['title_id', 'season', 'episode'])
        .where(sql<boolean>`position = 0`)
        .doUpdateSet(video),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Makes a replaced video a version again, behind the others. */
export async function addBack(transaction: DbTransaction, { id, ...columns }: VideoRow): Promise<void> {
  await transaction
    .updateTable('video')
    .set({ ...NOT_REPLACED, position: lastPlaceOf(partOf(columns)) })
    .where('id', '=', id)
    .execute();
}

/**
 * Puts a video in the place of a version, which is kept in case the video goes, like those that the version had
 * replaced. `untold`: the news that its owner has yet to learn: the version was replaced, or an earlier video is
 * back.
 */
export async function takePlaceOf(
  transaction: DbTransaction,
  version: VersionRow,
  id: number,
  untold?: 'replacement' | 'restoration',
): Promise<void> {
  const now = sql<Date>`now()`;
  await transaction
    .updateTable('video')
    .set({
      position: null,
      replaced_at: now,
      replacement_told_at: untold === 'replacement' ? null : now,
      loss_told_at: null,
      restored_at: null,
    })
    .where('id', '=', version.id)
    .execute();
  await transaction
    .updateTable('video')
    .set({ replaced_by: id })
    .where((is) => is.or([is('replaced_by', '=', version.id), is('id', '=', version.id)]))
    .execute();
  await transaction
    .updateTable('video')
    .set({
      ...NOT_REPLACED,
      position: version.position,
      restored_at: untold === 'restoration' ? now : null,
    })
    .where('id', '=', id)
    .execute();
}

/** The video that comes back in the place of a version: the last replaced one that works. */
export function lastReplacedBy(db: Db, { id }: Pick<VersionRow, 'id'>): Promise<{ id: number } | undefined> {
  return db
    .selectFrom('video')
    .select('id')
    .where('replaced_by', '=', id)
    .where('lost_at', 'is', null)
    .orderBy('replaced_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Puts a version before the others of its part. */
export async function putFirst(transaction: DbTransaction, version: VersionRow): Promise<void> {
  if (version.position === 0) return;
  await sql`
    update video set position = position + 1
    where ${isOfPart(partOf(version))} and position is not null`.execute(transaction);
  await sql`update video set position = 0 where id = ${version.id}`.execute(transaction);
}

/**
 * Puts a version that works first, if the main one is lost or gone; true if there is one. Without any the main one
 * stays, or is the next.
 */
export async function putWorkingFirst(transaction: DbTransaction, part: TitlePart): Promise<boolean> {
  const versions = await versionsOfPart(transaction, part);
  const working = versions.find((version) => version.lost_at === null);
  const next = working ?? versions[0];
  if (next) await putFirst(transaction, next);
  return working !== undefined;
}
