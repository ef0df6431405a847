import { type Selectable, sql } from 'kysely';
import { truncateText } from '../../../chat/messages/html.ts';
import type { Db } from '../../../database/db.ts';
import type { VideoPostTable } from '../posts.table.ts';

/** A video posted in a registered channel or forwarded by an owner. `location`: the message to copy it from. */
export type NewVideoPost = {
  location: { chatId: string; messageId: number } | undefined;
  kind: 'video' | 'document';
  fileId: string;
  fileUniqueId: string;
  fileName: string;
  caption: string;
  /** Its owner has written the caption to the bot, for the title. */
  isOwnCaption?: boolean | undefined;
  /** Duration, and size in bytes, where the messenger sends them. */
  seconds: number | undefined;
  bytes: number | undefined;
  postedAt: Date | undefined;
  /** Size of the picture, of a video. */
  width?: number | undefined;
  height?: number | undefined;
  /** The album that it is in. */
  mediaGroup?: string | undefined;
  /** The messenger's still of it. */
  thumbnailId?: string | undefined;
  ownerId: string;
};

export type VideoPost = NewVideoPost & {
  id: number;
  state: 'kept' | 'unmatched' | 'ignored';
  byHand: boolean;
  /** The shared question about it, see `modules/videos/matching/video-group.ts`. */
  groupKey: string | undefined;
  /** The doubted title, or the only likely one. */
  candidateId: number | undefined;
};

/** The stored post; undefined for a new one. */
export async function findVideoPost(db: Db, post: NewVideoPost): Promise<VideoPost | undefined> {
  const { location, fileUniqueId } = post;
  const posts = db.selectFrom('video_post').selectAll();
  const row = await (
    location
      ? posts.where('chat_id', '=', location.chatId).where('message_id', '=', location.messageId)
      : posts.where('chat_id', 'is', null).where('file_unique_id', '=', fileUniqueId)
  ).executeTakeFirst();
  return row && postOf(row);
}

export async function findVideoPostById(db: Db, id: number): Promise<VideoPost | undefined> {
  const row = await db.selectFrom('video_post').selectAll().where('id', '=', id).executeTakeFirst();
  return row && postOf(row);
}

/** Posts by their ids, the oldest first. */
export async function findVideoPosts(db: Db, ids: readonly number[]): Promise<Map<number, VideoPost>> {
  const rows = await db
    .selectFrom('video_post')
    .selectAll()
    .where(sql<boolean>`id = any(${[...ids]}::int[])`)
    .orderBy('id')
    .execute();
  return new Map(rows.map((row) => [row.id, postOf(row)]));
}

/** Inserts or updates a post and marks it as unreported. Returns its id. */
export async function saveVideoPost(db: Db, post: NewVideoPost, id?: number): Promise<number> {
  const row = {
    chat_id: post.location?.chatId ?? null,
    message_id: post.location?.messageId ?? null,
    kind: post.kind,
    file_id: post.fileId,
    file_unique_id: post.fileUniqueId,
    file_name: post.fileName,
    caption: post.caption,
    own_caption: post.isOwnCaption ?? false,
    seconds: post.seconds ?? null,
    bytes: post.bytes ?? null,
    posted_at: post.postedAt ?? null,
    width: post.width ?? null,
    height: post.height ?? null,
    media_group: post.mediaGroup ?? null,
    thumbnail_id: post.thumbnailId ?? null,
    owner_id: post.ownerId,
  };
  if (id !== undefined) {
    await db.updateTable('video_post').set(row).where('id', '=', id).execute();
    return id;
  }
  const added = await db
    .insertInto('video_post')
    .values({ ...row, state: 'unmatched' })
    .returning('id')
    .executeTakeFirstOrThrow();
  return added.id;
}

/** Its owner learns of it in a different way. */
export async function markPostReported(db: Db, id: number): Promise<void> {
  await db
    .updateTable('video_post')
    .set({ told_at: sql<Date>`now()` })
    .where('id', '=', id)
    .execute();
}

export async function markPostUnreported(db: Db, id: number): Promise<void> {
  const untold = { told_at: null, changed_at: sql<Date>`now()` };
  await db.updateTable('video_post').set(untold).where('id', '=', id).execute();
}

function postOf(row: Selectable<VideoPostTable>): VideoPost {
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
    isOwnCaption: row.own_caption,
    seconds: row.seconds ?? undefined,
    bytes: row.bytes ?? undefined,
    postedAt: row.posted_at ?? undefined,
    width: row.width ?? undefined,
    height: row.height ?? undefined,
    mediaGroup: row.media_group ?? undefined,
    thumbnailId: row.thumbnail_id ?? undefined,
    candidateId: row.candidate_id ?? undefined,
    ownerId: row.owner_id,
    state: row.state,
    byHand: row.by_hand,
    groupKey: row.group_key ?? undefined,
  };
}

const MAX_NAME_LENGTH = 80;

/** A video's file name, else the first line of its caption. */
export function nameOfVideo({ fileName, caption }: VideoPost): string {
  const [line = ''] = caption.split('\n', 1);
  return truncateText(fileName || line || '?', MAX_NAME_LENGTH);
}
