import { Kysely, type LogEvent, sql } from 'kysely';
import { OriginalErrorDialect } from '../../../../src/server/database/original-error-dialect.ts';
import { openPool } from '../../../../src/server/database/postgres/open-pool.ts';
import type { Schema } from '../../../../src/server/database/schema.ts';

/** The cost of some work: pages of the database are the same however busy the machine is. */
export type Cost = { ms: number; pages: number; slowestMs: number; slowest: string };

/**
 * A database with one connection that counts the cost of work; nobody else may use it meanwhile, since PostgreSQL
 * counts pages for all connections together.
 */
export function openCountedDatabase(url: string) {
  const pool = openPool({ connectionString: url, max: 1 }, undefined);
  let slowest = { ms: 0, statement: '' };
  const log = ({ queryDurationMillis: ms, query }: LogEvent) => {
    if (ms > slowest.ms) slowest = { ms, statement: query.sql.replace(/\s+/g, ' ').trim() };
  };
  const db = new Kysely<Schema>({ dialect: new OriginalErrorDialect({ pool }), log });

  async function pagesSoFar(): Promise<number> {
    await sql`select pg_stat_force_next_flush()`.execute(db);
    const { rows } = await sql<{ pages: number }>`
      select (blks_hit + blks_read)::float8 as pages from pg_stat_database where datname = current_database()`.execute(
      db,
    );
    return rows[0]?.pages ?? 0;
  }

  async function count(work: () => Promise<unknown>): Promise<Cost> {
    const before = await pagesSoFar();
    slowest = { ms: 0, statement: '' };
    const start = performance.now();
    await work();
    const ms = performance.now() - start;
    const { ms: slowestMs, statement } = slowest;
    return { ms, slowestMs, slowest: statement, pages: (await pagesSoFar()) - before };
  }

  return { db, count, close: () => db.destroy() };
}
