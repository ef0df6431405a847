import { Socket } from 'node:net';
import pg from 'pg';
import type { Logger } from '../logger.ts';

/** A pool with the project's type parsers that logs lost connections instead of ending the process. */
export function openPool(config: pg.PoolConfig, log: Logger | undefined): pg.Pool {
  const pool = new pg.Pool({ connectionTimeoutMillis: 30_000, types: pgValueParsers, ...config });
  const report = (error: Error) => log?.warn({ err: error }, 'a database connection was lost');
  // A client emits 'error' twice; without a listener that ends the process.
  pool.on('connect', (client) => client.once('error', report).on('error', () => {}));
  pool.on('error', () => {});
  return pool;
}

/**
 * Type parsers for both kinds of database: int8 and numeric as numbers, dates as `YYYY-MM-DD`, timestamptz as `Date`.
 */
const pgValueParsers = new pg.TypeOverrides();
pgValueParsers.setTypeParser(pg.types.builtins.INT8, Number);
pgValueParsers.setTypeParser(pg.types.builtins.NUMERIC, Number);
pgValueParsers.setTypeParser(pg.types.builtins.DATE, (date) => date);

/**
 * A socket that is destroyed after `silenceMs` without data, so that pending queries fail when the network drops
 * packets silently.
 */
export function createIdleTimeoutSocket(silenceMs: number): Socket {
  const socket = new Socket();
  socket.setTimeout(silenceMs, () => {
    const error = new Error(`The database has been silent for ${silenceMs} ms.`);
    socket.destroy(Object.assign(error, { code: 'ETIMEDOUT' }));
  });
  return socket;
}
