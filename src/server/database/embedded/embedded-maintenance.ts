import { sql } from 'kysely';
import { dayOf, hourOf } from '../../lib/calendar.ts';
import { clock } from '../../lib/clock.ts';
import { all, type Db, one } from '../db.ts';
import type { Logger } from '../logger.ts';

type Limited = { timeLimit: number };

const MINUTE_MS = 60_000;
/** Statement timeout of maintenance, which blocks the only connection. */
const STATEMENT_LIMIT_MS = 60_000;
/** 128 MB in pages: larger tables are vacuumed at night only. */
const LARGE_PAGES = 16_384;

/** Write-ahead log below this is not worth a checkpoint; a page's first change logs more. */
const CHECKPOINT_BYTES = 2048;

/** Night hours in the audience's time zone. */
const isQuiet = (moment: Date) => hourOf(moment) >= 3 && hourOf(moment) < 6;

export type VacuumScope = 'changed' | 'changed and large' | 'everything';

/**
 * Replaces the checkpointer and autovacuum, which the embedded database does not have: every minute with changes a
 * checkpoint, and vacuum and analyze of changed tables; every night a vacuum of everything. `stop` settles when the current run has
 * ended.
 */
export function startEmbeddedMaintenance(
  db: Db,
  engine: Limited,
  log: Logger | undefined,
  now = () => clock.date(),
): { stop(): Promise<void> } {
  const ending = new AbortController();
  let lastNight = '';
  let working = Promise.resolve();

  function nextScope(): VacuumScope {
    const moment = now();
    if (!isQuiet(moment)) return 'changed';
    if (lastNight === dayOf(moment)) return 'changed and large';
    lastNight = dayOf(moment);
    return 'everything';
  }

  const timer = clock.setInterval(() => {
    working = working.then(() => runEmbeddedMaintenance(db, engine, log, nextScope(), ending.signal));
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

/** One run, statement by statement: other queries run in between. Failures are logged. */
export async function runEmbeddedMaintenance(
  db: Db,
  engine: Limited,
  log: Logger | undefined,
  scope: VacuumScope,
  signal?: AbortSignal,
): Promise<void> {
  try {
    for (const statement of await statementsOf(db, scope)) {
      if (signal?.aborted) return;
      await runLimited(db, engine, statement);
    }
  } catch (err) {
    log?.error({ err }, 'database maintenance failed');
  }
}

/** On a reserved connection, so that the timeout applies to this statement only. */
async function runLimited(db: Db, engine: Limited, statement: string): Promise<void> {
  await db.connection().execute(async (connection) => {
    const previous = engine.timeLimit;
    engine.timeLimit = STATEMENT_LIMIT_MS;
    try {
      await sql.raw(statement).execute(connection);
    } finally {
      engine.timeLimit = previous;
    }
  });
}

async function statementsOf(db: Db, scope: VacuumScope): Promise<string[]> {
  const tables = scope === 'everything' ? await everyTable(db) : await changedTables(db, scope);
  return tables.length > 0 || (await hasLogToCheckpoint(db)) ? [...tables, 'checkpoint'] : [];
}

/** Ignores a checkpoint's own log: one each minute would keep the disk of an idle server awake. */
async function hasLogToCheckpoint(db: Db): Promise<boolean> {
  const row = await one<{ found: boolean }>(db)`
    select pg_current_wal_insert_lsn() - redo_lsn > ${CHECKPOINT_BYTES} as found from pg_control_checkpoint()`;
  return row?.found ?? false;
}

/** System tables included. */
async function everyTable(db: Db): Promise<string[]> {
  const rows = await all<{ name: string }>(db)`
    select oid::regclass::text as name from pg_class
    where relkind in ('r', 'm') and relpersistence <> 't' order by relpages`;
  return rows.map(({ name }) => `vacuum analyze ${name}`);
}

/** Tables beyond autovacuum's default thresholds. */
async function changedTables(db: Db, scope: VacuumScope): Promise<string[]> {
  const rows = await all<{ name: string; bloated: boolean; large: boolean }>(db)`
    select relid::regclass::text as name, n_dead_tup > 50 + 0.2 * n_live_tup as bloated, relpages > ${LARGE_PAGES} as large
    from pg_stat_user_tables join pg_class on pg_class.oid = relid
    where n_dead_tup > 50 + 0.2 * n_live_tup or n_mod_since_analyze > 50 + 0.1 * n_live_tup`;
  return rows.map(({ name, bloated, large }) =>
    bloated && (!large || scope !== 'changed') ? `vacuum analyze ${name}` : `analyze ${name}`,
  );
}
