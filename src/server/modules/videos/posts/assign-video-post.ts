import { sql } from 'kysely';
import { ConflictError, type Db, type DbTransaction, joinTransaction } from '../../../database/db.ts';
import { lockTitles } from '../../catalogue/locks.ts';
import { againAfterOthers } from '../../changes/again-after-others.ts';
import { deleteAndRestore } from '../lose-video.ts';
import { isVersion, type VideoRow } from '../part-videos.ts';
import { saveVideoAndNotify } from '../save-video.ts';
import { settleSubtitles } from '../subtitles/subtitle-files.ts';
import { partOf, type TitlePart } from '../title-part.ts';
import { readVersionHints } from '../versions/read-version-hints.ts';
import type { VideoLocation } from '../video-location.ts';
import type { NewVideoPost, VideoPost } from './video-posts.ts';

type Settled = {
  /** The parts that the post is the video of; none while they are unknown. */
  parts: readonly TitlePart[];
  state: VideoPost['state'];
  byHand: boolean;
  /** An edited post: a newer video that has replaced this one stays the video of its part. */
  keepsReplaced?: boolean;
  /** The post is older than all others: its video takes the place of none that works. */
  isEarlier?: boolean;
  /** Its owner knows already what it is. */
  isKnown?: boolean;
};

const DECIDED_MEANWHILE = 'the video was decided meanwhile';

/** A post as a decision has seen it; without a state it was new. */
type SeenPost = NewVideoPost & { id: number } & Partial<Pick<VideoPost, 'state' | 'byHand'>>;

/**
 * Makes a post the video of these title parts and of no others. A manual decision is not reported; a replacement
 * is. Rejects with a `ConflictError` if the post has been decided otherwise, or deleted, since it was seen.
 */
export async function assignVideoPost(
  db: Db,
  post: SeenPost,
  { parts, state, byHand, keepsReplaced = false, isEarlier = false, isKnown = false }: Settled,
): Promise<void> {
  await joinTransaction(db, async (transaction) => {
    const replacedParts = await takeFromOtherParts(transaction, post.id, parts);
    await lockAsSeen(transaction, post);
    const isReplaced = (part: TitlePart) =>
      keepsReplaced && replacedParts.some((one) => isSamePart(one, part));
    for (const part of parts)
      if (!isReplaced(part))
        await saveVideoAndNotify(transaction, part, locationOf(post), {
          postId: post.id,
          isTold: false,
          hints: readVersionHints(post),
          fileUniqueId: post.fileUniqueId,
          earlierAt: isEarlier ? (post.postedAt ?? new Date(0)) : undefined,
        });
    await settleSubtitles(transaction, parts, post);
    const news = { changed_at: sql<Date>`now()`, told_at: byHand ? sql<Date>`now()` : null };
    await transaction
      .updateTable('video_post')
      .set({ state, by_hand: byHand, ...(isKnown ? {} : news) })
      .where('id', '=', post.id)
      .execute();
  });
}

async function lockAsSeen(
  transaction: DbTransaction,
  { id, state, byHand }: Pick<SeenPost, 'id' | 'state' | 'byHand'>,
): Promise<void> {
  const now = await transaction
    .selectFrom('video_post')
    .select(['state', 'by_hand'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  const isAsSeen = state === undefined || (now?.state === state && now.by_hand === byHand);
  if (!now || !isAsSeen) throw new ConflictError(DECIDED_MEANWHILE);
}

/** Stores another file of a post as the video of the same parts. */
export async function renewVideos(transaction: DbTransaction, post: VideoPost): Promise<void> {
  const parts = await partsOf(transaction, post.id);
  await assignVideoPost(transaction, post, { ...post, parts, keepsReplaced: true, isKnown: true });
}

/** True if a post is the video of these parts and of no others. */
export async function isVideoOf(db: Db, postId: number, parts: readonly TitlePart[]): Promise<boolean> {
  const present = await partsOf(db, postId);
  return (
    present.length === parts.length && present.every((one) => parts.some((part) => isSamePart(part, one)))
  );
}

async function partsOf(db: Db, postId: number): Promise<TitlePart[]> {
  const videos = await db
    .selectFrom('video')
    .select(['title_id', 'season', 'episode'])
    .where('post_id', '=', postId)
    .execute();
  return videos.map(partOf);
}

/**
 * Takes a post away from all parts but these, where earlier videos come back; returns the parts where it was
 * replaced.
 */
async function takeFromOtherParts(
  transaction: DbTransaction,
  postId: number,
  parts: readonly TitlePart[],
): Promise<TitlePart[]> {
  const read = () => transaction.selectFrom('video').selectAll().where('post_id', '=', postId).execute();
  const titleIds = (await read()).map(({ title_id }) => title_id);
  await lockTitles(transaction, [...titleIds, ...parts.map(({ titleId }) => titleId)]);
  const videos = await read();
  const isOther = (row: VideoRow) => !parts.some((part) => isSamePart(part, partOf(row)));
  const replaced = videos.filter((row) => !isVersion(row));
  const others = replaced.filter(isOther).map(({ id }) => id);
  await sql`delete from video where id = any(${others}::int[])`.execute(transaction);
  for (const row of videos)
    if (isVersion(row) && isOther(row)) await deleteAndRestore(transaction, row, 'restoration');
  return replaced.filter((row) => !isOther(row)).map(partOf);
}

function isSamePart(one: TitlePart, other: TitlePart): boolean {
  return (
    one.titleId === other.titleId &&
    one.episode?.season === other.episode?.season &&
    one.episode?.episode === other.episode?.episode
  );
}

/** Deletes a post and its videos; earlier ones come back. */
export async function deleteVideoPost(
  db: Db,
  location: NonNullable<NewVideoPost['location']>,
): Promise<void> {
  const remove = async (transaction: DbTransaction) => {
    const gone = await transaction
      .selectFrom('video_post')
      .select('id')
      .where('chat_id', '=', location.chatId)
      .where('message_id', '=', location.messageId)
      .executeTakeFirst();
    if (!gone) return;
    await takeFromOtherParts(transaction, gone.id, []);
    await lockAsSeen(transaction, gone);
    if ((await partsOf(transaction, gone.id)).length > 0) throw new ConflictError(DECIDED_MEANWHILE);
    await transaction.deleteFrom('video_post').where('id', '=', gone.id).execute();
  };
  await againAfterOthers(() => db.transaction().execute(remove));
}

function locationOf({ location, kind, fileId }: NewVideoPost): VideoLocation {
  return location ? { kind: 'message', ...location } : { kind, fileId };
}
