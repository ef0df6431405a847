import { type Kysely, sql, type Transaction } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { type Fault, readTitleRecord } from '../domain/title-record.ts';
import { lockCounters } from './lock-counters.ts';
import { putTitles } from './put-titles.ts';
import { regroupTitles } from './regroup-titles.ts';
import { titleRecordOf } from './title-records.ts';

/**
 * Keeps a title out of every answer, or shows it again with all that it had: lists, likes, plays, sources. False when
 * there is none of that id.
 */
export async function setHidden(db: Kysely<Schema>, id: number, hidden: boolean): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const reckoning = await lockCounters(transaction);
    const title = await transaction
      .updateTable('content')
      .set({ hidden, updated_at: sql`now()` })
      .where('id', '=', id)
      .returning('id')
      .executeTakeFirst();
    if (title) await regroupTitles(transaction, [id], reckoning);
    return title !== undefined;
  });
}

/** What became of an edit; `faults` says what is wrong with it, and then nothing was changed. */
export type Edited = 'changed' | 'unchanged' | 'no such title' | { faults: Fault[] };

/** What identifies a title and its first import cannot be edited; sources are only ever added by records. */
const FIXED = ['origin', 'created_at', 'sorgenti'];

/**
 * Changes fields of a title, by the names of its record (`domain/title-record.ts`); `''` and null empty one.
 * The changed title is read by the same schema as an imported one.
 */
export async function editTitle(
  db: Kysely<Schema>,
  id: number,
  changes: Readonly<Record<string, unknown>>,
): Promise<Edited> {
  const fixed = Object.keys(changes).filter((field) => FIXED.includes(field));
  if (fixed.length > 0) return { faults: fixed.map((field) => ({ field, expected: 'cannot be edited' })) };
  return db.transaction().execute(async (transaction) => {
    // Before the title is read: nobody else changes it between that and the writing.
    await lockCounters(transaction);
    const title = await titleRecordOf(transaction, id);
    if (!title) return 'no such title';
    const read = readTitleRecord(withChanges(title.record, changes));
    if ('faults' in read) return read;
    const { changed } = await putTitles(transaction, [read.record]);
    return changed > 0 ? 'changed' : 'unchanged';
  });
}

/** An emptied field is left out, as in a record that never had it. */
function withChanges(record: object, changes: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const fields = Object.entries({ ...record, ...changes });
  return Object.fromEntries(fields.filter(([, value]) => value !== '' && value !== null));
}

/** How often a title was played, and in how many lists it stands. */
export async function usesOfTitle(
  db: Kysely<Schema>,
  id: number,
): Promise<{ plays: number; listEntries: number }> {
  const { rows } = await sql<{ plays: number; listEntries: number }>`
    select (select count(*)::int from play_event where content_id = ${id}) as plays,
      (select count(*)::int from list_item where content_id = ${id})
        + (select count(*)::int from custom_list_item where content_id = ${id}) as "listEntries"`.execute(db);
  return rows[0] ?? { plays: 0, listEntries: 0 };
}

/**
 * Takes a title out of the catalogue for good, with its plays and its places in lists. False when there is none of
 * that id.
 */
export async function removeTitle(db: Kysely<Schema>, id: number): Promise<boolean> {
  return (await removeTitles(db, [id])) > 0;
}

/** The same for several titles at once; answers how many there were. */
export async function removeTitles(db: Kysely<Schema>, ids: readonly number[]): Promise<number> {
  return db.transaction().execute(async (transaction) => {
    await lockCounters(transaction);
    await keepListsStill(transaction);
    const removed = await sql`delete from content where id = any(${ids}::int[]) returning id`.execute(
      transaction,
    );
    return removed.rows.length;
  });
}

/** A toggle locks the list's row first and the title's then, the removal the other way round: they would deadlock. */
async function keepListsStill(transaction: Transaction<Schema>): Promise<void> {
  await sql`lock table list_item, custom_list_item in share row exclusive mode`.execute(transaction);
}
