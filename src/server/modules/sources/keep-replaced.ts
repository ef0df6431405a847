import { type Insertable, type RawBuilder, type Selectable, sql, type Transaction } from 'kysely';
import type { SourceTable } from '../../database/schema/sources.ts';
import type { Schema } from '../../database/schema.ts';
import { isOfPart, type TitlePart } from './title-part.ts';
import { isSameKey } from './versions/same-version.ts';
import type { VersionKey } from './versions/version-facts.ts';

type SourceRow = Selectable<SourceTable>;

/** SQL condition: a replaced source had the place of a version. */
export function hadPlaceOf({ quality, languages, note }: VersionKey) {
  return sql<boolean>`(quality is not distinct from ${quality}::smallint
    and languages = ${[...languages]}::text[] and note = ${note})`;
}

/**
 * Keeps a source that a newer one takes the place of; answers its id. It keeps the quality, languages and note of that
 * place, by which it comes back. `isTold`: the owner knows of it. Its title must be locked.
 */
export async function keepReplaced(
  transaction: Transaction<Schema>,
  source: SourceRow,
  isTold: boolean,
): Promise<number> {
  const existing = await transaction
    .insertInto('replaced_source')
    .values({ ...withoutReports(source), told_at: isTold ? sql<Date>`now()` : null })
    .returning('id')
    .executeTakeFirstOrThrow();
  return existing.id;
}

/**
 * Keeps a source that was posted before the one in its place, as if that had replaced it then; returns its id. Nobody is
 * notified of it.
 */
export async function keepEarlier(
  transaction: Transaction<Schema>,
  {
    loss_told_at: _told,
    restored_at: _restored,
    ...row
  }: Omit<Insertable<SourceTable>, 'added_at' | 'restored_at'> & {
    added_at: RawBuilder<Date>;
    restored_at: null;
  },
  postedAt: Date,
): Promise<number> {
  const { id } = await transaction
    .insertInto('replaced_source')
    .values({ ...row, replaced_at: postedAt, told_at: sql<Date>`now()` })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** What a source and a replaced one have in common. */
function withoutReports(source: SourceRow & { position?: number; isFirst?: boolean }) {
  const {
    id: _,
    loss_told_at: _told,
    restored_at: _restored,
    position: _place,
    isFirst: _first,
    ...row
  } = source;
  return row;
}

/** Lets what a version has replaced follow it when its quality, languages or note become known or change. */
export async function moveReplaced(
  transaction: Transaction<Schema>,
  part: TitlePart,
  { from, to }: { from: VersionKey; to: VersionKey },
): Promise<void> {
  if (isSameKey(from, to)) return;
  await sql`
    update replaced_source set quality = ${to.quality}, languages = ${[...to.languages]}::text[], note = ${to.note}
    where ${isOfPart(part)} and ${hadPlaceOf(from)}`.execute(transaction);
}

/** Forgets a replaced source of a part that is its source again. */
export async function forgetReplaced(
  transaction: Transaction<Schema>,
  part: TitlePart,
  location: Pick<SourceRow, 'file_id' | 'chat_id' | 'message_id' | 'url'>,
): Promise<void> {
  await transaction
    .deleteFrom('replaced_source')
    .where(isOfPart(part))
    .where('file_id', 'is not distinct from', location.file_id)
    .where('chat_id', 'is not distinct from', location.chat_id)
    .where('message_id', 'is not distinct from', location.message_id)
    .where('url', 'is not distinct from', location.url)
    .execute();
}
