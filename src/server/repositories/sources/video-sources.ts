import { type ExpressionBuilder, type Insertable, type Kysely, type Selectable, sql } from 'kysely';
import type { Schema, SourceTable } from '../../database/schema.ts';
import type { Episode } from '../../domain/episode.ts';
import { joinTransaction } from '../join-transaction.ts';
import { enqueueArrivalNotifications } from '../outbox/arrival-notifications.ts';

/** Where a video comes from: a Telegram file, a message to copy, or a URL. */
export type VideoSource =
  | { kind: 'video' | 'document'; fileId: string }
  | { kind: 'message'; chatId: string; messageId: number }
  | { kind: 'link'; url: string };

/** A whole title, or one of its episodes. */
export type TitlePart = { contentId: number; episode?: Episode | undefined };

/** Inserts or replaces the source of a title part, and enqueues notifications of its arrival. */
export async function saveSourceAndNotify(
  db: Kysely<Schema>,
  part: TitlePart,
  source: VideoSource,
  postId: number | null = null,
): Promise<'new' | 'replaced'> {
  const row = {
    ...rowOf(part, source),
    added_at: sql<Date>`now()`,
    post_id: postId,
    lost_at: null,
    loss_told_at: null,
  };
  const { isNew } = await joinTransaction(db, async (transaction) => {
    const kept = await transaction
      .insertInto('source')
      .values(row)
      .onConflict((taken) => taken.columns(['content_id', 'season', 'episode']).doUpdateSet(row))
      // `xmax` is set on updated rows and 0 on inserted ones.
      .returning(['id', sql<boolean>`xmax = 0`.as('isNew')])
      .executeTakeFirstOrThrow();
    await enqueueArrivalNotifications(transaction, [kept.id]);
    return kept;
  });
  return isNew ? 'new' : 'replaced';
}

/** The source of a title part; undefined without one. */
export async function findSource(db: Kysely<Schema>, part: TitlePart): Promise<VideoSource | undefined> {
  const row = await db.selectFrom('source').selectAll().where(ofPart(part)).executeTakeFirst();
  return row && sourceOf(row);
}

/** Marks a source as no longer delivered by Telegram. */
export async function markSourceLost(db: Kysely<Schema>, part: TitlePart): Promise<void> {
  await db
    .updateTable('source')
    .set({ lost_at: sql<Date>`now()` })
    .where(ofPart(part))
    .where('lost_at', 'is', null)
    .execute();
}

/** A stored source and its title part. */
export type StoredSource = { id: number; episode: Episode | undefined; source: VideoSource };

/** All sources of a title, in the order of episodes. */
export async function sourcesOf(db: Kysely<Schema>, contentId: number): Promise<StoredSource[]> {
  const rows = await db
    .selectFrom('source')
    .selectAll()
    .where('content_id', '=', contentId)
    .orderBy('season', (order) => order.nullsFirst())
    .orderBy('episode')
    .execute();
  return rows.map(storedSourceFromRow);
}

/** Deletes one source of a title and answers it; undefined when it does not exist. */
export async function deleteTitleSource(
  db: Kysely<Schema>,
  { contentId, id }: { contentId: number; id: number },
): Promise<StoredSource | undefined> {
  const row = await db
    .deleteFrom('source')
    .where('content_id', '=', contentId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
  return row && storedSourceFromRow(row);
}

/** The episodes of a notification: those whose sources have ids in a range. */
export async function episodesWithSourceIds(
  db: Kysely<Schema>,
  contentId: number,
  { first, last }: { first: number; last: number },
): Promise<Episode[]> {
  return episodesIn(db, contentId).where('id', '>=', first).where('id', '<=', last).execute();
}

/** The episodes of a series that have a video, in order. */
export async function episodesOf(db: Kysely<Schema>, contentId: number): Promise<Episode[]> {
  return episodesIn(db, contentId).execute();
}

function episodesIn(db: Kysely<Schema>, contentId: number) {
  return db
    .selectFrom('source')
    .select(['season', 'episode'])
    .where('content_id', '=', contentId)
    .where('season', 'is not', null)
    .orderBy('season')
    .orderBy('episode')
    .$narrowType<Episode>();
}

/** Maps a database row. */
export function storedSourceFromRow(row: Selectable<SourceTable>): StoredSource {
  return { id: row.id, episode: episodeOf(row), source: sourceOf(row) };
}

function ofPart({ contentId, episode }: TitlePart) {
  return (eb: ExpressionBuilder<Schema, 'source'>) =>
    eb.and([
      eb('content_id', '=', contentId),
      eb('season', 'is not distinct from', episode?.season ?? null),
      eb('episode', 'is not distinct from', episode?.episode ?? null),
    ]);
}

function rowOf({ contentId, episode }: TitlePart, source: VideoSource): Insertable<SourceTable> {
  return {
    content_id: contentId,
    season: episode?.season ?? null,
    episode: episode?.episode ?? null,
    kind: source.kind,
    file_id: 'fileId' in source ? source.fileId : null,
    chat_id: 'chatId' in source ? source.chatId : null,
    message_id: 'messageId' in source ? source.messageId : null,
    url: 'url' in source ? source.url : null,
  };
}

function episodeOf({ season, episode }: Selectable<SourceTable>): Episode | undefined {
  return season === null || episode === null ? undefined : { season, episode };
}

function sourceOf(row: Selectable<SourceTable>): VideoSource {
  if (row.url !== null) return { kind: 'link', url: row.url };
  if (row.chat_id !== null && row.message_id !== null)
    return { kind: 'message', chatId: row.chat_id, messageId: row.message_id };
  const kind = row.kind === 'document' ? 'document' : 'video';
  return { kind, fileId: row.file_id ?? '' };
}
