import { type Kysely, sql } from 'kysely';
import type { Schema } from './schema.ts';

/** The migrations that the database has, in their order. */
export async function appliedMigrations(db: Kysely<Schema>): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  return rows.map(({ name }) => name);
}
