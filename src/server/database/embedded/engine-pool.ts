import type pg from 'pg';
import type { Logger } from '../logger.ts';
import { openPool } from '../postgres/open-pool.ts';
import type { WireProtocolEngine } from './engine.ts';
import { WireStream } from './wire-stream.ts';

/**
 * A pool of one connection: queries and transactions are queued in order. One that has waited `waitLimit` milliseconds for
 * its turn is refused; 0 means no limit.
 */
export function createEnginePool(
  engine: WireProtocolEngine,
  log: Logger | undefined,
  waitLimit: number,
): pg.Pool {
  return openPool(
    {
      stream: () => new WireStream(engine),
      max: 1,
      connectionTimeoutMillis: waitLimit,
      idleTimeoutMillis: 0,
      // All set, or `pg` would read the environment.
      host: 'localhost',
      port: 5432,
      user: 'postgres',
      password: '',
      database: 'postgres',
      ssl: false,
    },
    log,
  );
}
