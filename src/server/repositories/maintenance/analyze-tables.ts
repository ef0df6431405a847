import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../database/schema.ts';

/** Runs `analyze` after large changes, before autovacuum would. */
export async function analyzeTables(db: Kysely<Schema>): Promise<void> {
  await sql`analyze`.execute(db);
}
