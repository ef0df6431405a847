import { type Kysely, sql, type Transaction } from 'kysely';
import { knownMigrations } from '../../database/known-migrations.ts';
import { runMigrations } from '../../database/run-migrations.ts';
import type { Schema } from '../../database/schema.ts';
import { withoutTimeLimits } from './read-rows.ts';
import { appliedMigrations, type BackupTable, readTables, TABLES } from './tables.ts';

/** What a program's own start leaves behind; a database that has only these is empty. */
const NEVER_EMPTY = ['ranking_state', 'setting'];

/** Puts rows in place of what the database has. */
export type Replacement = {
  /** Adds rows, each as JSON, to a table. */
  add(table: BackupTable, rows: readonly string[]): Promise<void>;
  /** Ends a table that has so many rows; rejects when others are there. */
  finish(table: BackupTable, rows: number): Promise<void>;
};

/** Whether nobody would miss what is in the database. */
export async function isEmpty(db: Kysely<Schema>): Promise<boolean> {
  const tables = (await readTables(db)).filter(({ name }) => !NEVER_EMPTY.includes(name));
  for (const { name } of tables) {
    const { rows } = await sql`select from ${sql.table(name)} limit 1`.execute(db);
    if (rows.length > 0) return false;
  }
  return true;
}

/** Whether some server works with the database just now. */
export async function isServed(db: Kysely<Schema>): Promise<boolean> {
  const { rows } = await sql`select from lease where held_until > now() limit 1`.execute(db);
  return rows.length > 0;
}

/**
 * Replaces the database by what `fill` adds, all or nothing. Its tables are made anew as the given migrations make
 * them, and brought up to date when the rows are in: so an old back-up fits as well.
 */
export async function replaceAll(
  db: Kysely<Schema>,
  migrations: readonly string[],
  fill: (replacement: Replacement) => Promise<void>,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await withoutTimeLimits(transaction);
    await dropTables(transaction);
    await runMigrations(transaction, migrations);
    await clear(transaction);
    await fill({
      add: (table, rows) => addRows(transaction, table, rows),
      finish: (table, rows) => finish(transaction, table, rows),
    });
    const missing = knownMigrations.filter((name) => !migrations.includes(name));
    await runMigrations(transaction, missing);
  });
  await sql`analyze`.execute(db);
}

async function dropTables(transaction: Transaction<Schema>): Promise<void> {
  const applied = await appliedMigrations(transaction);
  const unknown = applied.find((name) => !knownMigrations.includes(name));
  if (unknown !== undefined) throw new Error(`the database belongs to a newer Vetrina (${unknown})`);
  for (const name of TABLES) await sql`drop table if exists ${sql.table(name)} cascade`.execute(transaction);
  await sql`delete from kysely_migration`.execute(transaction);
}

/** Migrations may add rows, which the back-up has as well. */
async function clear(transaction: Transaction<Schema>): Promise<void> {
  const names = (await readTables(transaction)).map(({ name }) => sql.table(name));
  if (names.length > 0) await sql`truncate ${sql.join(names)}`.execute(transaction);
}

async function addRows(
  transaction: Transaction<Schema>,
  { name, columns }: BackupTable,
  rows: readonly string[],
): Promise<void> {
  const refs = sql.join(columns.map((column) => sql.ref(column)));
  await sql`insert into ${sql.table(name)} (${refs}) overriding system value
    select ${refs} from json_populate_recordset(null::${sql.table(name)}, ${`[${rows.join(',')}]`}::json)`.execute(
    transaction,
  );
}

async function finish(
  transaction: Transaction<Schema>,
  { name, sequence }: BackupTable,
  rows: number,
): Promise<void> {
  const counted = await sql<{ count: number }>`select count(*)::int as count from ${sql.table(name)}`.execute(
    transaction,
  );
  const count = counted.rows[0]?.count;
  if (count !== rows) throw new Error(`${name} has ${count} rows where ${rows} were put in`);
  if (sequence?.last != null)
    await sql`select setval(pg_get_serial_sequence(quote_ident(${name}), ${sequence.column}),
      ${sequence.last}::bigint)`.execute(transaction);
}
