import type pg from 'pg';
import type { Db } from './db.ts';

/** Connections of the pool, idle ones, and waiting queries. */
export type PoolCounts = Readonly<Pick<pg.Pool, 'totalCount' | 'idleCount' | 'waitingCount'>>;

/** An open database. `close` flushes it and releases the data folder. */
export type Database = {
  db: Db;
  pool: PoolCounts;
  close(): Promise<void>;
  kind: 'postgres' | 'embedded';
  /** The migrations that opening it ran. */
  migrated: readonly string[];
};
