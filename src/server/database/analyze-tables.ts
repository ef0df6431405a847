import { type Kysely, sql } from 'kysely';
import type { Schema } from './schema.ts';
import { withoutTimeLimits } from './without-time-limits.ts';

/** Runs `analyze` after large changes, before autovacuum would; it may take minutes. */
export async function analyzeTables(db: Kysely<Schema>): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await withoutTimeLimits(transaction);
    await sql`analyze`.execute(transaction);
  });
}
