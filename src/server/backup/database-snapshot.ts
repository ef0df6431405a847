import { sql } from 'kysely';
import { appliedMigrations } from '../database/apply-migrations.ts';
import { all, type Db, type DbTransaction } from '../database/db.ts';
import { withoutTimeLimits } from '../database/without-time-limits.ts';
import { type BackupTable, readBackupTables } from './backup-tables.ts';

/** Batch size. */
const BATCH = 200;

/** A consistent read-only snapshot of the database. */
export type DatabaseSnapshot = {
  migrations: string[];
  tables: BackupTable[];
  /** The rows of a table as JSON, some at a time. */
  rows(table: BackupTable): AsyncGenerator<string[]>;
};

/** Runs `work` on a snapshot. Writers are not blocked, except on the embedded database. */
export async function withSnapshot<T>(db: Db, work: (snapshot: DatabaseSnapshot) => Promise<T>): Promise<T> {
  const transaction = db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only');
  return transaction.execute(async (reader) => {
    await withoutTimeLimits(reader);
    const migrations = await appliedMigrations(reader);
    const tables = await readBackupTables(reader);
    return work({ migrations, tables, rows: (table) => readRows(reader, table) });
  });
}

async function* readRows(reader: DbTransaction, { name, columns }: BackupTable): AsyncGenerator<string[]> {
  await sql`declare backup no scroll cursor for
    select row_to_json(row)::text as row from (select ${sql.join(columns.map((column) => sql.ref(column)))}
      from ${sql.table(name)}) as row`.execute(reader);
  for (;;) {
    const rows = await all<{ row: string }>(reader)`fetch ${sql.lit(BATCH)} from backup`;
    if (rows.length === 0) break;
    yield rows.map(({ row }) => row);
  }
  await sql`close backup`.execute(reader);
}
