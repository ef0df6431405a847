import { Kysely } from 'kysely';
import type pg from 'pg';
import type { Database } from './database.ts';
import type { Log } from './log.ts';
import { migrate } from './migrate.ts';
import { openPool } from './open-pool.ts';
import { PooledDialect } from './pooled-dialect.ts';
import type { Schema } from './schema.ts';

const oldestVersion = 15;

type Options = { url: string; timeLimit: number; log: Log | undefined };

/** Opens a PostgreSQL server's database, brought up to date. Rejects when out of reach or too old. */
export async function openPostgres({ url, timeLimit, log }: Options): Promise<Database> {
  const config: pg.PoolConfig = {
    connectionString: url,
    application_name: 'vetrina',
    options: '-c timezone=UTC',
  };
  await withPool(openPool({ ...config, max: 1 }, log), async (pool, db) => {
    requireVersion(await versionOf(pool));
    await migrate(db);
  });
  const limits = { statement_timeout: timeLimit, idle_in_transaction_session_timeout: 2 * timeLimit };
  const pool = openPool({ ...config, ...limits }, log);
  const db = new Kysely<Schema>({ dialect: new PooledDialect({ pool }) });
  return { db, pool, kind: 'postgres', close: () => db.destroy() };
}

/** The work before the server runs has a connection of its own: it may take longer than a query is allowed to. */
async function withPool(
  pool: pg.Pool,
  work: (pool: pg.Pool, db: Kysely<Schema>) => Promise<void>,
): Promise<void> {
  try {
    await work(pool, new Kysely<Schema>({ dialect: new PooledDialect({ pool }) }));
  } finally {
    await pool.end();
  }
}

async function versionOf(pool: pg.Pool): Promise<string> {
  try {
    const { rows } = await pool.query<{ server_version: string }>('show server_version');
    return rows[0]?.server_version ?? 'unknown';
  } catch (cause) {
    throw new Error(`DATABASE_URL: PostgreSQL cannot be reached: ${reasonOf(cause)}`, { cause });
  }
}

/** Throws when a server of this version (`15.3 (Debian ...)`) is too old. */
export function requireVersion(version: string): void {
  if (Number.parseInt(version, 10) >= oldestVersion) return;
  throw new Error(`DATABASE_URL: PostgreSQL ${oldestVersion} or newer is needed, this one is ${version}.`);
}

/** Several addresses that all refuse arrive as one error without words of its own. */
function reasonOf(cause: unknown): string {
  return cause instanceof AggregateError ? cause.errors.map(String).join('; ') : String(cause);
}
