import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import type pg from 'pg';

/** PostgreSQL itself plans a statement anew this many times before it tries a plan for all values. */
const PREPARED_FROM = 5;
/** A plan takes some 50 KB of the engine's memory. */
const MAX_PREPARED = 200;
const MAX_COUNTED = 1000;

/**
 * Parts that are planned with their values: operators of searches, for which a plan for all values can be a bad one, and the
 * predicate of a partial unique index, which PostgreSQL does not recognise without them.
 */
const NEEDS_VALUES = /&&|@>|<@|%|~| i?like |on conflict\s*\([^)]*\)\s*where(?:(?!\bdo\b)[^])*\$\d/;

/**
 * A pool whose repeated statements the engine parses and plans once: planning takes most of a short statement's time.
 * Statements without values, and searches, stay as they are.
 */
export function prepareRepeated(pool: pg.Pool): PostgresPool {
  const clients = new WeakMap<pg.PoolClient, PostgresPoolClient>();
  return {
    async connect() {
      const client = await pool.connect();
      const known = clients.get(client) ?? prepareRepeatedOf(client);
      clients.set(client, known);
      return known;
    },
    end: () => pool.end(),
  };
}

function prepareRepeatedOf(client: pg.PoolClient): PostgresPoolClient {
  const executions = new Map<string, number>();
  const names = new Map<string, string>();

  function nameOf(text: string): string | undefined {
    const name = names.get(text);
    if (name !== undefined || names.size === MAX_PREPARED) return name;
    // Texts that contain their values never end.
    if (executions.size === MAX_COUNTED) executions.clear();
    const times = (executions.get(text) ?? 0) + 1;
    executions.set(text, times);
    if (times < PREPARED_FROM || NEEDS_VALUES.test(text)) return undefined;
    executions.delete(text);
    names.set(text, `repeated-${names.size}`);
    return names.get(text);
  }

  // Kysely's type has cursors as well, which this dialect does not use.
  function query<Row>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<Row>>;
  function query<Row>(cursor: PostgresCursor<Row>): PostgresCursor<Row>;
  function query(statement: unknown, values: readonly unknown[] = []): unknown {
    const text = String(statement);
    return client.query({ name: values.length > 0 ? nameOf(text) : undefined, text, values: [...values] });
  }

  return { query, release: () => client.release() };
}
