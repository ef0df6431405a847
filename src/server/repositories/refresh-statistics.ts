import { type Kysely, sql } from 'kysely';
import type { Schema } from '../database/schema.ts';

/** Tells the query planner that the tables changed much; by itself it would hear of it too late. */
export async function refreshStatistics(db: Kysely<Schema>): Promise<void> {
  await sql`analyze`.execute(db);
}
