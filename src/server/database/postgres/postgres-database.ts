import { Kysely, sql } from 'kysely';
import type pg from 'pg';
import type { Database } from '../database.ts';
import type { Db, DbTransaction } from '../db.ts';
import type { Logger } from '../logger.ts';
import {
  type BeforeMigrating,
  compareSchema,
  migrate,
  refuseNewerSchema,
  requireSchema,
} from '../migrate.ts';
import { withMissingGrants } from '../missing-grants.ts';
import { OriginalErrorDialect } from '../original-error-dialect.ts';
import type { Schema } from '../schema.ts';
import { createIdleTimeoutSocket, openPool } from './open-pool.ts';
import type { PoolLimits } from './pool-limits.ts';
import { readFacts, requireUnicode, requireUsable } from './require-usable-database.ts';

type Options = PoolLimits & {
  url: string;
  log: Logger | undefined;
  migrates: boolean;
  beforeMigrating: BeforeMigrating | undefined;
  waitsForSlowStatements: boolean;
};

/** Idle timeout of a socket, as a multiple of the query timeout. */
const SOCKET_TIMEOUT_FACTOR = 1.5;

/** Opens a PostgreSQL server and migrates it. Rejects if unreachable, not usable or not migrated. */
export async function openPostgresDatabase({
  url,
  log,
  migrates,
  beforeMigrating: before,
  waitsForSlowStatements,
  ...limits
}: Options): Promise<Database> {
  const config: pg.PoolConfig = { connectionString: url, application_name: 'vetrina' };
  let migrated: string[] = [];
  await withPool(openPool({ ...config, max: 1 }, log), async (pool, db) => {
    const facts = await readFacts(pool);
    requireUsable(facts);
    try {
      requireUnicode(facts, (await compareSchema(db)).isInUse, log);
      if (migrates) {
        await refuseNewerSchema(db);
        migrated = await migrate(db, { before, also: (transaction) => limitRole(transaction, limits), log });
      } else await requireSchema(db);
    } catch (error) {
      throw await withMissingGrants(db, error, { migrates });
    }
    const { unknown } = await compareSchema(db);
    if (unknown.length > 0) log?.warn({ unknown }, 'the database has a newer schema than this server');
  });
  const pool = openPool(
    {
      ...config,
      max: limits.size,
      connectionTimeoutMillis: limits.waitLimit,
      // Shorter than the socket's idle timeout.
      idleTimeoutMillis: limits.timeLimit,
      keepAlive: true,
      keepAliveInitialDelayMillis: limits.timeLimit,
      ...(!waitsForSlowStatements && {
        stream: () => createIdleTimeoutSocket(limits.timeLimit * SOCKET_TIMEOUT_FACTOR),
      }),
    },
    log,
  );
  const db = new Kysely<Schema>({ dialect: new OriginalErrorDialect({ pool }) });
  return { db, pool, kind: 'postgres', close: () => db.destroy(), migrated };
}

/**
 * Sets defaults of this role in this database. PgBouncer refuses startup parameters, and session settings do not
 * survive transaction pooling. Plans are for one process and not compiled: for queries that stop at enough rows,
 * parallel workers first read ten times as much, and compiling takes longer than any statement here.
 */
async function limitRole(transaction: DbTransaction, { timeLimit }: PoolLimits): Promise<void> {
  const defaults = {
    statement_timeout: timeLimit,
    idle_in_transaction_session_timeout: timeLimit,
    timezone: 'UTC',
    max_parallel_workers_per_gather: 0,
    jit: 'off',
  };
  for (const [name, value] of Object.entries(defaults))
    await sql`do ${sql.lit(`begin
      execute format('alter role current_user in database %I set ${name} to %L', current_database(), '${value}');
    end`)}`.execute(transaction);
}

/** Start-up work uses its own connection, without the query timeout. */
async function withPool(pool: pg.Pool, work: (pool: pg.Pool, db: Db) => Promise<void>): Promise<void> {
  try {
    await work(pool, new Kysely<Schema>({ dialect: new OriginalErrorDialect({ pool }) }));
  } finally {
    await pool.end();
  }
}
