import { sql, type Transaction } from 'kysely';
import { migrations } from './migrations/index.ts';
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
