import type { Kysely } from 'kysely';
import { all } from './rows.ts';
import type { Schema } from './schema.ts';

/** The migrations that the database has, in their order. */
export async function appliedMigrations(db: Kysely<Schema>): Promise<string[]> {
  const rows = await all<{ name: string }>(db)`select name from kysely_migration order by name`;
  return rows.map(({ name }) => name);
}
