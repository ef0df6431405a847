import { sql } from 'kysely';
import { type Db, joinTransaction, one } from '../../../database/db.ts';
import { lockRankingState } from '../locks.ts';
import { titleRecordOf } from '../records/title-records.ts';
import { upsertTitles } from '../records/upsert-titles.ts';
import { type FieldError, parseTitleRecord, type TitleRecord } from '../rules/title-record.ts';

/** The outcome of an edit; with `faults` nothing was changed. */
export type EditOutcome = 'changed' | 'unchanged' | 'no such title' | { faults: FieldError[] };

/** Fields that cannot be edited; records only ever add videos. */
const FIXED = ['origin', 'created_at', 'sorgenti'];

type Changes = Readonly<Record<string, unknown>>;

/**
 * Changes fields of a title, by the names of its record (`rules/title-record.ts`); `''` and null empty one. A function gets
 * the record that it changes. The changed title is read by the same schema as an imported one.
 */
export async function editTitle(
  db: Db,
  id: number,
  changes: Changes | ((record: TitleRecord) => Changes),
): Promise<EditOutcome> {
  return joinTransaction(db, async (transaction) => {
    // Locks before the title is read: nobody else changes it before the write.
    await lockRankingState(transaction);
    const title = await titleRecordOf(transaction, id);
    if (!title) return 'no such title';
    const changed = typeof changes === 'function' ? changes(title.record) : changes;
    const fixed = Object.keys(changed).filter((field) => FIXED.includes(field));
    if (fixed.length > 0) return { faults: fixed.map((field) => ({ field, expected: 'cannot be edited' })) };
    const read = parseTitleRecord(withChanges(title.record, changed));
    if ('faults' in read) return read;
    const counts = await upsertTitles(transaction, [read.record]);
    return counts.changed > 0 ? 'changed' : 'unchanged';
  });
}

/** Leaves emptied fields out of the record. */
function withChanges(record: object, changes: Changes): Record<string, unknown> {
  const fields = Object.entries({ ...record, ...changes });
  return Object.fromEntries(fields.filter(([, value]) => value !== '' && value !== null));
}

/** A count stops there: it takes a second. */
const MAX_COUNTED = 1_000_000;

/** Counts a title's plays and list entries, a million of each at most, or fewer. */
export async function countTitleUses(
  db: Db,
  id: number,
  most = MAX_COUNTED,
): Promise<{ plays: number; listEntries: number }> {
  const row = await one<{ plays: number; listEntries: number }>(db)`
    select (${countUpTo('play_event', id, most)}) as plays,
      (${countUpTo('list_item', id, most)}) + (${countUpTo('custom_list_item', id, most)}) as "listEntries"`;
  return row ?? { plays: 0, listEntries: 0 };
}

function countUpTo(table: 'play_event' | 'list_item' | 'custom_list_item', id: number, most: number) {
  return sql`select count(*)::int from (
    select from ${sql.table(table)} where title_id = ${id} limit ${most}
  ) as counted`;
}
