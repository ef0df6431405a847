import { sql } from 'kysely';
import { sleep } from '../lib/clock.ts';
import { retryDelay } from '../lib/retries.ts';
import { appliedMigrations, applyMigrations, isOfEarlierBuild, knownMigrations } from './apply-migrations.ts';
import { type Db, type DbTransaction, one } from './db.ts';
import type { Logger } from './logger.ts';

/** Advisory lock of Kysely's migrator, which earlier builds used. */
const LOCK = sql.lit('3853314791062309107');

/** The difference between the database's migrations and this build's. */
type Difference = {
  /** Not run yet. */
  missing: string[];
  /** Run by a newer build. */
  unknown: string[];
  /** A build has migrated it before: it may hold data. */
  isInUse: boolean;
};

/**
 * Milliseconds that a statement waits for a lock: every other query of that table waits behind it. Longer than
 * `deadlock_timeout` (1 s), after which autovacuum gives way; shorter than a query waits for a connection (`waitLimit`),
 * or calls are refused while the connections wait.
 */
const LOCK_TIMEOUT_MS = 1500;
const MAX_RETRY_DELAY_MS = 30_000;
/** SQLSTATE of a lock timeout and of a deadlock. */
const LOCK_FAILURES = ['55P03', '40P01'];

/** Called before migrations change a database with data; nothing is changed when it rejects. */
export type BeforeMigrating = (db: Db, missing: readonly string[]) => Promise<void>;

type Options = {
  before?: BeforeMigrating | undefined;
  /** Runs in the transaction, too. */
  also?: (transaction: DbTransaction) => Promise<void>;
  log?: Pick<Logger, 'warn'> | undefined;
  lockTimeoutMs?: number;
};

/**
 * Runs the missing migrations in one transaction and returns their names. Concurrent runs wait on a
 * transaction-level advisory lock, which works behind a pooler. While a table stays locked, by a back-up for
 * instance, everything is rolled back and retried later, so that others can use the table meanwhile. Rejects and
 * rolls back if a migration fails.
 */
export async function migrate(
  db: Db,
  { before, also = async () => {}, log, lockTimeoutMs = LOCK_TIMEOUT_MS }: Options = {},
): Promise<string[]> {
  const { missing, isInUse } = await compareSchema(db);
  if (missing.length > 0 && isInUse) await before?.(db, missing);
  for (let attempts = 1; ; attempts += 1)
    try {
      return await migrateOnce(db, also, lockTimeoutMs);
    } catch (cause) {
      if (!isLocked(cause)) {
        const reason = cause instanceof Error ? cause.message : 'unknown';
        throw new Error(`The database could not be brought up to date: ${reason}`, { cause });
      }
      const delay = Math.min(retryDelay(attempts), MAX_RETRY_DELAY_MS);
      log?.warn(
        { err: cause, attempts },
        `a long transaction, such as a back-up, locks a table that a migration changes; will retry in ${Math.ceil(delay / 1000)} s`,
      );
      await sleep(delay);
    }
}

function isLocked(error: unknown): boolean {
  return error instanceof Error && 'code' in error && LOCK_FAILURES.includes(String(error.code));
}

async function migrateOnce(
  db: Db,
  also: (transaction: DbTransaction) => Promise<void>,
  lockTimeoutMs: number,
): Promise<string[]> {
  return db.transaction().execute(async (transaction) => {
    await beginMigrating(transaction);
    await sql`set local lock_timeout = ${sql.lit(lockTimeoutMs)}`.execute(transaction);
    const { missing } = await compareSchema(transaction);
    await applyMigrations(transaction, missing);
    await also(transaction);
    return missing;
  });
}

/** Rejects when migrations that this build needs have not been run. */
export async function requireSchema(db: Db): Promise<void> {
  const { missing } = await compareSchema(db);
  if (missing.length === 0) return;
  throw new Error(
    `The database's schema is older than this server (${missing.join(', ')}): run "npm run vetrina -- migrate".`,
  );
}

/**
 * Rejects when a newer build has migrated the database. A start with `MIGRATE_AT_START=no` does not ask: while servers are
 * upgraded one by one, the others run on a newer schema (see `migrations/README.md`).
 */
export async function refuseNewerSchema(db: Db): Promise<void> {
  const { unknown } = await compareSchema(db);
  if (unknown.length === 0) return;
  throw new Error(
    `The database belongs to a newer version of Vetrina (${unknown.join(', ')}): start that one. docs/deployment.md says under "Upgrade" how to go back.`,
  );
}

/** Compares migrations. Rejects for a database of a build from before 1.0.0, which no migration brings up to date. */
export async function compareSchema(db: Db): Promise<Difference> {
  const row = await one(db)`select where to_regclass('kysely_migration') is not null`;
  const run = row !== undefined ? await appliedMigrations(db) : [];
  if (isOfEarlierBuild(run))
    throw new Error(
      'The database was made by a build from before 1.0.0, and cannot be brought up to date: export its titles with that build (npm run vetrina -- titles export FILE), and start this one with a new DATA_DIR or DATABASE_URL.',
    );
  const known = knownMigrations();
  return {
    missing: known.filter((name) => !run.includes(name)),
    unknown: run.filter((name) => !known.includes(name)),
    isInUse: run.length > 0,
  };
}

/** Takes the lock, without a statement timeout. */
async function beginMigrating(transaction: DbTransaction): Promise<void> {
  await sql`set local statement_timeout = 0`.execute(transaction);
  await sql`set local idle_in_transaction_session_timeout = 0`.execute(transaction);
  await sql`select pg_advisory_xact_lock(${LOCK})`.execute(transaction);
  await sql`create table if not exists kysely_migration (
    name varchar(255) primary key, timestamp varchar(255) not null)`.execute(transaction);
}
