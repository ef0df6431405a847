import { sql } from 'kysely';
import { all, type Db, type DbTransaction } from '../../database/db.ts';
import { addToStaticList } from '../lists/add-to-static-list.ts';
import { resolveTitles } from '../search/resolve-titles.ts';
import { markWatchedElsewhere } from '../watched/mark-watched-elsewhere.ts';
import { type ListImportJob, listImportQueue } from './list-import-queue.ts';
import { ENTRY_COLUMNS, MAX_SIMILAR_SEARCHES, type StoredEntry } from './list-imports.ts';

/** Titles looked up, and written in one transaction: a fraction of a second's work. */
const BATCH = 20;
/** Missing titles of a list that are stored for a person to ask for; the others are counted. */
export const MAX_KEPT_MISSING = 300;

type Counts = { added: number; known: number; leftOut: number };

/**
 * Imports the next titles of a list and ends the claim; after the last ones, ends the import. The titles are stored
 * together with the import's progress, so that each title is done once, whenever the process ends.
 */
export async function importBatch(db: Db, list: ListImportJob): Promise<void> {
  const entries = await all<StoredEntry>(db)`
    select ${ENTRY_COLUMNS} from list_import_entry
    where import_id = ${list.id} and position > ${list.reached} order by position limit ${BATCH}`;
  const last = entries.at(-1);
  if (last === undefined) {
    await listImportQueue.settle(db, list, sql`state = 'done', failure = null`);
    return;
  }
  const budget = { left: MAX_SIMILAR_SEARCHES - list.searches };
  // Outside of the transaction: the embedded engine has one at a time.
  const matches = await resolveTitles(db, entries, budget);
  await db.transaction().execute(async (transaction) => {
    if (!(await isStillAt(transaction, list))) return;
    const counts = await apply(transaction, list, matches);
    const missing = entries.filter((entry) => !matches.has(entry));
    const dropped = [...matches.keys(), ...missing.slice(Math.max(0, MAX_KEPT_MISSING - list.missing))];
    await dropEntries(transaction, list, dropped);
    await listImportQueue.settle(
      transaction,
      list,
      sql`reached = ${last.position}, added = added + ${counts.added}, known = known + ${counts.known},
        left_out = left_out + ${counts.leftOut}, missing = missing + ${missing.length},
        searches = ${MAX_SIMILAR_SEARCHES - budget.left}, moved_at = now(), next_attempt_at = now(),
        failures = 0, failure = null`,
    );
  });
}

/** True if the claim is held and nobody else has continued the list; locks it. */
async function isStillAt(
  transaction: DbTransaction,
  { id, reached, attempts }: ListImportJob,
): Promise<boolean> {
  const rows = await all(transaction)`
    select from list_import where id = ${id} and reached = ${reached} and ${listImportQueue.isHeld(attempts)}
    for update`;
  return rows.length > 0;
}

async function dropEntries(
  transaction: DbTransaction,
  { id }: ListImportJob,
  entries: readonly StoredEntry[],
): Promise<void> {
  const positions = entries.map(({ position }) => position);
  await sql`
    delete from list_import_entry where import_id = ${id} and position = any(${positions}::int[])`.execute(
    transaction,
  );
}

type NamedTitle = Pick<StoredEntry, 'at' | 'episodes'> & { titleId: number };

/** Two names of a file may mean one title: all episodes count, and the latest day. */
function titlesOf(matches: ReadonlyMap<StoredEntry, number>): NamedTitle[] {
  const titles = new Map<number, NamedTitle>();
  for (const [{ at, episodes }, titleId] of matches) {
    const before = titles.get(titleId);
    const days = [before?.at, at].flatMap((day) => day ?? []);
    titles.set(titleId, {
      titleId,
      at: days.toSorted((one, other) => Number(other) - Number(one))[0] ?? null,
      episodes:
        before?.episodes && episodes ? [...before.episodes, ...episodes] : (before?.episodes ?? episodes),
    });
  }
  return [...titles.values()];
}

async function apply(
  transaction: DbTransaction,
  { userId, target }: ListImportJob,
  matches: ReadonlyMap<StoredEntry, number>,
): Promise<Counts> {
  const titles = titlesOf(matches);
  if (titles.length === 0) return { added: 0, known: 0, leftOut: 0 };
  if (target === 'visti') {
    const outcomes = await markWatchedElsewhere(transaction, userId, titles);
    const added = outcomes.filter(({ marks }) => marks > 0).length;
    const without = new Set(outcomes.filter(({ parts }) => parts === 0).map(({ titleId }) => titleId));
    const leftOut = [...matches.values()].filter((titleId) => without.has(titleId)).length;
    return { added, leftOut, known: matches.size - added - leftOut };
  }
  const named = titles.map(({ titleId, at }) => ({ titleId, addedAt: at }));
  const { added, full } = await addToStaticList(transaction, { userId, list: target, titles: named });
  return { added, leftOut: full, known: matches.size - added - full };
}
