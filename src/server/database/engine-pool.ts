import type pg from 'pg';
import type { Engine } from './engine.ts';
import type { Log } from './log.ts';
import { openPool } from './open-pool.ts';
import { WireStream } from './wire-stream.ts';

/** A pool of the one connection an engine has: queries and transactions take turns, first come, first served. */
export function openEnginePool(engine: Engine, log: Log | undefined): pg.Pool {
  return openPool(
    {
      stream: () => new WireStream(engine),
      max: 1,
      idleTimeoutMillis: 0,
      // Given in full, or `pg` would look for them in the environment.
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
