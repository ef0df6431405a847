import { sql } from 'kysely';
import { type Db, type DbTransaction, joinTransaction } from '../../database/db.ts';
import { lockTitles } from '../catalogue/locks.ts';
import {
  addBack,
  findVideo,
  isVersion,
  lastReplacedBy,
  lockVersion,
  lockVideo,
  putWorkingFirst,
  takePlaceOf,
  type VersionRow,
  versionsOfPart,
} from './part-videos.ts';
import { isOfPart, partOf, type TitlePart } from './title-part.ts';
import { type StoredVideo, storedVideoFromRow } from './video-location.ts';

/**
 * Marks a version, otherwise the part's first one, as no longer delivered by Telegram. True if the part can still
 * be delivered: a replaced one takes its place, which is reported, or a different version is there.
 */
export async function markVideoLost(db: Db, part: TitlePart, id?: number): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    await lockTitles(transaction, [part.titleId]);
    const versions = await versionsOfPart(transaction, part);
    const version = versions.find((one) => (id === undefined ? one.position === 0 : one.id === id));
    if (!version) return versions.some((one) => one.lost_at === null);
    await transaction
      .updateTable('video')
      .set({ lost_at: sql<Date>`coalesce(lost_at, now())` })
      .where('id', '=', version.id)
      .execute();
    return (await restoreInPlaceOfLost(transaction, version, 'restoration')).works;
  });
}

/** Marks a part's lost versions as delivered again, or one of them. */
export async function clearVideoLost(db: Db, part: TitlePart, id?: number): Promise<void> {
  await db
    .updateTable('video')
    .set({ lost_at: null, loss_told_at: null })
    .where(isOfPart(part))
    .where((is) => (id === undefined ? is('position', 'is not', null) : is('id', '=', id)))
    .where('lost_at', 'is not', null)
    .execute();
}

/**
 * Stores if Telegram still delivers a video; returns the id of the earlier one that takes the place of a lost one.
 * Makes no report due: the caller reports it.
 */
export async function setVideoLost(db: Db, id: number, isLost: boolean): Promise<number | undefined> {
  return db.transaction().execute(async (transaction) => {
    const version = await lockVersion(transaction, id);
    if (!version) return undefined;
    await transaction
      .updateTable('video')
      .set({
        lost_at: isLost ? sql<Date>`coalesce(lost_at, now())` : null,
        loss_told_at: isLost ? sql<Date>`now()` : null,
      })
      .where('id', '=', id)
      .execute();
    if (isLost) return (await restoreInPlaceOfLost(transaction, version)).restored;
    await putWorkingFirst(transaction, partOf(version));
    return undefined;
  });
}

/**
 * Puts the version that a lost one had replaced back, and the lost version behind the part's others. `works`: the
 * part can be delivered.
 */
export async function restoreInPlaceOfLost(
  transaction: DbTransaction,
  lost: VersionRow,
  untold?: 'restoration',
): Promise<{ restored: number | undefined; works: boolean }> {
  const last = await lastReplacedBy(transaction, lost);
  if (last) await takePlaceOf(transaction, lost, last.id, untold);
  return { restored: last?.id, works: await putWorkingFirst(transaction, partOf(lost)) };
}

/** The deleted video; `isReplaced`: an earlier video is back in its place. */
export type DeletedVideo = StoredVideo & { isReplaced: boolean };

/** Deletes a video, of one title if given; undefined if it does not exist. An earlier one comes back. */
export async function deleteVideo(
  db: Db,
  { id, titleId }: { id: number; titleId?: number },
): Promise<DeletedVideo | undefined> {
  return joinTransaction(db, async (transaction) => {
    const version = await lockVersion(transaction, id);
    if (!version || (titleId !== undefined && version.title_id !== titleId)) return undefined;
    const isReplaced = await deleteAndRestore(transaction, version);
    return { ...storedVideoFromRow(version), isReplaced };
  });
}

/**
 * Deletes a version and puts the one that it replaced last back; false if there is none. `untold`: the owner has
 * yet to learn of that. Its title must be locked.
 */
export async function deleteAndRestore(
  transaction: DbTransaction,
  version: VersionRow,
  untold?: 'restoration',
): Promise<boolean> {
  const last = await lastReplacedBy(transaction, version);
  if (last) await takePlaceOf(transaction, version, last.id, untold);
  await transaction.deleteFrom('video').where('id', '=', version.id).execute();
  await putWorkingFirst(transaction, partOf(version));
  return last !== undefined;
}

/** Makes a replaced video a version of its part again, and keeps the newer one; undefined when it no longer is one. */
export async function swapWithReplaced(db: Db, id: number): Promise<TitlePart | undefined> {
  return joinTransaction(db, async (transaction) => {
    const video = await lockVideo(transaction, id);
    if (!video || isVersion(video)) return undefined;
    const current = video.replaced_by === null ? undefined : await findVideo(transaction, video.replaced_by);
    if (current && isVersion(current)) await takePlaceOf(transaction, current, id);
    else await addBack(transaction, video);
    await putWorkingFirst(transaction, partOf(video));
    return partOf(video);
  });
}
