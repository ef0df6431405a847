import type { Kysely } from 'kysely';
import { BASELINE, withBaseline } from './migrations/folded-migrations.ts';
import { all } from './rows.ts';
import type { Schema } from './schema.ts';

/** The migrations that the database has, in their order, but those that the baseline has taken the place of. */
export async function appliedMigrations(db: Kysely<Schema>): Promise<string[]> {
  const rows = await all<{ name: string }>(db)`select name from kysely_migration order by name`;
  const names = rows.map(({ name }) => name);
  return names.includes(BASELINE) ? withBaseline(names) : names;
}
