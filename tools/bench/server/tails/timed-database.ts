import { Kysely, type LogEvent } from 'kysely';
import { OriginalErrorDialect } from '../../../../src/server/database/original-error-dialect.ts';
import { openPool } from '../../../../src/server/database/postgres/open-pool.ts';
import type { Schema } from '../../../../src/server/database/schema.ts';

/** How much of a statement is shown. */
const SHOWN = 48;

export type Statement = { ms: number; statement: string };

/**
 * The database as the server's own code uses it; `takeSlowest` answers the slowest statement since it was asked last, with
 * what it waited for, and works on any PostgreSQL (`pg_stat_statements` has to be loaded at its start).
 */
export function openTimedDatabase(url: string) {
  let slowest = NONE;
  const log = ({ queryDurationMillis: ms, query }: LogEvent) => {
    if (ms > slowest.ms) slowest = { ms, statement: query.sql.replace(/\s+/g, ' ').trim().slice(0, SHOWN) };
  };
  const pool = openPool({ connectionString: url, max: 10 }, undefined);
  const db = new Kysely<Schema>({ dialect: new OriginalErrorDialect({ pool }), log });
  const takeSlowest = () => {
    const taken = slowest;
    slowest = NONE;
    return taken;
  };
  return { db, takeSlowest, close: () => db.destroy() };
}

const NONE: Statement = { ms: 0, statement: '' };
