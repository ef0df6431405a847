import { sql } from 'kysely';
import type { Db } from '../database/db.ts';
import { type Schema, TABLES, tableNames } from '../database/schema.ts';
import type { RetentionDays } from '../database/tables/table-facts.ts';
import type { Job } from '../queue/leader-job.ts';

const HOUR_MS = 3_600_000;

/** Deletes expired rows, at start and every hour. */
export function retentionJob(db: Db, days: RetentionDays): Job {
  return {
    name: 'retention',
    everyMs: HOUR_MS,
    async work(signal) {
      for (const table of tableNames) while (!signal.aborted && (await deleteOldRows(db, table, days)));
    },
  };
}

/** Rows deleted by one statement; small, to hold locks briefly. */
const BATCH = 5000;

/** Deletes a batch of a table's expired rows, by its facts; true if there may be more. */
export async function deleteOldRows(db: Db, table: keyof Schema, days: RetentionDays): Promise<boolean> {
  const { retention } = TABLES[table];
  if (!retention) return false;
  const { expired, first, batch = BATCH } = retention;
  const oldest = (column: string) => sql`any(array(
    select ${sql.ref(column)} from ${sql.table(table)} where ${expired(days)} limit ${sql.lit(batch)}))`;
  if (first) {
    const { numAffectedRows = 0n } = await sql`
      delete from ${sql.table(first.table)} where ctid = any(array(
        select ctid from ${sql.table(first.table)} where ${sql.ref(first.column)} = ${oldest('id')}
        limit ${sql.lit(BATCH)}))`.execute(db);
    if (numAffectedRows === BigInt(BATCH)) return true;
  }
  const { numAffectedRows = 0n } = await sql`
    delete from ${sql.table(table)} where ctid = ${oldest('ctid')}`.execute(db);
  return numAffectedRows === BigInt(batch);
}
