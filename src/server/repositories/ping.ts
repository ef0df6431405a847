import { type Kysely, sql } from 'kysely';
import type { Schema } from '../database/schema.ts';

/** Asks the database for nothing; throws when it does not answer. */
export async function ping(db: Kysely<Schema>): Promise<void> {
  await sql`select 1`.execute(db);
}
