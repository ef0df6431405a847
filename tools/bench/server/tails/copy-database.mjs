import pg from 'pg';

/** A database to connect to that is neither copied nor a copy. */
const NEUTRAL = 'template1';

/**
 * Copies a database that nobody is connected to, so that what is done to the copy leaves the original for other runs.
 * `drop` takes the copy away again. The role must be allowed to create databases.
 */
export async function copyDatabase(url) {
  const original = decodeURIComponent(new URL(url).pathname.slice(1));
  const copy = `${original}_bench_tails`;
  const names = [copy, original].map((name) => pg.escapeIdentifier(name));
  const drop = () => query(at(url, NEUTRAL), `drop database if exists ${names[0]} with (force)`);
  await drop();
  await query(at(url, NEUTRAL), `create database ${names[0]} template ${names[1]} strategy file_copy`);
  return { url: at(url, copy), drop };
}

function at(url, database) {
  const other = new URL(url);
  other.pathname = `/${encodeURIComponent(database)}`;
  return other.href;
}

async function query(url, statement) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('set statement_timeout = 0');
    await client.query(statement);
  } finally {
    await client.end();
  }
}
