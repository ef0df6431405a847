import { type Kysely, sql, type Transaction } from 'kysely';
import type { Schema } from '../../database/schema.ts';
import type { ListEntry, ListTarget, ParsedList } from './list-entry.ts';

/** Files that one person may send in a day. */
export const MAX_IMPORTS_A_DAY = 20;

export type StoredEntry = ListEntry & { position: number };

type NewImport = { userId: string; updateId: number; fileName: string };

/**
 * Stores that a person has sent a file, before it is read: one that cannot be read counts, too. Answers the import's id,
 * for the same update the same; undefined when the person has sent too many.
 */
export async function beginListImport(
  db: Kysely<Schema>,
  { userId, updateId, fileName }: NewImport,
): Promise<number | undefined> {
  return db.transaction().execute(async (transaction) => {
    // One at a time for each person: the limit counts what the one before has stored.
    await sql`select pg_advisory_xact_lock(hashtextextended(${`lists of ${userId}`}, 0))`.execute(
      transaction,
    );
    const { rows } = await sql<{ id: number | null; count: number }>`
      select max(id) filter (where update_id = ${updateId}) as id,
        count(*) filter (where created_at > now() - interval '1 day')::int as count
      from list_import where user_id = ${userId}`.execute(transaction);
    const { id = null, count = 0 } = rows[0] ?? {};
    if (id !== null) return id;
    if (count >= MAX_IMPORTS_A_DAY) return undefined;
    const row = { user_id: userId, update_id: updateId, file_name: fileName };
    const begun = await transaction
      .insertInto('list_import')
      .values(row)
      .returning('id')
      .executeTakeFirstOrThrow();
    return begun.id;
  });
}

/** Stores a list that was read. Its titles are imported at once where it says what they become. Twice is as once. */
export async function storeParsedList(db: Kysely<Schema>, id: number, list: ParsedList): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const { rows } = await sql`
      update list_import set skipped = ${list.skipped}, target = ${list.target},
        state = ${list.target === null ? 'asked' : 'running'}
      where id = ${id} and state = 'asked' and target is null
        and not exists (select from list_import_entry where import_id = ${id})
      returning 1`.execute(transaction);
    if (rows.length > 0) await storeEntries(transaction, id, list.entries);
  });
}

async function storeEntries(
  transaction: Transaction<Schema>,
  importId: number,
  entries: readonly ListEntry[],
): Promise<void> {
  await sql`
    insert into list_import_entry (import_id, position, type, name, original_name, year, tmdb_id, imdb_id, at, episodes)
    select ${importId}::int, row_number() over (), type, name, "originalName", year, "tmdbId", "imdbId", at,
      nullif(episodes, 'null'::jsonb)
    from jsonb_to_recordset(${JSON.stringify(entries)}::jsonb) as entry(type text, name text, "originalName" text,
      year smallint, "tmdbId" int, "imdbId" text, at timestamptz, episodes jsonb)`.execute(transaction);
}

type Own = { id: number; userId: string };

/** What the titles of a person's file become, which begins their import. False when that was said before. */
export async function chooseTarget(
  db: Kysely<Schema>,
  { id, userId }: Own,
  target: ListTarget,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('list_import')
    .set({ target, state: 'running' })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('state', '=', 'asked')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Drops a person's file of which nothing was imported; false when it was begun. */
export async function cancelListImport(db: Kysely<Schema>, { id, userId }: Own): Promise<boolean> {
  // Its row stays: it counts as one of the day's.
  const { rows } = await sql`
    with cancelled as (
      update list_import set state = 'done', target = coalesce(target, 'liste')
      where id = ${id} and user_id = ${userId} and state = 'asked' returning id
    ), dropped as (
      delete from list_import_entry using cancelled where import_id = cancelled.id
    )
    select from cancelled`.execute(db);
  return rows.length > 0;
}

/** A finished import; `missing` counts the titles that the catalogue lacks. */
export type ListImportResult = {
  id: number;
  fileName: string;
  target: ListTarget;
  added: number;
  known: number;
  leftOut: number;
  skipped: number;
  missing: number;
};

export async function readImportResult(
  db: Kysely<Schema>,
  id: number,
): Promise<ListImportResult | undefined> {
  const { rows } = await sql<ListImportResult>`
    select id, file_name as "fileName", target, added, known, left_out as "leftOut", skipped,
      (select count(*)::int from list_import_entry where import_id = list_import.id) as missing
    from list_import where id = ${id} and state = 'done'`.execute(db);
  return rows[0];
}

/** Titles of a finished import that the catalogue lacks, in the order of the file, but those that were asked for. */
export async function missingEntries(
  db: Kysely<Schema>,
  { id, userId }: Own,
  limit: number,
): Promise<StoredEntry[]> {
  const { rows } = await sql<StoredEntry>`
    select ${ENTRY_COLUMNS} from list_import_entry join list_import on list_import.id = import_id
    where import_id = ${id} and user_id = ${userId} and state = 'done' and requested_at is null
    order by position limit ${limit}`.execute(db);
  return rows;
}

/** SQL: columns of a `StoredEntry`. */
export const ENTRY_COLUMNS = sql`position, type, name, original_name as "originalName", year, tmdb_id as "tmdbId",
  imdb_id as "imdbId", at, episodes`;

/** Stores that a person has asked for a title of their file. */
export async function markEntryRequested(db: Kysely<Schema>, id: number, position: number): Promise<void> {
  await sql`update list_import_entry set requested_at = now()
    where import_id = ${id} and position = ${position}`.execute(db);
}

/** How many titles of a person's file the catalogue lacks and nobody has asked for by it. */
export async function countUnrequested(db: Kysely<Schema>, { id, userId }: Own): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from list_import_entry join list_import on list_import.id = import_id
    where import_id = ${id} and user_id = ${userId} and state = 'done' and requested_at is null`.execute(db);
  return rows[0]?.count ?? 0;
}
