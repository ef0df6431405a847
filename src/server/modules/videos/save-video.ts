import { sql } from 'kysely';
import { ConflictError, type Db, type DbTransaction, joinTransaction } from '../../database/db.ts';
import { raiseSeasons } from '../catalogue/known-seasons.ts';
import { lockTitles } from '../catalogue/locks.ts';
import { storeArrivals } from '../catalogue/store-arrivals.ts';
import {
  addBack,
  addVersion,
  findVideo,
  type NewVideo,
  putWorkingFirst,
  takePlaceOf,
  type VersionRow,
  type VideoRow,
  versionsOfPart,
} from './part-videos.ts';
import { isOfPart, type TitlePart } from './title-part.ts';
import { learnVersions } from './versions/read-version-hints.ts';
import {
  findSameVersion,
  mergeFacts,
  NO_HINTS,
  type VersionFacts,
  type VersionHints,
} from './versions/version-facts.ts';
import { isSameLocation, type LocationColumns, rowOfVideo, type VideoLocation } from './video-location.ts';

/**
 * `added`: beside the part's other versions. `replacedId`: the earlier version, kept in case the newer one goes;
 * undefined if it was the same or lost.
 */
export type SavedVideo = {
  outcome: 'new' | 'added' | 'replaced';
  replacedId: number | undefined;
  /** The version's facts now. */
  version: VersionFacts;
};

type Saving = {
  /** The post that it came with. */
  postId?: number | null;
  /** The caller notifies the owner of a replacement; otherwise it is reported. */
  isTold?: boolean;
  /** Hints at its version. */
  hints?: VersionHints;
  /** The facts that identify a lost video when it is posted again. */
  fileUniqueId?: string | undefined;
  /** The version that it replaces, whatever the facts of both. */
  replaces?: number;
  /** The date of the post, if it is older than the present ones: it takes the place of none that works. */
  earlierAt?: Date | undefined;
};

/**
 * Adds a video of a title part, beside its other versions or in the place of the same one, and enqueues
 * notifications of its arrival. A replaced video is kept in case the newer one goes. Rejects with a `ConflictError` if
 * there is no such title any longer.
 */
export async function saveVideoAndNotify(
  db: Db,
  part: TitlePart,
  location: VideoLocation,
  { postId = null, isTold = true, hints = NO_HINTS, fileUniqueId, replaces, earlierAt }: Saving = {},
): Promise<SavedVideo> {
  const columns = rowOfVideo(part, location);
  return joinTransaction(db, async (transaction) => {
    if ((await lockTitles(transaction, [part.titleId])) === 0)
      throw new ConflictError('the title was removed meanwhile');
    const versions = await learnVersions(transaction, await versionsOfPart(transaction, part));
    const before =
      versions.find(({ id }) => id === replaces) ??
      versions.find((one) => isSameLocation(one, columns) || (postId !== null && one.post_id === postId)) ??
      versions.find((one) => one.lost_at !== null && isOfFile(one, fileUniqueId)) ??
      findSameVersion(versions, hints);
    const isSame = before !== undefined && isSameLocation(before, columns);
    const known = isSame ? before : await findReplaced(transaction, part, columns);
    const version = mergeFacts(before, hints);
    const row = {
      ...columns,
      ...FRESH,
      ...version,
      post_id: postId,
      file_unique_id: fileUniqueId ?? null,
    };
    if (before?.lost_at === null && !isSame && earlierAt) {
      const replacedId = known?.id ?? (await addEarlier(transaction, before, row, earlierAt));
      return { outcome: 'replaced', replacedId, version: before };
    }
    const id = await store(transaction, part, row, known);
    if (before && !isSame)
      await takePlaceOf(transaction, before, id, isTold || before.lost_at ? undefined : 'replacement');
    await putWorkingFirst(transaction, part);
    if (part.episode) await raiseSeasons(transaction, part.titleId);
    if ((await findVideo(transaction, id))?.position === 0) await storeArrivals(transaction, [id]);
    const added = versions.length > 0 ? 'added' : 'new';
    return {
      outcome: before ? 'replaced' : added,
      replacedId: before?.lost_at === null && !isSame ? before.id : undefined,
      version,
    };
  });
}

function isOfFile(
  { file_unique_id: id }: Pick<VideoRow, 'file_unique_id'>,
  fileUniqueId: string | undefined,
) {
  return fileUniqueId !== undefined && id === fileUniqueId;
}

/** The initial state of a video, even of a known one that comes again. */
const FRESH = {
  added_at: sql<Date>`now()`,
  lost_at: null,
  loss_told_at: null,
  restored_at: null,
  set_back_at: null,
};

/** The replaced video of a part that is at the same place. */
function findReplaced(db: Db, part: TitlePart, location: LocationColumns): Promise<VideoRow | undefined> {
  return db
    .selectFrom('video')
    .selectAll()
    .where(isOfPart(part))
    .where('position', 'is', null)
    .where('file_id', 'is not distinct from', location.file_id)
    .where('chat_id', 'is not distinct from', location.chat_id)
    .where('message_id', 'is not distinct from', location.message_id)
    .where('url', 'is not distinct from', location.url)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
}

/** Makes a video a version; returns its id, which a known one keeps. */
async function store(
  transaction: DbTransaction,
  part: TitlePart,
  row: NewVideo,
  known: VideoRow | undefined,
): Promise<number> {
  if (!known) return addVersion(transaction, part, row);
  await transaction.updateTable('video').set(row).where('id', '=', known.id).execute();
  if (known.position === null) await addBack(transaction, known);
  return known.id;
}

/** Keeps a video that was posted before a version, as if that had replaced it then. Nobody is notified of it. */
async function addEarlier(
  transaction: DbTransaction,
  version: VersionRow,
  row: NewVideo,
  postedAt: Date,
): Promise<number> {
  const { id } = await transaction
    .insertInto('video')
    .values({
      ...row,
      position: null,
      replaced_by: version.id,
      replaced_at: postedAt,
      replacement_told_at: sql<Date>`now()`,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
