import type { Database } from './database.ts';
import { openEmbeddedDatabase } from './embedded/embedded-database.ts';
import type { Logger } from './logger.ts';
import type { BeforeMigrating } from './migrate.ts';
import { DEFAULT_POOL_LIMITS, type PoolLimits } from './postgres/pool-limits.ts';
import { openPostgresDatabase } from './postgres/postgres-database.ts';

export type OpenOptions = Partial<PoolLimits> & {
  /** A PostgreSQL server's address; without one the embedded database in `folder` is used. */
  url?: string | undefined;
  folder: string;
  log?: Logger;
  /** Brings the schema up to date; otherwise it must be already. */
  migrates?: boolean;
  beforeMigrating?: BeforeMigrating;
  /**
   * The embedded database between processes: a server serves it to commands, a command joins the server that has it open.
   * Without, it is this process's alone.
   */
  sharing?: 'serve' | 'join';
  /** For a command: waits for slow statements instead of taking the connection for dead. */
  waitsForSlowStatements?: boolean;
};

/** Opens the database and migrates it. Rejects with a message for the owner. */
export async function openDatabase({
  url,
  migrates = true,
  waitsForSlowStatements = false,
  ...options
}: OpenOptions): Promise<Database> {
  const given = { migrates, waitsForSlowStatements };
  const unset = { log: undefined, sharing: undefined, beforeMigrating: undefined };
  const all = { ...DEFAULT_POOL_LIMITS, ...unset, ...options, ...given };
  return url ? openPostgresDatabase({ url, ...all }) : openEmbeddedDatabase(all);
}
