import { type Kysely, type Selectable, sql } from 'kysely';
import type { Schema, SourcePostTable } from '../../database/schema.ts';
import { saveSourceAndNotify, type TitlePart, type VideoSource } from './video-sources.ts';

/** A video posted in a registered channel or forwarded by an owner. `place`: the message to copy it from. */
export type NewVideoPost = {
  place: { chatId: string; messageId: number } | undefined;
  kind: 'video' | 'document';
  fileId: string;
  fileUniqueId: string;
  fileName: string;
  caption: string;
  /** Duration, and size in bytes, where the messenger tells them. */
  seconds: number | undefined;
  bytes: number | undefined;
  postedAt: Date | undefined;
  ownerId: string;
};

export type VideoPost = NewVideoPost & { id: number; state: 'kept' | 'unsure' | 'ignored'; byHand: boolean };

/** The stored post; undefined for a new one. */
export async function findVideoPost(db: Kysely<Schema>, post: NewVideoPost): Promise<VideoPost | undefined> {
  const { place, fileUniqueId } = post;
  const posts = db.selectFrom('source_post').selectAll();
  const row = await (place
    ? posts.where('chat_id', '=', place.chatId).where('message_id', '=', place.messageId)
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
    chat_id: post.place?.chatId ?? null,
    message_id: post.place?.messageId ?? null,
    kind: post.kind,
    file_id: post.fileId,
    file_unique_id: post.fileUniqueId,
    file_name: post.fileName,
    caption: post.caption,
    seconds: post.seconds ?? null,
    bytes: post.bytes ?? null,
    posted_at: post.postedAt ?? null,
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
};

/** Makes a post the source of these title parts and of no others. A manual decision is not reported. */
export async function assignVideoPost(
  db: Kysely<Schema>,
  post: NewVideoPost & { id: number },
  settled: Settled,
): Promise<void> {
  const { parts, state, byHand } = settled;
  await db.transaction().execute(async (transaction) => {
    await transaction.deleteFrom('source').where('post_id', '=', post.id).execute();
    for (const part of parts) await saveSourceAndNotify(transaction, part, sourceOf(post), post.id);
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

/** Marks a post as unreported. */
export async function markPostUnreported(db: Kysely<Schema>, id: number): Promise<void> {
  const untold = { told_at: null, changed_at: sql<Date>`now()` };
  await db.updateTable('source_post').set(untold).where('id', '=', id).execute();
}

/** Deletes a post and its sources. */
export async function deleteVideoPost(
  db: Kysely<Schema>,
  place: NonNullable<NewVideoPost['place']>,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const gone = transaction
      .selectFrom('source_post')
      .select('id')
      .where('chat_id', '=', place.chatId)
      .where('message_id', '=', place.messageId);
    await transaction.deleteFrom('source').where('post_id', 'in', gone).execute();
    await transaction.deleteFrom('source_post').where('id', 'in', gone).execute();
  });
}

/** The next unmatched post after another one, and the number of all. */
export async function nextUnmatchedPost(
  db: Kysely<Schema>,
  after = 0,
): Promise<{ post: VideoPost; waiting: number } | undefined> {
  const row = await db
    .selectFrom('source_post')
    .selectAll()
    .select(sql<number>`(count(*) over ())::int`.as('waiting'))
    .where('state', '=', 'unsure')
    .orderBy(sql<boolean>`id <= ${after}`)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  return row && { post: postOf(row), waiting: row.waiting };
}

function postOf(row: Selectable<SourcePostTable>): VideoPost {
  return {
    id: row.id,
    place:
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
    ownerId: row.owner_id,
    state: row.state,
    byHand: row.by_hand,
  };
}

function sourceOf({ place, kind, fileId }: NewVideoPost): VideoSource {
  return place ? { kind: 'message', ...place } : { kind, fileId };
}
