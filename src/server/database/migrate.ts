import { type Kysely, sql, type Transaction } from 'kysely';
import { migrations } from '../migrations/index.ts';
import type { Schema } from './schema.ts';

/** The lock that Kysely's own migrator takes, which earlier builds ran their migrations by. */
const LOCK = sql.lit('3853314791062309107');

/** What a database's schema and this build's differ by: names of migrations. */
type Difference = {
  /** Not run yet. */
  missing: string[];
  /** Run by a newer build. */
  unknown: string[];
};

/**
 * Brings the database to the newest schema that this build knows and answers what was run; `also` is done along with
 * it. Others that do the same wait for it, behind a pooler too: the lock is the transaction's. Rejects when a
 * migration fails; nothing of it stays then.
 */
export async function migrate(
  db: Kysely<Schema>,
  also: (transaction: Transaction<Schema>) => Promise<void> = async () => {},
): Promise<string[]> {
  try {
    return await db.transaction().execute(async (transaction) => {
      await beginMigrating(transaction);
      const { missing } = await compareSchema(transaction);
      for (const name of missing) {
        await migrations[name]?.up(transaction);
        await sql`insert into kysely_migration values (${name}, ${new Date().toISOString()})`.execute(
          transaction,
        );
      }
      await also(transaction);
      return missing;
    });
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : 'unknown';
    throw new Error(`The database could not be brought up to date: ${reason}`, { cause });
  }
}

/** Rejects when migrations that this build needs have not been run. */
export async function requireSchema(db: Kysely<Schema>): Promise<void> {
  const { missing } = await compareSchema(db);
  if (missing.length === 0) return;
  throw new Error(
    `The database's schema is older than this server (${missing.join(', ')}): run "npm run vetrina -- migrate".`,
  );
}

/** A newer schema is none of an older server's business: it serves on, see `migrations/README.md`. */
export async function compareSchema(db: Kysely<Schema>): Promise<Difference> {
  const { rows: tables } = await sql`select where to_regclass('kysely_migration') is not null`.execute(db);
  const { rows } = tables.length
    ? await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db)
    : { rows: [] };
  const run = rows.map(({ name }) => name);
  const known = Object.keys(migrations).sort();
  return {
    missing: known.filter((name) => !run.includes(name)),
    unknown: run.filter((name) => !known.includes(name)),
  };
}

/** Migrations take the time that they take, and one at a time runs them. */
async function beginMigrating(transaction: Transaction<Schema>): Promise<void> {
  await sql`set local statement_timeout = 0`.execute(transaction);
  await sql`set local idle_in_transaction_session_timeout = 0`.execute(transaction);
  await sql`select pg_advisory_xact_lock(${LOCK})`.execute(transaction);
  await sql`create table if not exists kysely_migration (
    name varchar(255) primary key, timestamp varchar(255) not null)`.execute(transaction);
}
