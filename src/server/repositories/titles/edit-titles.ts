import { type Kysely, sql, type Transaction } from 'kysely';
import type { Schema } from '../../database/schema.ts';
import { type FieldError, parseTitleRecord } from '../../domain/title-record.ts';
import { refreshGenreAndRankingRows } from '../genres/refresh-genre-and-ranking-rows.ts';
import { lockRankingState } from '../rankings/lock-ranking-state.ts';
import { titleRecordOf } from '../records/title-records.ts';
import { upsertTitles } from '../records/upsert-titles.ts';

/**
 * Hides a title from every answer, or shows it again; its lists, likes, plays and sources stay. False when it does not
 * exist.
 */
export async function setHidden(db: Kysely<Schema>, id: number, hidden: boolean): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const rankingState = await lockRankingState(transaction);
    const title = await transaction
      .updateTable('content')
      .set({ hidden, updated_at: sql`now()` })
      .where('id', '=', id)
      .returning('id')
      .executeTakeFirst();
    if (title) await refreshGenreAndRankingRows(transaction, [id], rankingState);
    return title !== undefined;
  });
}

/** The outcome of an edit; with `faults` nothing was changed. */
export type EditOutcome = 'changed' | 'unchanged' | 'no such title' | { faults: FieldError[] };

/** Fields that cannot be edited; records only ever add sources. */
const FIXED = ['origin', 'created_at', 'sorgenti'];

/**
 * Changes fields of a title, by the names of its record (`domain/title-record.ts`); `''` and null empty one.
 * The changed title is read by the same schema as an imported one.
 */
export async function editTitle(
  db: Kysely<Schema>,
  id: number,
  changes: Readonly<Record<string, unknown>>,
): Promise<EditOutcome> {
  const fixed = Object.keys(changes).filter((field) => FIXED.includes(field));
  if (fixed.length > 0) return { faults: fixed.map((field) => ({ field, expected: 'cannot be edited' })) };
  return db.transaction().execute(async (transaction) => {
    // Before the title is read: nobody else changes it between that and the writing.
    await lockRankingState(transaction);
    const title = await titleRecordOf(transaction, id);
    if (!title) return 'no such title';
    const read = parseTitleRecord(withChanges(title.record, changes));
    if ('faults' in read) return read;
    const { changed } = await upsertTitles(transaction, [read.record]);
    return changed > 0 ? 'changed' : 'unchanged';
  });
}

/** Leaves emptied fields out of the record. */
function withChanges(record: object, changes: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const fields = Object.entries({ ...record, ...changes });
  return Object.fromEntries(fields.filter(([, value]) => value !== '' && value !== null));
}

/** Counts a title's plays and list entries. */
export async function countTitleUses(
  db: Kysely<Schema>,
  id: number,
): Promise<{ plays: number; listEntries: number }> {
  const { rows } = await sql<{ plays: number; listEntries: number }>`
    select (select count(*)::int from play_event where content_id = ${id}) as plays,
      (select count(*)::int from list_item where content_id = ${id})
        + (select count(*)::int from custom_list_item where content_id = ${id}) as "listEntries"`.execute(db);
  return rows[0] ?? { plays: 0, listEntries: 0 };
}

/** Deletes a title with its plays and list entries. False when it does not exist. */
export async function removeTitle(db: Kysely<Schema>, id: number): Promise<boolean> {
  return (await removeTitles(db, [id])) > 0;
}

/** The same for several titles at once; answers how many there were. */
export async function removeTitles(db: Kysely<Schema>, ids: readonly number[]): Promise<number> {
  return db.transaction().execute(async (transaction) => {
    await lockRankingState(transaction);
    await lockListTables(transaction);
    const removed = await sql`delete from content where id = any(${ids}::int[]) returning id`.execute(
      transaction,
    );
    return removed.rows.length;
  });
}

/** Prevents a deadlock: a toggle locks list row, then title; the deletion the other way round. */
async function lockListTables(transaction: Transaction<Schema>): Promise<void> {
  await sql`lock table list_item, custom_list_item in share row exclusive mode`.execute(transaction);
}
