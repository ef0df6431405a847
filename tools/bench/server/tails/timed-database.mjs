import { Kysely } from 'kysely';

/** How much of a statement is shown. */
const SHOWN = 48;

/**
 * The database as the server's own code uses it; `takeSlowest` answers the slowest statement since it was asked last, with
 * what it waited for, and works on any PostgreSQL (`pg_stat_statements` has to be loaded at its start).
 */
export async function openTimedDatabase({ url, build }) {
  const { openPool } = await import(`${build}/src/server/database/postgres/open-pool.js`);
  const { OriginalErrorDialect } = await import(`${build}/src/server/database/original-error-dialect.js`);
  let slowest = NONE;
  const log = ({ queryDurationMillis: ms, query }) => {
    if (ms > slowest.ms) slowest = { ms, statement: query.sql.replace(/\s+/g, ' ').trim().slice(0, SHOWN) };
  };
  const pool = openPool({ connectionString: url, max: 10 });
  const db = new Kysely({ dialect: new OriginalErrorDialect({ pool }), log });
  const takeSlowest = () => {
    const taken = slowest;
    slowest = NONE;
    return taken;
  };
  return { db, takeSlowest, close: () => db.destroy() };
}

const NONE = { ms: 0, statement: '' };
