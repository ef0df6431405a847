import {
  CompiledQuery,
  type DatabaseConnection,
  type Driver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely';
import type { Schema } from '../../../src/server/database/schema.ts';

/** The error of each query in a process whose connections have ended. */
class KilledError extends Error {
  override name = 'KilledError';
}

/** Just before the commit with this number, counted from 1, or just after it. */
export type Kill = { commit: number; when: 'before' | 'after' };

/**
 * The same database for a process that is killed at a commit: of a transaction, or of a writing statement outside
 * of one. From then on its queries fail; earlier commits stay. `commits`: the number of them.
 */
export function killAtCommit(
  db: Kysely<Schema>,
  kill?: Kill,
): { db: Kysely<Schema>; commits(): number; isKilled(): boolean } {
  let commits = 0;
  let isKilled = false;

  function die(): never {
    isKilled = true;
    throw new KilledError(`killed ${kill?.when} commit ${kill?.commit}`);
  }

  async function commit<Result>(work: () => Promise<Result>): Promise<Result> {
    if (isKilled) die();
    commits += 1;
    const isLast = commits === kill?.commit;
    if (isLast && kill.when === 'before') die();
    const result = await work();
    if (isLast) die();
    return result;
  }

  const watched = new Kysely<Schema>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new WatchedDriver(db, { commit, refuse: () => (isKilled ? die() : undefined) }),
      createIntrospector: (of) => new PostgresIntrospector(of),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  });
  return { db: watched, commits: () => commits, isKilled: () => isKilled };
}

type Watch = { commit<Result>(work: () => Promise<Result>): Promise<Result>; refuse(): void };
type Borrowed = { connection: DatabaseConnection; giveBack(): void };

/** Borrows the connections of a different database. */
class WatchedDriver implements Driver {
  readonly #db: Kysely<Schema>;
  readonly #watch: Watch;
  readonly #inTransaction = new WeakSet<DatabaseConnection>();
  readonly #borrowed = new WeakMap<DatabaseConnection, Borrowed>();

  constructor(db: Kysely<Schema>, watch: Watch) {
    this.#db = db;
    this.#watch = watch;
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    this.#watch.refuse();
    const borrowed = await borrow(this.#db);
    const { connection } = borrowed;
    const own: DatabaseConnection = {
      executeQuery: async <Row>(query: CompiledQuery) => {
        this.#watch.refuse();
        const execute = () => connection.executeQuery<Row>(query);
        const commits =
          !this.#inTransaction.has(own) && /\b(insert into|update|delete from)\b/i.test(query.sql);
        return commits ? this.#watch.commit(execute) : execute();
      },
      streamQuery: (query, size) => connection.streamQuery(query, size),
    };
    this.#borrowed.set(own, borrowed);
    return own;
  }

  async beginTransaction(own: DatabaseConnection): Promise<void> {
    await this.#raw(own, 'begin');
    this.#inTransaction.add(own);
  }

  async commitTransaction(own: DatabaseConnection): Promise<void> {
    await this.#watch.commit(() => this.#raw(own, 'commit'));
  }

  /** A killed process does not ask for it; its connection ends. */
  async rollbackTransaction(own: DatabaseConnection): Promise<void> {
    await this.#raw(own, 'rollback');
  }

  async releaseConnection(own: DatabaseConnection): Promise<void> {
    this.#borrowed.get(own)?.giveBack();
  }

  async destroy(): Promise<void> {}

  async #raw(own: DatabaseConnection, statement: string): Promise<void> {
    if (statement !== 'begin') this.#inTransaction.delete(own);
    await this.#borrowed.get(own)?.connection.executeQuery(CompiledQuery.raw(statement));
  }
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
