import { type ExpressionBuilder, type Insertable, type Kysely, type Selectable, sql } from 'kysely';
import type { Schema, SourceTable } from '../database/schema.ts';
import { inTransaction } from './in-transaction.ts';
import { noticeArrivals } from './notices.ts';

/** Where the video of a title is: a file or a message that the messenger keeps, or an address. */
export type Source =
  | { kind: 'video' | 'document'; fileId: string }
  | { kind: 'message'; chatId: string; messageId: number }
  | { kind: 'link'; url: string };

export type Episode = { season: number; episode: number };

/** Which video: of a whole title, or of one episode. */
export type Part = { contentId: number; episode?: Episode | undefined };

/**
 * Keeps where a video is, and the post it came with, in place of what was known before; answers whether something was.
 * Who waits for it will be told.
 */
export async function keepSource(
  db: Kysely<Schema>,
  part: Part,
  source: Source,
  postId: number | null = null,
): Promise<'new' | 'replaced'> {
  const row = {
    ...rowOf(part, source),
    added_at: sql<Date>`now()`,
    post_id: postId,
    lost_at: null,
    loss_told_at: null,
  };
  const { isNew } = await inTransaction(db, async (transaction) => {
    const kept = await transaction
      .insertInto('source')
      .values(row)
      .onConflict((taken) => taken.columns(['content_id', 'season', 'episode']).doUpdateSet(row))
      // A row that an update has replaced names the transaction which did that; a new row names none.
      .returning(['id', sql<boolean>`xmax = 0`.as('isNew')])
      .executeTakeFirstOrThrow();
    await noticeArrivals(transaction, [kept.id]);
    return kept;
  });
  return isNew ? 'new' : 'replaced';
}

/** Where a video is; undefined when it is not there yet. */
export async function findSource(db: Kysely<Schema>, part: Part): Promise<Source | undefined> {
  const row = await db.selectFrom('source').selectAll().where(ofPart(part)).executeTakeFirst();
  return row && sourceOf(row);
}

/** Notes that the messenger no longer delivers a part's source. */
export async function loseSource(db: Kysely<Schema>, part: Part): Promise<void> {
  await db
    .updateTable('source')
    .set({ lost_at: sql<Date>`now()` })
    .where(ofPart(part))
    .where('lost_at', 'is', null)
    .execute();
}

/** Where one video of a title is, and of which part it is. */
export type KeptSource = { id: number; episode: Episode | undefined; source: Source };

/** All that is known of a title's videos, in the order of the episodes. */
export async function sourcesOf(db: Kysely<Schema>, contentId: number): Promise<KeptSource[]> {
  const rows = await db
    .selectFrom('source')
    .selectAll()
    .where('content_id', '=', contentId)
    .orderBy('season', (order) => order.nullsFirst())
    .orderBy('episode')
    .execute();
  return rows.map(keptSourceOf);
}

/** Forgets where one video of a title is; answers what was forgotten, undefined when there is none such. */
export async function dropSource(
  db: Kysely<Schema>,
  { contentId, id }: { contentId: number; id: number },
): Promise<KeptSource | undefined> {
  const row = await db
    .deleteFrom('source')
    .where('content_id', '=', contentId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
  return row && keptSourceOf(row);
}

/** The episodes that a notice is about: those of a title whose sources came between two of them. */
export async function episodesBetween(
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

/** A row of the table as what it says. */
export function keptSourceOf(row: Selectable<SourceTable>): KeptSource {
  return { id: row.id, episode: episodeOf(row), source: sourceOf(row) };
}

function ofPart({ contentId, episode }: Part) {
  return (eb: ExpressionBuilder<Schema, 'source'>) =>
    eb.and([
      eb('content_id', '=', contentId),
      eb('season', 'is not distinct from', episode?.season ?? null),
      eb('episode', 'is not distinct from', episode?.episode ?? null),
    ]);
}

function rowOf({ contentId, episode }: Part, source: Source): Insertable<SourceTable> {
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

function sourceOf(row: Selectable<SourceTable>): Source {
  if (row.url !== null) return { kind: 'link', url: row.url };
  if (row.chat_id !== null && row.message_id !== null)
    return { kind: 'message', chatId: row.chat_id, messageId: row.message_id };
  const kind = row.kind === 'document' ? 'document' : 'video';
  return { kind, fileId: row.file_id ?? '' };
}
