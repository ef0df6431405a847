import { type Kysely, Migrator } from 'kysely';
import { migrations } from '../migrations/index.ts';
import type { Schema } from './schema.ts';

/** Brings the database to the newest schema. Rejects when a migration fails; nothing of it stays then. */
export async function migrate(db: Kysely<Schema>): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateToLatest();
  if (error === undefined) return;
  const reason = error instanceof Error ? error.message : 'unknown';
  throw new Error(`The database could not be brought up to date: ${reason}`, { cause: error });
}
