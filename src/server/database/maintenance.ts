import { type Kysely, sql } from 'kysely';
import { dayOf, hourOf } from '../domain/calendar.ts';
import type { Log } from './log.ts';
import type { Schema } from './schema.ts';

type Limited = { timeLimit: number };

const MINUTE_MS = 60_000;
/** How long one statement of maintenance may hold the only connection. */
const LIMIT_MS = 60_000;
/** 128 MB in pages: tables beyond that are cleaned up at night only. */
const LARGE = 16_384;

/** By the clock of the audience: the hours when nobody waits. */
const isQuiet = (moment: Date) => hourOf(moment) >= 3 && hourOf(moment) < 6;

/** What is cleaned up: tables that changed, those and large ones, or everything. */
export type Round = 'changed' | 'changed and large' | 'everything';

/**
 * Does what a PostgreSQL server does in the background and the embedded one does not: every minute a checkpoint,
 * clean-up and statistics for the tables that changed; every night, in its quiet hours, a clean-up of everything.
 * `stop` settles when the round under way has ended.
 */
export function startMaintenance(
  db: Kysely<Schema>,
  engine: Limited,
  log: Log | undefined,
  now = () => new Date(),
): { stop(): Promise<void> } {
  const ending = new AbortController();
  let lastNight = '';
  let working = Promise.resolve();

  function nextRound(): Round {
    const moment = now();
    if (!isQuiet(moment)) return 'changed';
    if (lastNight === dayOf(moment)) return 'changed and large';
    lastNight = dayOf(moment);
    return 'everything';
  }

  const timer = setInterval(() => {
    working = working.then(() => maintain(db, engine, log, nextRound(), ending.signal));
  }, MINUTE_MS);
  timer.unref();
  return {
    stop() {
      clearInterval(timer);
      ending.abort();
      return working;
    },
  };
}

/** One round, statement by statement: between two of them everybody else has their turn. Failures are logged. */
export async function maintain(
  db: Kysely<Schema>,
  engine: Limited,
  log: Log | undefined,
  round: Round,
  signal?: AbortSignal,
): Promise<void> {
  try {
    for (const statement of await statementsOf(db, round)) {
      if (signal?.aborted) return;
      await runLimited(db, engine, statement);
    }
  } catch (err) {
    log?.error({ err }, 'database maintenance failed');
  }
}

/** With the connection in hand, so that no other query has this limit in place of its own. */
async function runLimited(db: Kysely<Schema>, engine: Limited, statement: string): Promise<void> {
  await db.connection().execute(async (connection) => {
    const usual = engine.timeLimit;
    engine.timeLimit = LIMIT_MS;
    try {
      await sql.raw(statement).execute(connection);
    } finally {
      engine.timeLimit = usual;
    }
  });
}

async function statementsOf(db: Kysely<Schema>, round: Round): Promise<string[]> {
  const tables = round === 'everything' ? await everyTable(db) : await changedTables(db, round);
  return [...tables, 'checkpoint'];
}

/** System tables, too: they wear out as well. */
async function everyTable(db: Kysely<Schema>): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select oid::regclass::text as name from pg_class
    where relkind in ('r', 'm') and relpersistence <> 't' order by relpages`.execute(db);
  return rows.map(({ name }) => `vacuum analyze ${name}`);
}

/** Those that PostgreSQL's own autovacuum would take up, by its default thresholds. Statistics are quick to take. */
async function changedTables(db: Kysely<Schema>, round: Round): Promise<string[]> {
  const { rows } = await sql<{ name: string; worn: boolean; large: boolean }>`
    select relid::regclass::text as name, n_dead_tup > 50 + 0.2 * n_live_tup as worn, relpages > ${LARGE} as large
    from pg_stat_user_tables join pg_class on pg_class.oid = relid
    where n_dead_tup > 50 + 0.2 * n_live_tup or n_mod_since_analyze > 50 + 0.1 * n_live_tup`.execute(db);
  return rows.map(({ name, worn, large }) =>
    worn && (!large || round !== 'changed') ? `vacuum analyze ${name}` : `analyze ${name}`,
  );
}
