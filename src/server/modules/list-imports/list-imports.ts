import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import * as v from 'valibot';
import type { ListTarget } from '../../../contract/own/list-imports.ts';
import { all, type Db, type DbTransaction, joinTransaction, one } from '../../database/db.ts';
import { DAY_SECONDS, isWithinLast, LOST_ANSWER_SECONDS } from '../../database/tables/within-last.ts';
import { usedBeforeErasure } from '../people/erasures.ts';
import { type ListEntry, type ListNotes, listNotes } from './list-entry.ts';
import { PART, type ReadList } from './list-file-message.ts';

/** Files that one person may send in a day. */
export const MAX_IMPORTS_A_DAY = 20;
/** Titles of one person's files that may wait at a time: three of the longest files. */
export const MAX_WAITING = 30_000;
/** Searches by similar names for one list; after these a title has to be called exactly as in the catalogue. */
export const MAX_SIMILAR_SEARCHES = 300;

export type StoredEntry = ListEntry & { position: number };

type Own = { id: number; userId: string };
type NewImport = { userId: string; updateId: number; fileName: string };

/**
 * Records a person's file before it is read: even an unreadable one counts. Returns the import's id, for the same
 * update the same; undefined if the person has sent too many.
 */
export async function beginListImport(
  db: Db,
  { userId, updateId, fileName }: NewImport,
): Promise<number | undefined> {
  return db.transaction().execute(async (transaction) => {
    await lockLists(transaction, userId);
    const today = await one<{ id: number | null; count: number }>(transaction)`
      select max(id) filter (where update_id = ${updateId}) as id,
        count(*) filter (where ${isWithinLast(sql`created_at`, DAY_SECONDS)})::int as count
      from list_import where user_id = ${userId}`;
    const { id = null, count = 0 } = today ?? {};
    if (id !== null) return id;
    const erased = await usedBeforeErasure(transaction, userId, 'lists');
    if (count + erased >= MAX_IMPORTS_A_DAY) return undefined;
    const row = { user_id: userId, update_id: updateId, file_name: fileName };
    const started = await transaction
      .insertInto('list_import')
      .values(row)
      .returning('id')
      .executeTakeFirstOrThrow();
    return started.id;
  });
}

/** The number of a person's file, or of a part of one, that no update has: all of those are positive. */
export function fileNumber(userId: string, name: string): number {
  const digest = createHash('sha256').update(`${userId} ${name}`).digest();
  return -1 - Number(digest.readBigUInt64BE() >> 11n);
}

/** One file at a time for each person: the limits count the rows of the others. */
async function lockLists(transaction: DbTransaction, userId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`lists of ${userId}`}, 0))`.execute(transaction);
}

/**
 * Stores a parsed list, a part at a time. If the file names its titles' target, their import begins at once. A
 * repeat changes nothing. False, and nothing stored, if too many titles of the person's earlier files wait.
 */
export async function storeReadList(db: Db, own: Own, list: ReadList): Promise<boolean> {
  const { fileName, skipped, notes, target, count, parts } = list;
  for (const [index, json] of parts.entries()) {
    const fits = await joinTransaction(db, async (transaction) => {
      await lockLists(transaction, own.userId);
      // At each part: other files may be stored beside this one.
      if ((await countWaiting(transaction, own)) + count > MAX_WAITING) return false;
      await storeEntries(transaction, own.id, { json, after: index * PART });
      return true;
    });
    if (!fits) return dropEntries(db, own.id);
  }
  await sql`
    update list_import set file_name = ${fileName}, skipped = ${skipped}, notes = ${JSON.stringify(notes)}::jsonb, target = ${target}, next_attempt_at = now(),
      moved_at = greatest(now(), created_at + interval '1 microsecond'), state = ${target === null ? 'asked' : 'running'}
    where id = ${own.id} and state = 'asked' and target is null`.execute(db);
  return true;
}

async function dropEntries(db: Db, importId: number): Promise<false> {
  await sql`
    delete from list_import_entry using list_import
    where list_import.id = ${importId} and import_id = list_import.id and state = 'asked' and target is null`.execute(
    db,
  );
  return false;
}

/** Titles of a person's other files that are not imported yet. */
async function countWaiting(db: Db, { id, userId }: Own): Promise<number> {
  const row = await one<{ count: number }>(db)`
    select count(*)::int as count from list_import join list_import_entry on import_id = list_import.id
    where user_id = ${userId} and state <> 'done' and position > reached and list_import.id <> ${id}`;
  return row?.count ?? 0;
}

/** Stores entries of a file whose import is neither chosen nor started; existing ones are kept. */
async function storeEntries(
  db: Db,
  importId: number,
  { json, after }: { json: string; after: number },
): Promise<void> {
  await sql`
    insert into list_import_entry (import_id, position, type, name, original_name, year, tmdb_id, imdb_id, at, episodes)
    select list_import.id, ${after}::int + row_number() over (), type, name, "originalName", year, "tmdbId", "imdbId",
      at, nullif(episodes, 'null'::jsonb)
    from list_import, jsonb_to_recordset(${json}::jsonb) as entry(type text, name text, "originalName" text,
      year smallint, "tmdbId" int, "imdbId" text, at timestamptz, episodes jsonb)
    where list_import.id = ${importId} and state = 'asked' and list_import.target is null
    on conflict do nothing`.execute(db);
}

/** Sets the target of a person's file, which begins its import. False if the target was set before. */
export async function chooseTarget(db: Db, { id, userId }: Own, target: ListTarget): Promise<boolean> {
  const rows = await all(db)`
    update list_import set target = ${target}, state = 'running', moved_at = now(), next_attempt_at = now()
    where id = ${id} and user_id = ${userId} and state = 'asked' returning 1`;
  return rows.length > 0;
}

/** Drops a person's file of which nothing was imported; false once its import has started. */
export async function cancelListImport(db: Db, { id, userId }: Own): Promise<boolean> {
  // Its row stays: it counts as one of the day's.
  const rows = await all(db)`
    with cancelled as (
      update list_import set state = 'done', target = coalesce(target, 'liste')
      where id = ${id} and user_id = ${userId} and state = 'asked' returning id
    ), dropped as (
      delete from list_import_entry using cancelled where import_id = cancelled.id
    )
    select from cancelled`;
  return rows.length > 0;
}

/** SQL: an import's file was read and stored whole. */
const IS_STORED = sql`moved_at > created_at`;
/** SQL: a person has dropped their file. */
const IS_DROPPED = sql`state = 'done' and reached = 0 and failure is null`;

/** True if a person has sent this file. */
export async function isOwnImport(db: Db, { id, userId }: Own): Promise<boolean> {
  const rows = await all(db)`select from list_import where id = ${id} and user_id = ${userId}`;
  return rows.length > 0;
}

/** True if a person has already given that answer about their file: `chooseTarget` or `cancelListImport`. */
export async function hasSaid(db: Db, { id, userId }: Own, target: ListTarget | 'nothing'): Promise<boolean> {
  const rows = await all(db)`
    select from list_import where id = ${id} and user_id = ${userId} and state <> 'asked'
      and case when ${IS_DROPPED} then ${target} = 'nothing' else target = ${target} end`;
  return rows.length > 0;
}

/** Files that `listImportsOf` returns at most. */
const MAX_SHOWN = 10;

/** A person's parsed files, without dropped ones, the latest first; `titles` is right until the import has ended. */
export async function listImportsOf(db: Db, userId: string): Promise<ShownImport[]> {
  return all<ShownImport>(db)`
    select id, file_name as "fileName", target, state, reached, notes,
      greatest(reached, (select max(position) from list_import_entry where import_id = list_import.id)) as titles
    from list_import where user_id = ${userId} and ${IS_STORED} and not (${IS_DROPPED})
    order by created_at desc, id desc limit ${MAX_SHOWN}`;
}

type ShownImport = {
  id: number;
  fileName: string;
  target: ListTarget | null;
  state: 'asked' | 'running' | 'done';
  reached: number;
  titles: number;
  notes: unknown;
};

/** The stored notes of a file; empty if they cannot be read. */
export function notesOf(stored: unknown): ListNotes {
  return v.parse(v.fallback(listNotes, v.parse(listNotes, {})), stored);
}

/** An import that has ended. */
export type ListImportResult = {
  id: number;
  fileName: string;
  target: ListTarget;
  added: number;
  known: number;
  leftOut: number;
  skipped: number;
  /** Titles missing in the catalogue. */
  missing: number;
  /** Titles that it did not get to: it was given up. */
  left: number;
  searches: number;
  notes: unknown;
};

export async function readImportResult(db: Db, id: number): Promise<ListImportResult | undefined> {
  return one<ListImportResult>(db)`
    select id, file_name as "fileName", target, added, known, left_out as "leftOut", skipped, searches, notes, missing,
      (select count(*)::int from list_import_entry where import_id = ${id} and position > reached) as left
    from list_import where id = ${id} and state = 'done'`;
}

/** Titles of a finished import that are missing in the catalogue, in the order of the file, without requested ones. */
export async function missingEntries(db: Db, { id, userId }: Own, limit: number): Promise<StoredEntry[]> {
  return all<StoredEntry>(db)`
    select ${ENTRY_COLUMNS} from list_import_entry join list_import on list_import.id = import_id
    where import_id = ${id} and user_id = ${userId} and ${IS_MISSING} order by position limit ${limit}`;
}

/** SQL: a title of an import that has ended is missing, and the person has not asked for it. */
const IS_MISSING = sql`state = 'done' and position <= reached and requested_at is null`;

/** SQL: columns of a `StoredEntry`. */
export const ENTRY_COLUMNS = sql`position, type, name, original_name as "originalName", year, tmdb_id as "tmdbId",
  imdb_id as "imdbId", at, episodes`;

/** Stores that a person has asked for a title of their file. */
export async function markEntryRequested(db: Db, id: number, position: number): Promise<void> {
  await sql`update list_import_entry set requested_at = now()
    where import_id = ${id} and position = ${position}`.execute(db);
}

/** The titles of a file that were requested a moment ago, counted: the answer to that may have been lost. */
export async function countJustRequested(db: Db, id: number): Promise<number> {
  const row = await one<{ count: number }>(db)`
    select count(*)::int as count from list_import_entry
    where import_id = ${id} and ${isWithinLast(sql`requested_at`, LOST_ANSWER_SECONDS)}`;
  return row?.count ?? 0;
}

/** The missing titles of a person's file that they have not requested from it, counted. */
export async function countUnrequested(db: Db, { id, userId }: Own): Promise<number> {
  const row = await one<{ count: number }>(db)`
    select count(*)::int as count from list_import_entry join list_import on list_import.id = import_id
    where import_id = ${id} and user_id = ${userId} and ${IS_MISSING}`;
  return row?.count ?? 0;
}
