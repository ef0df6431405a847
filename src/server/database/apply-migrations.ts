import { sql } from 'kysely';
import { clock } from '../lib/clock.ts';
import { all, type Db, type DbTransaction } from './db.ts';
import { migrations } from './migrations/index.ts';

/** Runs migrations within a given transaction and records them as Kysely's migrator does. */
export async function applyMigrations(transaction: DbTransaction, names: readonly string[]): Promise<void> {
  for (const name of names) {
    await migrations[name]?.up(transaction);
    await sql`insert into kysely_migration (name, timestamp)
      values (${name}, ${clock.date().toISOString()})`.execute(transaction);
  }
}

/** The migrations that the database has, in their order. */
export async function appliedMigrations(db: Db): Promise<string[]> {
  const rows = await all<{ name: string }>(db)`select name from kysely_migration order by name`;
  return rows.map(({ name }) => name);
}

/** The names of this build's migrations, in order. */
export function knownMigrations(): readonly string[] {
  return Object.keys(migrations).sort();
}

/** Some migrations have run, but not this build's first one: a build before 1.0.0 made the tables. */
export function isOfEarlierBuild(applied: readonly string[]): boolean {
  const [baseline = ''] = knownMigrations();
  return applied.length > 0 && !applied.includes(baseline);
}
