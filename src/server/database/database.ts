import type { Kysely } from 'kysely';
import type pg from 'pg';
import type { Schema } from './schema.ts';

/** How many connections there are, how many of them nobody uses, and how many queries wait for one. */
export type PoolCounts = Readonly<Pick<pg.Pool, 'totalCount' | 'idleCount' | 'waitingCount'>>;

/** An open database. After `close` everything acknowledged is written and the data folder is free. */
export type Database = {
  db: Kysely<Schema>;
  pool: PoolCounts;
  close(): Promise<void>;
  kind: 'postgres' | 'embedded';
  /** The migrations that opening it ran. */
  migrated: readonly string[];
};
