import { setImmediate as turn } from 'node:timers/promises';
import { Kysely } from 'kysely';
import type pg from 'pg';
import { OriginalErrorDialect } from '../../../../src/server/database/original-error-dialect.ts';
import type { Schema } from '../../../../src/server/database/schema.ts';

/** Where a side's statements wait: nowhere, each, or those that write, lock or end a transaction. */
export type Gate = 'open' | 'all' | 'writes';

const BEGINNING = /^\s*(begin|start transaction|set local)\b/i;
const WRITE =
  /^\s*(commit|rollback)\b|\b(insert into|update|delete from|for (key )?share|pg_advisory\w*lock|alter|create|drop)\b/i;
const CONFLICT = /^(40|55P03)/;

/** One of two operations at once: its statements wait at a gate until they are let go. */
export class Side {
  /** As many statements as it has come to. */
  statements = 0;
  /** Its statements that the database refused for the sake of others: deadlocks, changed rows. */
  conflicts = 0;
  readonly #waiting: (() => void)[] = [];
  readonly #running = new Set<number>();
  readonly #gate: Gate;
  isDone = false;

  constructor(gate: Gate) {
    this.#gate = gate;
  }

  /** Its next statement waits, and none is under way. */
  get isAtGate(): boolean {
    return this.#waiting.length > 0 && this.#running.size === 0;
  }

  /** The database's processes with its statements that are under way. */
  get running(): readonly number[] {
    return [...this.#running];
  }

  /** Lets its next statement go. */
  async letGo(): Promise<void> {
    this.#waiting.shift()?.();
    await turn();
  }

  /** Runs a statement once it is let go. */
  async run<Result>(process: number, statement: string, run: () => Promise<Result>): Promise<Result> {
    await this.#arrive(statement);
    this.#running.add(process);
    try {
      return await run();
    } catch (error) {
      if (error instanceof Error && 'code' in error && CONFLICT.test(String(error.code))) this.conflicts += 1;
      throw error;
    } finally {
      this.#running.delete(process);
    }
  }

  async #arrive(statement: string): Promise<void> {
    if (BEGINNING.test(statement)) return;
    this.statements += 1;
    if (this.#gate === 'all' || (this.#gate === 'writes' && WRITE.test(statement)))
      await new Promise<void>((resolve) => this.#waiting.push(resolve));
  }
}

/** A database whose statements are those of the side of the moment. */
export function databaseOf(pool: pg.Pool, side: () => Side): Kysely<Schema> {
  const connect = async () => {
    const client: pg.PoolClient & { processID?: number } = await pool.connect();
    const query = async (text: string, values: unknown[]) =>
      side().run(client.processID ?? 0, text, () => client.query(text, values));
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Kysely calls it in this one way
    return { query: query as unknown as pg.PoolClient['query'], release: () => client.release() };
  };
  return new Kysely<Schema>({
    dialect: new OriginalErrorDialect({ pool: { connect, end: async () => {} } }),
  });
}
