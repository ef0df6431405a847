import { sql } from 'kysely';
import { all, type Db, type DbTransaction, joinTransaction, one } from '../../database/db.ts';
import { type Schema, TABLES, tableNames } from '../../database/schema.ts';
import { dueWork } from '../../queue/due-work.ts';
import { lockRankingState } from './locks.ts';
import { refreshGenreAndRankingRows } from './refresh-genre-and-ranking-rows.ts';

/** Rows deleted by one statement: a fraction of a second's work. */
const BATCH = 5000;

/** Full batches deleted by `removeTitle` itself; `REMOVALS` does the rest. */
const FULL_BATCHES_AT_ONCE = 3;

const WITHOUT_LIMIT = { fullBatches: Number.POSITIVE_INFINITY };

/** Rows in the other tables go with the title's own row. */
const LARGE_TABLES = tableNames.filter((name) => TABLES[name].title?.isLarge);

/**
 * Removes a title with its plays and list entries. False when it does not exist. From now on nobody finds it; where there
 * are many rows, `REMOVALS` deletes the rest later.
 */
export async function removeTitle(db: Db, id: number): Promise<boolean> {
  const removed = await beginRemoval(db, [id]);
  await continueRemoval(db, removed);
  return removed.length > 0;
}

/** Deletes the rows of titles that are being removed; if there are many, the rest is deleted later. */
export async function continueRemoval(db: Db, ids: readonly number[]): Promise<void> {
  for (const id of ids) await deleteRows(db, id, { fullBatches: FULL_BATCHES_AT_ONCE });
}

/** Removes several titles, to their last row; returns their number. `first` is done in the transaction that begins. */
export async function removeTitles(
  db: Db,
  ids: readonly number[],
  first: (transaction: DbTransaction) => Promise<unknown> = async () => {},
): Promise<number> {
  const removed = await joinTransaction(db, async (transaction) => {
    await first(transaction);
    return beginRemoval(transaction, ids);
  });
  for (const id of removed) await deleteRows(db, id, WITHOUT_LIMIT);
  return removed.length;
}

/**
 * Hides titles for good, and removes the keys by which imports recognise them. Returns the ids of the titles that
 * exist.
 */
export async function beginRemoval(db: Db, ids: readonly number[]): Promise<number[]> {
  return joinTransaction(db, async (transaction) => {
    const rankingState = await lockRankingState(transaction);
    await lockCounters(transaction, ids);
    const rows = await all<{ id: number }>(transaction)`
      with removal as (
        insert into title_removal (title_id) select id from title where id = any(${ids}::int[])
        on conflict do nothing returning title_id
      ), due as (insert into due_work (kind, subject) select 'removals', title_id from removal on conflict do nothing)
      update title set hidden = true, unlisted = false, updated_at = now(), origin = concat('removed ', id, ' ', origin),
        tmdb_id = null, imdb_id = null, titolo_ricerca = '', originale_ricerca = ''
      from removal where id = title_id returning id`;
    const removed = rows.map(({ id }) => id);
    await refreshGenreAndRankingRows(transaction, removed, rankingState);
    return removed;
  });
}

/** Titles whose rows are being deleted, where there are many. */
export const REMOVALS = dueWork({
  name: 'removals',
  summary: 'titles being removed, with all that people have of them',
  what: sql`'title ' || subject`,
  handler:
    () =>
    async ({ subject }, db, signal) =>
      (await continueOne(db, Number(subject), signal)) ? undefined : { againInMs: 0 },
});

/** False when the signal came first. */
async function continueOne(db: Db, id: number, signal: AbortSignal): Promise<boolean> {
  const removal = await one(db)`select from title_removal where title_id = ${id}`;
  return !removal || deleteRows(db, id, { ...WITHOUT_LIMIT, signal });
}

type Limits = { fullBatches: number; signal?: AbortSignal | undefined };

/**
 * Deletes a title in batches, so that nobody waits for long; it may end at any point and resumes there. False when
 * that many batches were not enough, or the signal came.
 */
async function deleteRows(db: Db, id: number, { fullBatches, signal }: Limits): Promise<boolean> {
  let left = fullBatches;
  for (const table of LARGE_TABLES)
    while (await deleteBatch(db, table, id)) {
      left -= 1;
      if (signal?.aborted || left <= 0) return false;
    }
  await deleteTitle(db, id);
  return true;
}

/** True if there may be more. Rows that others have locked go with the title's own row. */
async function deleteBatch(db: Db, table: keyof Schema, id: number): Promise<boolean> {
  const rows = TABLES[table].title?.rows?.(id) ?? sql`title_id = ${id}`;
  const { numAffectedRows = 0n } = await sql`
    delete from ${sql.table(table)} where ctid = any(array(
      select ctid from ${sql.table(table)} where ${rows} limit ${BATCH} for update skip locked
    ))`.execute(db);
  return numAffectedRows === BigInt(BATCH);
}

/**
 * Deletes a title whose rows have all moved to a different one. The caller holds the locks of the ranking state and
 * the counters.
 */
export async function deleteMergedTitle(transaction: DbTransaction, id: number): Promise<void> {
  await transaction.deleteFrom('title').where('id', '=', id).execute();
}

async function deleteTitle(db: Db, id: number): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await lockRankingState(transaction);
    await lockCounters(transaction, [id]);
    await transaction.deleteFrom('title').where('id', '=', id).execute();
    await transaction.deleteFrom('title_removal').where('title_id', '=', id).execute();
  });
}

/** Prevents a deadlock: a toggle locks the counters, then the title. */
async function lockCounters(transaction: DbTransaction, ids: readonly number[]): Promise<void> {
  await sql`
    select from title_stats where title_id = any(${ids}::int[]) order by title_id for update`.execute(
    transaction,
  );
}
