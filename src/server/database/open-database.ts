import type { Database } from './database.ts';
import { openEmbedded } from './embedded-database.ts';
import type { Log } from './log.ts';
import { openPostgres } from './postgres-database.ts';

export type OpenOptions = {
  /** A PostgreSQL server's address; without one the embedded database in `folder` is used. */
  url?: string | undefined;
  folder: string;
  log?: Log;
  /** Milliseconds a query may take. */
  timeLimit?: number;
};

/** Opens the database and brings its schema up to date. Rejects with a message a person can act on. */
export async function openDatabase({ url, folder, log, timeLimit = 10_000 }: OpenOptions): Promise<Database> {
  return url ? openPostgres({ url, timeLimit, log }) : openEmbedded({ folder, timeLimit, log });
}
