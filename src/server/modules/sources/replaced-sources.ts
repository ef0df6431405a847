import { type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import type { ReplacedSourceTable, Schema, SourceTable } from '../../database/schema.ts';
import { lockTitles } from '../catalogue/lock-titles.ts';
import { storeArrivals } from '../catalogue/store-arrivals.ts';
import { isOfPart, ofPart, partOf, type TitlePart } from './title-part.ts';
import {
  deleteVersion,
  insertVersion,
  putWorkingFirst,
  type VersionRow,
  versionsOfPart,
} from './versions/part-versions.ts';
import { isSameKey } from './versions/same-version.ts';
import type { VersionKey } from './versions/version-facts.ts';

type SourceRow = Selectable<SourceTable>;
type ReplacedRow = Selectable<ReplacedSourceTable>;

/** SQL condition: a replaced source had the place of a version. */
function ofVersion({ quality, languages, note }: VersionKey) {
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
    where ${isOfPart(part)} and ${ofVersion(from)}`.execute(transaction);
}

/** Forgets a replaced source of a part that is its source again. */
export async function forgetReplaced(
  transaction: Transaction<Schema>,
  part: TitlePart,
  location: Pick<SourceRow, 'file_id' | 'chat_id' | 'message_id' | 'url'>,
): Promise<void> {
  await transaction
    .deleteFrom('replaced_source')
    .where(ofPart(part))
    .where('file_id', 'is not distinct from', location.file_id)
    .where('chat_id', 'is not distinct from', location.chat_id)
    .where('message_id', 'is not distinct from', location.message_id)
    .where('url', 'is not distinct from', location.url)
    .execute();
}

/**
 * Deletes a version and puts back what it has replaced last; false when there is nothing. `isTold`: the owner knows of it,
 * otherwise it is reported. Its title must be locked.
 */
export async function deleteAndRestore(
  transaction: Transaction<Schema>,
  version: VersionRow,
  isTold: boolean,
): Promise<boolean> {
  const last = await lastReplaced(transaction, version);
  if (last) await putBack(transaction, last, { inPlaceOf: version, isTold });
  else await deleteVersion(transaction, version);
  return last !== undefined;
}

/**
 * Puts a lost version aside where what it had replaced can be put back, and behind the part's others. Answers whether that
 * part can still be delivered. Its title must be locked.
 */
export async function restoreInPlaceOfLost(
  transaction: Transaction<Schema>,
  lost: VersionRow,
  isTold: boolean,
): Promise<{ isRestored: boolean; works: boolean }> {
  const last = await lastReplaced(transaction, lost);
  if (last) {
    await putBack(transaction, last, { inPlaceOf: lost, isTold });
    await keepReplaced(transaction, lost, true);
  }
  return { isRestored: last !== undefined, works: await putWorkingFirst(transaction, partOf(lost)) };
}

/** Makes a replaced source a version of its part again, and keeps the newer one; undefined when it is gone. */
export async function swapWithReplaced(db: Kysely<Schema>, id: number): Promise<TitlePart | undefined> {
  return db.transaction().execute(async (transaction) => {
    const known = await findReplaced(transaction, id);
    if (!known) return undefined;
    await lockTitles(transaction, [known.content_id]);
    const replaced = await findReplaced(transaction, id);
    if (!replaced) return undefined;
    const part = partOf(replaced);
    const versions = await versionsOfPart(transaction, part);
    const current = versions.find((version) => isSameKey(version, replaced));
    await putBack(transaction, replaced, { inPlaceOf: current, isTold: true });
    if (current) await keepReplaced(transaction, current, true);
    return part;
  });
}

function findReplaced(db: Kysely<Schema>, id: number): Promise<ReplacedRow | undefined> {
  return db.selectFrom('replaced_source').selectAll().where('id', '=', id).executeTakeFirst();
}

function lastReplaced(db: Kysely<Schema>, version: VersionRow): Promise<ReplacedRow | undefined> {
  return db
    .selectFrom('replaced_source')
    .selectAll()
    .where(ofPart(partOf(version)))
    .where(ofVersion(version))
    .where('lost_at', 'is', null)
    .orderBy('replaced_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Inserts what was replaced in the place of a version, which goes, or beside the others. */
async function putBack(
  transaction: Transaction<Schema>,
  replaced: ReplacedRow,
  { inPlaceOf, isTold }: { inPlaceOf: VersionRow | undefined; isTold: boolean },
): Promise<void> {
  const { id: replacedId, replaced_at: _, told_at: _told, ...columns } = replaced;
  const row = { ...columns, restored_at: isTold ? null : sql<Date>`now()` };
  await transaction.deleteFrom('replaced_source').where('id', '=', replacedId).execute();
  if (inPlaceOf && !inPlaceOf.isFirst) {
    await transaction.deleteFrom('other_version').where('id', '=', inPlaceOf.id).execute();
    const { position } = inPlaceOf;
    await transaction
      .insertInto('other_version')
      .values({ ...row, position })
      .execute();
    return;
  }
  if (inPlaceOf) await transaction.deleteFrom('source').where('id', '=', inPlaceOf.id).execute();
  const { id, isFirst } = await insertVersion(transaction, row, partOf(replaced));
  if (isFirst) await storeArrivals(transaction, [id]);
}
