import pg from 'pg';
import type { Logger } from '../logger.ts';
import { pgValueParsers } from './value-parsers.ts';

/** A pool with the project's type parsers that logs lost connections instead of ending the process. */
export function openPool(config: pg.PoolConfig, log: Logger | undefined): pg.Pool {
  const pool = new pg.Pool({ connectionTimeoutMillis: 30_000, types: pgValueParsers, ...config });
  const report = (error: Error) => log?.warn({ err: error }, 'a database connection was lost');
  // A client emits 'error' twice; without a listener that ends the process.
  pool.on('connect', (client) => client.once('error', report).on('error', () => {}));
  pool.on('error', () => {});
  return pool;
}
