import { setTimeout as sleep } from 'node:timers/promises';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Schema } from '../../database/schema.ts';
import { addToStaticList } from '../lists/add-to-static-list.ts';
import { markWatchedElsewhere } from '../watched/mark-watched-elsewhere.ts';
import type { ListTarget } from './list-entry.ts';
import { ENTRY_COLUMNS, type StoredEntry } from './list-imports.ts';
import { matchEntries } from './match-entries.ts';

/** Titles looked up, and written in one transaction: a fraction of a second's work. */
const BATCH = 40;

type Running = { id: number; userId: string; target: ListTarget; reached: number };
type Counts = { added: number; known: number; leftOut: number };

/**
 * Imports the lists that wait for it, a batch of each in turn. What a batch has written is stored with how far the import
 * is, so that each title is done once, whenever the process ends.
 */
export async function importLists(db: Kysely<Schema>, signal: AbortSignal): Promise<void> {
  for (;;) {
    const running = await readRunning(db);
    if (running.length === 0) return;
    for (const one of running) {
      if (signal.aborted) return;
      const begun = performance.now();
      await importBatch(db, one);
      // Half of the time is everybody else's.
      await sleep(performance.now() - begun, undefined, { signal, ref: false }).catch(() => undefined);
    }
  }
}

async function readRunning(db: Kysely<Schema>): Promise<Running[]> {
  const { rows } = await sql<Running>`
    select id, user_id as "userId", target, reached from list_import where state = 'running' order by id limit 100
    `.execute(db);
  return rows;
}

async function importBatch(db: Kysely<Schema>, list: Running): Promise<void> {
  const { rows: entries } = await sql<StoredEntry>`
    select ${ENTRY_COLUMNS} from list_import_entry
    where import_id = ${list.id} and position > ${list.reached} order by position limit ${BATCH}`.execute(db);
  // Outside of the transaction: the embedded engine has one at a time.
  const matches = await matchEntries(db, entries);
  await db.transaction().execute(async (transaction) => {
    if (!(await isStillAt(transaction, list))) return;
    const last = entries.at(-1);
    if (last === undefined) return finish(transaction, list);
    const counts = await apply(transaction, list, matches);
    const done = [...matches.keys()].map(({ position }) => position);
    await sql`
      delete from list_import_entry where import_id = ${list.id} and position = any(${done}::int[])`.execute(
      transaction,
    );
    await sql`
      update list_import set reached = ${last.position}, added = added + ${counts.added}, known = known + ${counts.known},
        left_out = left_out + ${counts.leftOut}
      where id = ${list.id}`.execute(transaction);
  });
}

/** Whether no other server has gone on with an import; locks it. */
async function isStillAt(transaction: Transaction<Schema>, { id, reached }: Running): Promise<boolean> {
  const { rows } = await sql`
    select from list_import where id = ${id} and state = 'running' and reached = ${reached} for update`.execute(
    transaction,
  );
  return rows.length > 0;
}

async function finish(transaction: Transaction<Schema>, { id, userId }: Running): Promise<void> {
  await sql`update list_import set state = 'done' where id = ${id}`.execute(transaction);
  await transaction.insertInto('outbox').values({ user_id: userId, list_import_id: id }).execute();
}

async function apply(
  transaction: Transaction<Schema>,
  { userId, target }: Running,
  matches: ReadonlyMap<StoredEntry, number>,
): Promise<Counts> {
  // Two names of a file may mean one title.
  const byTitle = new Map([...matches].map(([entry, titleId]) => [titleId, entry]));
  const titles = [...byTitle].map(([titleId, { at, episodes }]) => ({ titleId, at, episodes }));
  if (titles.length === 0) return { added: 0, known: 0, leftOut: 0 };
  if (target === 'visti') {
    const outcomes = await markWatchedElsewhere(transaction, userId, titles);
    const added = outcomes.filter(({ marks }) => marks > 0).length;
    const leftOut = outcomes.filter(({ parts }) => parts === 0).length;
    return { added, leftOut, known: matches.size - added - leftOut };
  }
  const named = titles.map(({ titleId, at }) => ({ titleId, addedAt: at }));
  const { added, full } = await addToStaticList(transaction, { userId, list: target, titles: named });
  return { added, leftOut: full, known: matches.size - added - full };
}
