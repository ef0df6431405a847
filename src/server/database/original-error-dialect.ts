import {
  type DatabaseConnection,
  type Driver,
  PostgresDialect,
  type PostgresDialectConfig,
  PostgresDriver,
} from 'kysely';
import pg from 'pg';

/**
 * Kysely's PostgreSQL dialect; reports a transaction's own error even when the rollback fails on a lost connection.
 */
export class OriginalErrorDialect extends PostgresDialect {
  readonly #config: PostgresDialectConfig;

  constructor(config: PostgresDialectConfig) {
    super(config);
    this.#config = config;
  }

  override createDriver(): Driver {
    return new PooledDriver(this.#config);
  }
}

export class PooledDriver extends PostgresDriver {
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    try {
      await super.rollbackTransaction(connection);
    } catch (error) {
      // Without a connection the transaction is rolled back already; this error would hide the first one.
      if (error instanceof pg.DatabaseError) throw error;
    }
  }
}
