import { Kysely, sql } from 'kysely';
import pg from 'pg';
import type { Db } from './db.ts';
import type { Logger } from './logger.ts';
import { findMissingIndexes, type MissingIndex } from './missing-indexes.ts';
import { OriginalErrorDialect } from './original-error-dialect.ts';
import { openPool } from './postgres/open-pool.ts';
import type { Schema } from './schema.ts';

/** As a startup parameter: a setting of a session would stay with a pooler's connection. */
const NO_TIME_LIMIT = '-c statement_timeout=0';
/** SQLSTATE of query_canceled: the time limit of the role. */
const CANCELED = '57014';

/**
 * Builds the indexes of large tables that migrations have left out, without blocking writers (`create index concurrently`),
 * and returns their names. It takes minutes, and waits for transactions that began before.
 */
export async function buildMissingIndexes(url: string, log?: Pick<Logger, 'warn'>): Promise<string[]> {
  const built: string[] = [];
  await withSession(url, async (db) => {
    for (const index of await findMissingIndexes(db)) if (await build(db, index, log)) built.push(index.name);
  });
  return built;
}

/** False when the time limit ended it: a pooler refuses the parameter that lifts the limit. */
async function build(
  db: Db,
  { name, isUnfinished, create }: MissingIndex,
  log: Pick<Logger, 'warn'> | undefined,
): Promise<boolean> {
  const drop = sql`drop index concurrently if exists ${sql.ref(name)}`;
  try {
    if (isUnfinished) await drop.execute(db);
    await sql.raw(create).execute(db);
    return true;
  } catch (err) {
    if (!(err instanceof pg.DatabaseError && err.code === CANCELED)) throw err;
    await drop.execute(db).catch(() => undefined);
    log?.warn(
      { err, index: name },
      'could not build an index within the time limit: run "npm run vetrina -- migrate" with a DATABASE_URL that leads to PostgreSQL itself, not to a pooler',
    );
    return false;
  }
}

async function withSession(url: string, work: (db: Db) => Promise<void>): Promise<void> {
  for (const options of [NO_TIME_LIMIT, undefined]) {
    const config = {
      connectionString: url,
      application_name: 'vetrina indexes',
      max: 1,
      allowExitOnIdle: true,
    };
    const pool = openPool({ ...config, ...(options && { options }) }, undefined);
    const db = new Kysely<Schema>({ dialect: new OriginalErrorDialect({ pool }) });
    try {
      await sql`select`.execute(db);
    } catch (error) {
      await db.destroy();
      if (options) continue;
      throw error;
    }
    return work(db).finally(() => db.destroy());
  }
}
