import { type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import type { ReplacedSourceTable } from '../../database/schema/sources.ts';
import type { Schema } from '../../database/schema.ts';
import { lockTitles } from '../catalogue/lock-titles.ts';
import { storeArrivals } from '../catalogue/store-arrivals.ts';
import { hadPlaceOf, keepReplaced } from './keep-replaced.ts';
import { isOfPart, partOf, type TitlePart } from './title-part.ts';
import {
  deleteVersion,
  insertVersion,
  putWorkingFirst,
  type VersionRow,
  versionsOfPart,
} from './versions/part-versions.ts';
import { isSameKey } from './versions/same-version.ts';

type ReplacedRow = Selectable<ReplacedSourceTable>;

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
    .where(isOfPart(partOf(version)))
    .where(hadPlaceOf(version))
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
