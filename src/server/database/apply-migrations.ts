import { type Kysely, sql, type Transaction } from 'kysely';
import { BASELINE, withBaseline } from './migrations/folded-migrations.ts';
import { migrations } from './migrations/index.ts';
import { all } from './rows.ts';
import type { Schema } from './schema.ts';

/** Runs migrations within a given transaction and records them as Kysely's migrator does. */
export async function applyMigrations(
  transaction: Transaction<Schema>,
  names: readonly string[],
): Promise<void> {
  for (const name of names) {
    await migrations[name]?.up(transaction);
    await recordMigration(transaction, name);
  }
}

/** Records a migration as run, without running it. */
export async function recordMigration(transaction: Transaction<Schema>, name: string): Promise<void> {
  await sql`insert into kysely_migration (name, timestamp)
    values (${name}, ${new Date().toISOString()})`.execute(transaction);
}

/** The migrations that the database has, in their order, but those that the baseline has taken the place of. */
export async function appliedMigrations(db: Kysely<Schema>): Promise<string[]> {
  const rows = await all<{ name: string }>(db)`select name from kysely_migration order by name`;
  const names = rows.map(({ name }) => name);
  return names.includes(BASELINE) ? withBaseline(names) : names;
}

/** The names of this build's migrations, in order. */
export function knownMigrations(): readonly string[] {
  return Object.keys(migrations).sort();
}
