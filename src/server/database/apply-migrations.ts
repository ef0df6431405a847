import { sql } from 'kysely';
import { all, type Db, type DbTransaction } from './db.ts';
import { BASELINE, withBaseline } from './migrations/folded-migrations.ts';
import { migrations } from './migrations/index.ts';

/** Runs migrations within a given transaction and records them as Kysely's migrator does. */
export async function applyMigrations(transaction: DbTransaction, names: readonly string[]): Promise<void> {
  for (const name of names) {
    await migrations[name]?.up(transaction);
    await recordMigration(transaction, name);
  }
}

/** Records a migration as run, without running it. */
export async function recordMigration(transaction: DbTransaction, name: string): Promise<void> {
  await sql`insert into kysely_migration (name, timestamp)
    values (${name}, ${new Date().toISOString()})`.execute(transaction);
}

/** The migrations that the database has, in their order, but those that the baseline has taken the place of. */
export async function appliedMigrations(db: Db): Promise<string[]> {
  const rows = await all<{ name: string }>(db)`select name from kysely_migration order by name`;
  const names = rows.map(({ name }) => name);
  return names.includes(BASELINE) ? withBaseline(names) : names;
}

/** The names of this build's migrations, in order. */
export function knownMigrations(): readonly string[] {
  return Object.keys(migrations).sort();
}
