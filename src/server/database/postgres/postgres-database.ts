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

const CHECK_ADDRESS = 'check host and port in DATABASE_URL, and whether PostgreSQL runs there';

type Meanings = readonly [sign: RegExp, meaning: string][];

/** Causes that an error's code or words show, each with the remedy: nobody answered. */
const AWAY: Meanings = [
  [
    /server login has been failing|query_wait_timeout/,
    'PgBouncer gets no connection to it, and its log says why; check host and port in pgbouncer.ini',
  ],
  [/ENOTFOUND|EAI_AGAIN/, `no host has that name, ${CHECK_ADDRESS}`],
  [/ECONNREFUSED/, `nothing listens there, ${CHECK_ADDRESS}`],
  [/ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|timeout/, `nothing answers there, ${CHECK_ADDRESS}`],
];

/** The same: PostgreSQL answered. */
const REFUSED: Meanings = [
  [
    /no encryption|SSL required|SSL connection is required/i,
    'it demands encryption, add ?sslmode=require to DATABASE_URL',
  ],
  [/does not support SSL/, 'it has no encryption, leave sslmode out of DATABASE_URL'],
  [
    /self-signed|CERT|certificate/,
    'its certificate is not trusted, have Node.js trust it by NODE_EXTRA_CA_CERTS',
  ],
  [
    /password must be a string|no password supplied/,
    'it demands a password, write it into DATABASE_URL behind the user: user:password@host',
  ],
  [
    /28P01|password authentication failed|SASL authentication failed|no such user/,
    'user or password in DATABASE_URL is wrong',
  ],
  [
    /42501/,
    'the user in DATABASE_URL may not connect to this database; as its owner run GRANT CONNECT ON DATABASE name TO user',
  ],
  [/28000/, 'user in DATABASE_URL is wrong, or may not connect from here (pg_hba.conf)'],
  [
    /3D000|no such database/,
    'there is no such database, create it or correct the name at the end of DATABASE_URL',
  ],
  [
    /53300|no more connections/,
    'it has no connection left, raise its max_connections or lower DATABASE_CONNECTIONS',
  ],
  [/57P03/, 'it is just starting or stopping, start again in a minute'],
];

/** The cause why a connection to PostgreSQL failed, in words where it is known, and as the system says it. */
export function connectionFault(error: unknown): string {
  const said = wordsOf(error);
  const meaningIn = (meanings: Meanings) =>
    meanings.find(([sign]) => sign.test(`${codeOf(error)} ${said}`))?.[1];
  const refusal = meaningIn(REFUSED);
  if (refusal !== undefined) return `PostgreSQL refuses: ${refusal} (${said})`;
  const absence = meaningIn(AWAY);
  return `PostgreSQL cannot be reached: ${absence === undefined ? said : `${absence} (${said})`}`;
}

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? String(error.code) : '');

/** An AggregateError (all addresses refused) has no message. */
function wordsOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(wordsOf).join('; ');
  return error instanceof Error ? error.message : String(error);
}

const OLDEST_VERSION = 15;

/** Settings of a PostgreSQL server that decide if a database there can be used. */
type Facts = { version: string; encoding: string; isReadOnly: boolean };

/** Reads a database's facts. Rejects with the cause when it cannot be reached. */
async function readFacts(pool: pg.Pool): Promise<Facts> {
  try {
    const { rows } = await pool.query<Facts>(`select current_setting('server_version') as version,
      current_setting('server_encoding') as encoding, current_setting('transaction_read_only')::boolean as "isReadOnly"`);
    return rows[0] ?? { version: 'unknown', encoding: 'unknown', isReadOnly: false };
  } catch (cause) {
    throw new Error(`DATABASE_URL: ${connectionFault(cause)}`, { cause });
  }
}

/** Throws when the server is too old (`14.3 (Debian ...)`) or takes no writes. */
export function requireUsable({ version, isReadOnly }: Facts): void {
  if (!(Number.parseInt(version, 10) >= OLDEST_VERSION))
    throw new Error(`DATABASE_URL: PostgreSQL ${OLDEST_VERSION} or newer is needed, this one is ${version}.`);
  if (isReadOnly)
    throw new Error(
      'DATABASE_URL: this PostgreSQL takes no writes, as a standby or with default_transaction_read_only: name the primary.',
    );
}

/** Throws for a new database whose encoding is not that of every text; one that is in use goes on, and the log says so. */
function requireUnicode({ encoding }: Facts, isInUse: boolean, log: Logger | undefined): void {
  if (encoding === 'UTF8') return;
  const fault = `the database's encoding is ${encoding}, which cannot hold all texts`;
  if (isInUse) log?.warn({ encoding }, `${fault}: move by backup and restore to one with the encoding UTF8`);
  else
    throw new Error(
      `DATABASE_URL: ${fault}: drop it, and run "create database NAME owner USER encoding 'UTF8' locale 'C.UTF-8' template template0".`,
    );
}

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
