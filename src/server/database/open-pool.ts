import pg from 'pg';
import type { Log } from './log.ts';
import { valueParsers } from './value-parsers.ts';

/** A pool that reads values as the project expects, and logs a lost connection instead of ending the process. */
export function openPool(config: pg.PoolConfig, log: Log | undefined): pg.Pool {
  const pool = new pg.Pool({ connectionTimeoutMillis: 30_000, types: valueParsers, ...config });
  const report = (error: Error) => log?.warn({ err: error }, 'a database connection was lost');
  // A client tells of its end twice, and unheard even once it would end the process.
  pool.on('connect', (client) => client.once('error', report).on('error', () => {}));
  pool.on('error', () => {});
  return pool;
}
