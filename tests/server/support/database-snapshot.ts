import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../../src/server/database/schema.ts';

/** SQL that puts the rows of a database into a second one of the same schema with empty tables. */
export type Snapshot = string;

type TableSize = { name: string; bytes: number };

/** From this size on, in bytes, a table is truncated: that takes longer than to delete a few rows, but always the same. */
const LARGE = 256 * 1024;

/** Triggers, those of foreign keys included, do not run in this transaction. */
const NO_TRIGGERS = 'set local session_replication_role = replica';

/** Reads all rows of a database, and the numbers that its sequences have come to. */
export async function takeSnapshot(db: Kysely<Schema>): Promise<Snapshot> {
  const statements: string[] = [NO_TRIGGERS];
  for (const { name } of await filledTables(db)) statements.push(await insertionOf(db, name));
  const { rows } = await sql<{ statement: string }>`select format('select setval(%L, %s)',
    format('%I.%I', schemaname, sequencename), last_value) as statement
    from pg_sequences where last_value is not null`.execute(db);
  return [...statements, ...rows.map(({ statement }) => statement)].join(';\n');
}

/** Puts a snapshot's rows into a database; its own in the same tables go. */
export async function restoreSnapshot(db: Kysely<Schema>, snapshot: Snapshot): Promise<void> {
  await executeInTransaction(db, snapshot);
}

/** Empties all tables but these, and has every sequence begin again. */
export async function emptyTables(db: Kysely<Schema>, but: readonly string[] = []): Promise<void> {
  const tables = (await filledTables(db)).filter(({ name }) => !but.includes(name));
  const large = tables.filter(({ bytes }) => bytes > LARGE).map(({ name }) => name);
  const statements = [
    NO_TRIGGERS,
    ...tables.filter(({ bytes }) => bytes <= LARGE).map(({ name }) => `delete from ${name}`),
    ...(large.length > 0 ? [`truncate ${large.join()} cascade`] : []),
    // Includes empty tables: even a failed insert takes a number.
    'select setval(seqrelid, seqstart, false) from pg_sequence',
  ];
  await executeInTransaction(db, statements.join(';\n'));
}

const executeInTransaction = (db: Kysely<Schema>, statements: string) =>
  db.transaction().execute((transaction) => sql.raw(statements).execute(transaction));

/** The tables with rows, dead ones included, except the record of migrations. */
async function filledTables(db: Kysely<Schema>): Promise<TableSize[]> {
  const { rows } = await sql<TableSize>`select oid::regclass::text as name,
    pg_relation_size(oid)::int as bytes from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r' and relname <> 'kysely_migration'
    and pg_relation_size(oid) > 0`.execute(db);
  return rows;
}

async function insertionOf(db: Kysely<Schema>, table: string): Promise<string> {
  const { rows } = await sql<{ statement: string }>`select format(
    'delete from ${sql.raw(table)}; insert into ${sql.raw(table)} (%1$s) overriding system value
      select %1$s from json_populate_recordset(null::${sql.raw(table)}, %2$L)',
    (select string_agg(quote_ident(attname), ',') from pg_attribute
      where attrelid = ${table}::regclass and attnum > 0 and not attisdropped and attgenerated = ''),
    (select coalesce(json_agg(one), '[]') from ${sql.raw(table)} as one)) as statement`.execute(db);
  return rows[0]?.statement ?? '';
}
