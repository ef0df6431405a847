import { sql } from 'kysely';
import { analyzeTables } from '../database/analyze-tables.ts';
import { appliedMigrations, applyMigrations, knownMigrations } from '../database/apply-migrations.ts';
import { all, type Db, type DbTransaction, one } from '../database/db.ts';
import { tableNames } from '../database/schema.ts';
import { RESTORES } from '../database/tables/refuse-erased.ts';
import { withoutTimeLimits } from '../database/without-time-limits.ts';
import { type BackupTable, readBackupTables } from './backup-tables.ts';

/** Tables that a server's start fills; a database with rows in these alone counts as empty. */
const FILLED_AT_START = ['ranking_state', 'setting'];

/** Inserts a back-up's rows. */
export type RowInserter = {
  /** Inserts rows, each as JSON. */
  add(table: BackupTable, rows: readonly string[]): Promise<void>;
  /** Completes a table and checks its number of rows. */
  finish(table: BackupTable, rows: number): Promise<void>;
};

/** True if the database has no user data. */
export async function isDatabaseEmpty(db: Db): Promise<boolean> {
  const tables = (await readBackupTables(db)).filter(({ name }) => !FILLED_AT_START.includes(name));
  for (const { name } of tables) {
    const rows = await all(db)`select from ${sql.table(name)} limit 1`;
    if (rows.length > 0) return false;
  }
  return true;
}

/**
 * True if a running server holds a lease. On the embedded database leases never expire: there the folder's lock
 * decides.
 */
export async function isDatabaseInUse(db: Db): Promise<boolean> {
  const rows = await all(db)`select from lease where held_until > now() and isfinite(held_until) limit 1`;
  return rows.length > 0;
}

/**
 * Replaces the whole database in one transaction: creates the schema of the back-up's migrations, inserts its rows,
 * then runs the newer migrations.
 */
export async function replaceDatabase(
  db: Db,
  migrations: readonly string[],
  fill: (replacement: RowInserter) => Promise<void>,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await withoutTimeLimits(transaction);
    await dropTables(transaction);
    await applyMigrations(transaction, migrations);
    await clear(transaction);
    await sql`select set_config(${RESTORES}, 'on', true)`.execute(transaction);
    await fill({
      add: (table, rows) => addRows(transaction, table, rows),
      finish: (table, rows) => finish(transaction, table, rows),
    });
    // Checks of foreign keys that wait for the commit would keep migrations from changing their tables.
    await sql`set constraints all immediate`.execute(transaction);
    const missing = knownMigrations().filter((name) => !migrations.includes(name));
    await applyMigrations(transaction, missing);
  });
  await analyzeTables(db);
}

async function dropTables(transaction: DbTransaction): Promise<void> {
  const applied = await appliedMigrations(transaction);
  const unknown = applied.find((name) => !knownMigrations().includes(name));
  if (unknown !== undefined)
    throw new Error(`the database belongs to a newer version of Vetrina (${unknown})`);
  for (const name of tableNames)
    await sql`drop table if exists ${sql.table(name)} cascade`.execute(transaction);
  await sql`delete from kysely_migration`.execute(transaction);
}

/** Deletes rows inserted by migrations: the back-up has them. */
async function clear(transaction: DbTransaction): Promise<void> {
  const names = (await readBackupTables(transaction)).map(({ name }) => sql.table(name));
  if (names.length > 0) await sql`truncate ${sql.join(names)} cascade`.execute(transaction);
}

async function addRows(
  transaction: DbTransaction,
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
  transaction: DbTransaction,
  { name, sequence }: BackupTable,
  rows: number,
): Promise<void> {
  const counted = await one<{ count: number }>(
    transaction,
  )`select count(*)::int as count from ${sql.table(name)}`;
  if (counted?.count !== rows)
    throw new Error(`${name} has ${counted?.count} rows after ${rows} were inserted`);
  if (sequence?.last != null)
    await sql`select setval(pg_get_serial_sequence(quote_ident(${name}), ${sequence.column}),
      ${sequence.last}::bigint)`.execute(transaction);
}
