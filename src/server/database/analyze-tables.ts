import { sql } from 'kysely';
import type { Db } from './db.ts';
import { withoutTimeLimits } from './without-time-limits.ts';

/** Runs `analyze` after large changes, before autovacuum would; it may take minutes. */
export async function analyzeTables(db: Db): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await withoutTimeLimits(transaction);
    await sql`analyze`.execute(transaction);
  });
}
