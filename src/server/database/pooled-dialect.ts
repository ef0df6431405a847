import {
  type DatabaseConnection,
  type Driver,
  PostgresDialect,
  type PostgresDialectConfig,
  PostgresDriver,
} from 'kysely';
import pg from 'pg';

/** Kysely's PostgreSQL, telling why a transaction failed also when its connection was lost over it. */
export class PooledDialect extends PostgresDialect {
  readonly #config: PostgresDialectConfig;

  constructor(config: PostgresDialectConfig) {
    super(config);
    this.#config = config;
  }

  override createDriver(): Driver {
    return new PooledDriver(this.#config);
  }
}

class PooledDriver extends PostgresDriver {
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    try {
      await super.rollbackTransaction(connection);
    } catch (error) {
      // Without its connection the transaction is gone already; thrown, this would hide the error that came first.
      if (error instanceof pg.DatabaseError) throw error;
    }
  }
}
