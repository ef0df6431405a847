import pg from 'pg';

/** A database to connect to that is neither copied nor a copy. */
const NEUTRAL = 'template1';

/**
 * Copies a database that nobody is connected to, so that what is done to the copy leaves the original for other runs.
 * `drop` takes the copy away again. The role must be allowed to create databases.
 */
export async function copyDatabase(url: string): Promise<{ url: string; drop(): Promise<void> }> {
  const original = decodeURIComponent(new URL(url).pathname.slice(1));
  const copy = `${original}_bench_tails`;
  const [to, from] = [pg.escapeIdentifier(copy), pg.escapeIdentifier(original)];
  const drop = () => query(at(url, NEUTRAL), `drop database if exists ${to} with (force)`);
  await drop();
  await query(at(url, NEUTRAL), `create database ${to} template ${from} strategy file_copy`);
  return { url: at(url, copy), drop };
}

function at(url: string, database: string): string {
  const other = new URL(url);
  other.pathname = `/${encodeURIComponent(database)}`;
  return other.href;
}

async function query(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('set statement_timeout = 0');
    await client.query(statement);
  } finally {
    await client.end();
  }
}
