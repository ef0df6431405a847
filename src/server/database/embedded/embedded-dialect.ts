import type { DatabaseConnection, Driver } from 'kysely';
import type pg from 'pg';
import { OriginalErrorDialect, PooledDriver } from '../original-error-dialect.ts';
import type { WireProtocolEngine } from './engine.ts';
import { prepareRepeated } from './prepare-repeated.ts';

/** Kysely's dialect for the embedded engine and its pool of one connection. */
export class EmbeddedDialect extends OriginalErrorDialect {
  readonly #pool: pg.Pool;
  readonly #engine: WireProtocolEngine;

  constructor(engine: WireProtocolEngine, pool: pg.Pool) {
    super({ pool });
    this.#pool = pool;
    this.#engine = engine;
  }

  override createDriver(): Driver {
    return new EmbeddedDriver(this.#engine, this.#pool);
  }
}

/** Gives the connection to the next in turn while a commit is on its way to the disk: several share one sync. */
class EmbeddedDriver extends PooledDriver {
  readonly #engine: WireProtocolEngine;
  readonly #before = new WeakMap<object, Promise<void>>();

  constructor(engine: WireProtocolEngine, pool: pg.Pool) {
    super({ pool: prepareRepeated(pool) });
    this.#engine = engine;
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    const connection = await super.acquireConnection();
    this.#before.set(connection, this.#engine.lastCommit);
    return connection;
  }

  override async releaseConnection(
    ...[connection]: Parameters<PooledDriver['releaseConnection']>
  ): Promise<void> {
    const { lastCommit } = this.#engine;
    await super.releaseConnection(connection);
    if (lastCommit !== this.#before.get(connection)) await lastCommit;
  }
}
