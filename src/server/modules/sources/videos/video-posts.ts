import { type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import type { Schema, SourcePostTable } from '../../../database/schema.ts';
import { lockTitles } from '../../catalogue/lock-titles.ts';
import { deleteAndRestore } from '../replaced-sources.ts';
import { settleSubtitles } from '../subtitles/subtitle-files.ts';
import { partOf, type TitlePart } from '../title-part.ts';
import { type VersionRow, versionRows } from '../versions/part-versions.ts';
import { readVersionHints } from '../versions/read-version-hints.ts';
import { saveSourceAndNotify, type VideoSource } from '../video-sources.ts';

/** A video posted in a registered channel or forwarded by an owner. `location`: the message to copy it from. */
export type NewVideoPost = {
  location: { chatId: string; messageId: number } | undefined;
  kind: 'video' | 'document';
  fileId: string;
  fileUniqueId: string;
  fileName: string;
  caption: string;
  /** Duration, and size in bytes, where the messenger tells them. */
  seconds: number | undefined;
  bytes: number | undefined;
  postedAt: Date | undefined;
  /** Size of the picture, of a video. */
  width?: number | undefined;
  height?: number | undefined;
  /** The album that it is in. */
  mediaGroup?: string | undefined;
  ownerId: string;
};

export type VideoPost = NewVideoPost & {
  id: number;
  state: 'kept' | 'unsure' | 'ignored';
  byHand: boolean;
  /** The question that is asked about it with others, see `modules/sources/matching/video-group.ts`. */
  groupKey: string | undefined;
};

/** The stored post; undefined for a new one. */
export async function findVideoPost(db: Kysely<Schema>, post: NewVideoPost): Promise<VideoPost | undefined> {
  const { location, fileUniqueId } = post;
  const posts = db.selectFrom('source_post').selectAll();
  const row = await (location
    ? posts.where('chat_id', '=', location.chatId).where('message_id', '=', location.messageId)
    : posts.where('chat_id', 'is', null).where('file_unique_id', '=', fileUniqueId)
  ).executeTakeFirst();
  return row && postOf(row);
}

export async function findVideoPostById(db: Kysely<Schema>, id: number): Promise<VideoPost | undefined> {
  const row = await db.selectFrom('source_post').selectAll().where('id', '=', id).executeTakeFirst();
  return row && postOf(row);
}

/** Inserts or updates a post and marks it as unreported. Answers its id. */
export async function saveVideoPost(db: Kysely<Schema>, post: NewVideoPost, id?: number): Promise<number> {
  const row = {
    chat_id: post.location?.chatId ?? null,
    message_id: post.location?.messageId ?? null,
    kind: post.kind,
    file_id: post.fileId,
    file_unique_id: post.fileUniqueId,
    file_name: post.fileName,
    caption: post.caption,
    seconds: post.seconds ?? null,
    bytes: post.bytes ?? null,
    posted_at: post.postedAt ?? null,
    width: post.width ?? null,
    height: post.height ?? null,
    media_group: post.mediaGroup ?? null,
    owner_id: post.ownerId,
  };
  if (id !== undefined) {
    await db.updateTable('source_post').set(row).where('id', '=', id).execute();
    return id;
  }
  const added = await db
    .insertInto('source_post')
    .values({ ...row, state: 'unsure' })
    .returning('id')
    .executeTakeFirstOrThrow();
  return added.id;
}

type Settled = {
  /** What the post is the video of; none while that is not known. */
  parts: readonly TitlePart[];
  state: VideoPost['state'];
  byHand: boolean;
  /** Whether a newer video stays the source of a part where this one was replaced: the post was only edited. */
  keepsReplaced?: boolean;
};

/**
 * Makes a post the source of these title parts and of no others. A manual decision is not reported; what it replaces
 * is.
 */
export async function assignVideoPost(
  db: Kysely<Schema>,
  post: NewVideoPost & { id: number },
  { parts, state, byHand, keepsReplaced = false }: Settled,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const replacedParts = await takeFromOtherParts(transaction, post.id, parts);
    const isReplaced = (part: TitlePart) =>
      keepsReplaced && replacedParts.some((one) => isSamePart(one, part));
    for (const part of parts)
      if (!isReplaced(part))
        await saveSourceAndNotify(transaction, part, sourceOf(post), {
          postId: post.id,
          isTold: false,
          hints: readVersionHints(post),
        });
    await settleSubtitles(transaction, parts, post);
    await transaction
      .updateTable('source_post')
      .set({
        state,
        by_hand: byHand,
        changed_at: sql<Date>`now()`,
        told_at: byHand ? sql<Date>`now()` : null,
      })
      .where('id', '=', post.id)
      .execute();
  });
}

/** Takes a post away from all parts but these, where earlier sources come back; answers where it was replaced. */
async function takeFromOtherParts(
  transaction: Transaction<Schema>,
  postId: number,
  parts: readonly TitlePart[],
): Promise<TitlePart[]> {
  const ids = sql<{ content_id: number }>`
    select content_id from ${versionRows(sql`post_id = ${postId}`)} as version
    union select content_id from replaced_source where post_id = ${postId}`;
  const known = (await ids.execute(transaction)).rows.map(({ content_id }) => content_id);
  await lockTitles(transaction, [...known, ...parts.map(({ titleId }) => titleId)]);
  const replaced = await transaction
    .selectFrom('replaced_source')
    .select(['id', 'content_id', 'season', 'episode'])
    .where('post_id', '=', postId)
    .execute();
  const current = await sql<VersionRow>`
    select * from ${versionRows(sql`post_id = ${postId}`)} as version`.execute(transaction);
  const isOther = (row: (typeof replaced)[number]) => !parts.some((part) => isSamePart(part, partOf(row)));
  for (const row of replaced.filter(isOther))
    await transaction.deleteFrom('replaced_source').where('id', '=', row.id).execute();
  for (const row of current.rows.filter(isOther)) await deleteAndRestore(transaction, row, false);
  return replaced.filter((row) => !isOther(row)).map(partOf);
}

function isSamePart(one: TitlePart, other: TitlePart): boolean {
  return (
    one.titleId === other.titleId &&
    one.episode?.season === other.episode?.season &&
    one.episode?.episode === other.episode?.episode
  );
}

/** Marks a post as unreported. */
export async function markPostUnreported(db: Kysely<Schema>, id: number): Promise<void> {
  const untold = { told_at: null, changed_at: sql<Date>`now()` };
  await db.updateTable('source_post').set(untold).where('id', '=', id).execute();
}

/** Deletes a post and its sources; earlier ones come back. */
export async function deleteVideoPost(
  db: Kysely<Schema>,
  location: NonNullable<NewVideoPost['location']>,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const gone = await transaction
      .selectFrom('source_post')
      .select('id')
      .where('chat_id', '=', location.chatId)
      .where('message_id', '=', location.messageId)
      .executeTakeFirst();
    if (!gone) return;
    await takeFromOtherParts(transaction, gone.id, []);
    await transaction.deleteFrom('source_post').where('id', '=', gone.id).execute();
  });
}

function postOf(row: Selectable<SourcePostTable>): VideoPost {
  return {
    id: row.id,
    location:
      row.chat_id === null || row.message_id === null
        ? undefined
        : { chatId: row.chat_id, messageId: row.message_id },
    kind: row.kind,
    fileId: row.file_id,
    fileUniqueId: row.file_unique_id,
    fileName: row.file_name,
    caption: row.caption,
    seconds: row.seconds ?? undefined,
    bytes: row.bytes ?? undefined,
    postedAt: row.posted_at ?? undefined,
    width: row.width ?? undefined,
    height: row.height ?? undefined,
    mediaGroup: row.media_group ?? undefined,
    ownerId: row.owner_id,
    state: row.state,
    byHand: row.by_hand,
    groupKey: row.group_key ?? undefined,
  };
}

function sourceOf({ location, kind, fileId }: NewVideoPost): VideoSource {
  return location ? { kind: 'message', ...location } : { kind, fileId };
}
