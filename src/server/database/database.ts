import type { Kysely } from 'kysely';
import type { Schema } from './schema.ts';

/** An open database. After `close` everything acknowledged is written and the data folder is free. */
export type Database = {
  db: Kysely<Schema>;
  close(): Promise<void>;
  kind: 'postgres' | 'embedded';
  /** The migrations that opening it ran. */
  migrated: readonly string[];
};
