import { type Insertable, type Kysely, type Selectable, sql } from 'kysely';
import { joinTransaction } from '../../database/join-transaction.ts';
import type { Schema, SourceTable } from '../../database/schema.ts';
import { lockTitles } from '../catalogue/lock-titles.ts';
import type { Episode } from '../catalogue/rules/episode.ts';
import { storeArrivals } from '../catalogue/store-arrivals.ts';
import {
  forgetReplaced,
  keepReplaced,
  ofPart,
  partOf,
  restoreInPlaceOfLost,
  restoreReplaced,
  type TitlePart,
} from './replaced-sources.ts';

/** Where a video comes from: a Telegram file, a message to copy, or a URL. */
export type VideoSource =
  | { kind: 'video' | 'document'; fileId: string }
  | { kind: 'message'; chatId: string; messageId: number }
  | { kind: 'link'; url: string };

/** `replacedId`: what was there before and is kept, see `replaced-sources.ts`; undefined where it was the same or lost. */
export type SavedSource = { outcome: 'new' | 'replaced'; replacedId: number | undefined };

type Saving = {
  /** The post that it came with. */
  postId?: number | null;
  /** Whether the owner is told of a replacement by the caller; otherwise it is reported. */
  isTold?: boolean;
};

/**
 * Inserts or replaces the source of a title part, and enqueues notifications of its arrival. What is replaced is kept
 * for when the newer one is gone.
 */
export async function saveSourceAndNotify(
  db: Kysely<Schema>,
  part: TitlePart,
  source: VideoSource,
  { postId = null, isTold = true }: Saving = {},
): Promise<SavedSource> {
  const row = {
    ...rowOf(part, source),
    added_at: sql<Date>`now()`,
    post_id: postId,
    lost_at: null,
    loss_told_at: null,
    restored_at: null,
  };
  return joinTransaction(db, async (transaction) => {
    await lockTitles(transaction, [part.titleId]);
    const before = await transaction.selectFrom('source').selectAll().where(ofPart(part)).executeTakeFirst();
    const isReplaced = before && before.lost_at === null && !isSamePlace(before, row);
    const replacedId = isReplaced ? await keepReplaced(transaction, before, isTold) : undefined;
    await forgetReplaced(transaction, part, row);
    const existing = await transaction
      .insertInto('source')
      .values(row)
      .onConflict((taken) => taken.columns(['content_id', 'season', 'episode']).doUpdateSet(row))
      .returning('id')
      .executeTakeFirstOrThrow();
    await storeArrivals(transaction, [existing.id]);
    return { outcome: before ? 'replaced' : 'new', replacedId };
  });
}

type Place = Pick<Selectable<SourceTable>, 'file_id' | 'chat_id' | 'message_id' | 'url'>;

function isSamePlace(one: Place, other: Place): boolean {
  return (['file_id', 'chat_id', 'message_id', 'url'] as const).every(
    (column) => one[column] === other[column],
  );
}

/** The source of a title part; undefined without one. */
export async function findSource(db: Kysely<Schema>, part: TitlePart): Promise<VideoSource | undefined> {
  const row = await db.selectFrom('source').selectAll().where(ofPart(part)).executeTakeFirst();
  return row && sourceOf(row);
}

/** Whether any part of a title can be delivered. */
export async function hasSource(db: Kysely<Schema>, titleId: number): Promise<boolean> {
  const source = await db
    .selectFrom('source')
    .select('id')
    .where('content_id', '=', titleId)
    .where('lost_at', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return source !== undefined;
}

/** Marks a source as no longer delivered by Telegram; true where an earlier one takes its place, which is reported. */
export async function markSourceLost(db: Kysely<Schema>, part: TitlePart): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    await lockTitles(transaction, [part.titleId]);
    const lost = await transaction
      .updateTable('source')
      .set({ lost_at: sql<Date>`coalesce(lost_at, now())` })
      .where(ofPart(part))
      .returningAll()
      .executeTakeFirst();
    return lost !== undefined && restoreInPlaceOfLost(transaction, lost, false);
  });
}

/** Marks a source as delivered again. */
export async function clearSourceLost(db: Kysely<Schema>, part: TitlePart): Promise<void> {
  await db
    .updateTable('source')
    .set({ lost_at: null, loss_told_at: null })
    .where(ofPart(part))
    .where('lost_at', 'is not', null)
    .execute();
}

/** A stored source and its title part. */
export type StoredSource = { id: number; episode: Episode | undefined; source: VideoSource };

/** A source of a title as its owner sees it; `isReplaced`: a newer one has its place, see `replaced-sources.ts`. */
export type DescribedSource = StoredSource & {
  isReplaced: boolean;
  /** Of the post that it came with; empty without one. */
  fileName: string;
  bytes: number | null;
  addedAt: Date;
  lostAt: Date | null;
};

type DescribedRow = SourcePlace & Omit<DescribedSource, keyof StoredSource> & { id: number };

/** All sources of a title with those that were replaced, in the order of episodes, the newest first. */
export async function describeSources(db: Kysely<Schema>, titleId: number): Promise<DescribedSource[]> {
  const columns = sql`id, content_id, season, episode, kind, file_id, chat_id, message_id, url, added_at, post_id, lost_at`;
  const { rows } = await sql<DescribedRow>`
    select source.*, coalesce(file_name, '') as "fileName", bytes, lost_at as "lostAt",
      coalesce(posted_at, added_at) as "addedAt"
    from (
      select ${columns}, false as "isReplaced" from source where content_id = ${titleId}
      union all
      select ${columns}, true from replaced_source where content_id = ${titleId}
    ) as source
    left join (select id as post_id, file_name, bytes, posted_at from source_post) as post using (post_id)
    order by season nulls first, episode, "isReplaced", added_at desc`.execute(db);
  return rows.map(({ fileName, bytes, addedAt, lostAt, isReplaced, ...row }) => ({
    ...storedSourceFromRow(row),
    fileName,
    bytes,
    addedAt,
    lostAt,
    isReplaced,
  }));
}

/** What was deleted, and whether an earlier source is back in its place. */
export type DeletedSource = StoredSource & { isReplaced: boolean };

/** Deletes a source, of one title where that is given; undefined when it does not exist. An earlier one comes back. */
export async function deleteSource(
  db: Kysely<Schema>,
  { id, titleId }: { id: number; titleId?: number },
): Promise<DeletedSource | undefined> {
  return db.transaction().execute(async (transaction) => {
    const known = await transaction
      .selectFrom('source')
      .select('content_id')
      .where('id', '=', id)
      .executeTakeFirst();
    if (!known || (titleId !== undefined && known.content_id !== titleId)) return undefined;
    await lockTitles(transaction, [known.content_id]);
    const row = await transaction.deleteFrom('source').where('id', '=', id).returningAll().executeTakeFirst();
    if (!row) return undefined;
    const isReplaced = await restoreReplaced(transaction, partOf(row), true);
    return { ...storedSourceFromRow(row), isReplaced };
  });
}

/** The episodes of a notification: those whose sources have ids in a range. */
export async function episodesWithSourceIds(
  db: Kysely<Schema>,
  titleId: number,
  { first, last }: { first: number; last: number },
): Promise<Episode[]> {
  return episodesIn(db, titleId).where('id', '>=', first).where('id', '<=', last).execute();
}

/** The episodes of a series that have a video, in order. */
export async function episodesOf(db: Kysely<Schema>, titleId: number): Promise<Episode[]> {
  return episodesIn(db, titleId).execute();
}

function episodesIn(db: Kysely<Schema>, titleId: number) {
  return db
    .selectFrom('source')
    .select(['season', 'episode'])
    .where('content_id', '=', titleId)
    .where('season', 'is not', null)
    .orderBy('season')
    .orderBy('episode')
    .$narrowType<Episode>();
}

type SourcePlace = Place & Pick<Selectable<SourceTable>, 'content_id' | 'season' | 'episode' | 'kind'>;

/** Maps a database row. */
export function storedSourceFromRow(row: SourcePlace & { id: number }): StoredSource {
  return { id: row.id, episode: partOf(row).episode, source: sourceOf(row) };
}

function rowOf({ titleId, episode }: TitlePart, source: VideoSource): Insertable<SourceTable> & Place {
  return {
    content_id: titleId,
    season: episode?.season ?? null,
    episode: episode?.episode ?? null,
    kind: source.kind,
    file_id: 'fileId' in source ? source.fileId : null,
    chat_id: 'chatId' in source ? source.chatId : null,
    message_id: 'messageId' in source ? source.messageId : null,
    url: 'url' in source ? source.url : null,
  };
}

function sourceOf(row: SourcePlace): VideoSource {
  if (row.url !== null) return { kind: 'link', url: row.url };
  if (row.chat_id !== null && row.message_id !== null)
    return { kind: 'message', chatId: row.chat_id, messageId: row.message_id };
  const kind = row.kind === 'document' ? 'document' : 'video';
  return { kind, fileId: row.file_id ?? '' };
}
