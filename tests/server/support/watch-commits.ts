import {
  CompiledQuery,
  type DatabaseConnection,
  type Driver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
} from 'kysely';
import type { Schema } from '../../../src/server/database/schema.ts';

/** The error of each query in a process whose connections have ended. */
export class KilledError extends Error {
  override name = 'KilledError';
}

export type CommitWatch = {
  /**
   * Makes a commit that changes rows, whose last statement is given; a commit that is not made is rolled back.
   */
  commit(commit: () => Promise<void>, statement: string): Promise<void>;
  /** Throws if the process is dead. */
  refuse(): void;
};

/** The same database for a process whose commits are watched: of transactions, and of statements outside of one. */
export function watchCommits(db: Kysely<Schema>, watch: CommitWatch): Kysely<Schema> {
  return new Kysely<Schema>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new WatchedDriver(db, watch),
      createIntrospector: (of) => new PostgresIntrospector(of),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  });
}

type Borrowed = { connection: DatabaseConnection; giveBack(): void };

/** Borrows the connections of a different database. */
class WatchedDriver implements Driver {
  readonly #db: Kysely<Schema>;
  readonly #watch: CommitWatch;
  /** The last statement that changed rows, by connection in a transaction. */
  readonly #changedBy = new WeakMap<DatabaseConnection, { statement?: string }>();
  readonly #borrowed = new WeakMap<DatabaseConnection, Borrowed>();

  constructor(db: Kysely<Schema>, watch: CommitWatch) {
    this.#db = db;
    this.#watch = watch;
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    this.#watch.refuse();
    const borrowed = await borrow(this.#db);
    const own: DatabaseConnection = {
      executeQuery: (query) => this.#execute(own, query),
      streamQuery: (query, size) => borrowed.connection.streamQuery(query, size),
    };
    this.#borrowed.set(own, borrowed);
    return own;
  }

  async #execute<Row>(own: DatabaseConnection, query: CompiledQuery): Promise<QueryResult<Row>> {
    this.#watch.refuse();
    const { connection } = this.#borrowed.get(own) ?? {};
    if (!connection) throw new KilledError('the connection has been given back');
    const execute = () => connection.executeQuery<Row>(query);
    if (!mayWrite(query.sql)) return execute();
    const transaction = this.#changedBy.get(own);
    if (transaction) {
      const result = await execute();
      if (hasRows(result)) transaction.statement = query.sql;
      return result;
    }
    await this.beginTransaction(own);
    try {
      const result = await this.#execute<Row>(own, query);
      await this.commitTransaction(own);
      return result;
    } catch (error) {
      await this.rollbackTransaction(own);
      throw error;
    }
  }

  async beginTransaction(own: DatabaseConnection): Promise<void> {
    await this.#raw(own, 'begin');
    this.#changedBy.set(own, {});
  }

  async commitTransaction(own: DatabaseConnection): Promise<void> {
    const statement = this.#changedBy.get(own)?.statement;
    const commit = async () => {
      await this.#raw(own, 'commit');
      this.#changedBy.delete(own);
    };
    await (statement === undefined ? commit() : this.#watch.commit(commit, statement));
  }

  /** Also after a commit whose process was killed right after it: there is nothing to roll back then. */
  async rollbackTransaction(own: DatabaseConnection): Promise<void> {
    if (this.#changedBy.delete(own)) await this.#raw(own, 'rollback');
  }

  async releaseConnection(own: DatabaseConnection): Promise<void> {
    this.#borrowed.get(own)?.giveBack();
  }

  async destroy(): Promise<void> {}

  async #raw(own: DatabaseConnection, statement: string): Promise<void> {
    await this.#borrowed.get(own)?.connection.executeQuery(CompiledQuery.raw(statement));
  }
}

/** Locking rows is not a change. */
function mayWrite(statement: string): boolean {
  return /\b(insert into|update|delete from)\b/i.test(statement.replaceAll(/\bfor (no key )?update\b/gi, ''));
}

function hasRows({ rows, numAffectedRows = 0n }: QueryResult<unknown>): boolean {
  return rows.length > 0 || numAffectedRows > 0n;
}

function borrow(db: Kysely<Schema>): Promise<Borrowed> {
  return new Promise((resolve, reject) => {
    db.getExecutor()
      .provideConnection(
        (connection) => new Promise<void>((giveBack) => resolve({ connection, giveBack: () => giveBack() })),
      )
      .catch(reject);
  });
}
