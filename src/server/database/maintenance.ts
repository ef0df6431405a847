import { type Kysely, sql } from 'kysely';
import type { Log } from './log.ts';
import type { Schema } from './schema.ts';

type Limited = { timeLimit: number };

const minute = 60_000;
const minutesInADay = 24 * 60;

/** Tables that PostgreSQL's own autovacuum would take up, by its own default thresholds. */
const wornTables = sql<{ name: string; vacuum: boolean }>`
  select quote_ident(relname) as name, n_dead_tup > 50 + 0.2 * n_live_tup as vacuum
  from pg_stat_user_tables
  where n_dead_tup > 50 + 0.2 * n_live_tup or n_mod_since_analyze > 50 + 0.1 * n_live_tup`;

/**
 * Does what a PostgreSQL server does in the background and the embedded one does not: every minute a checkpoint,
 * clean-up and statistics for the tables that changed; every day a clean-up of everything.
 * `stop` settles when the round under way has ended.
 */
export function startMaintenance(
  db: Kysely<Schema>,
  engine: Limited,
  log: Log | undefined,
): { stop(): Promise<void> } {
  let minutes = 0;
  let round = Promise.resolve();
  const timer = setInterval(() => {
    minutes += 1;
    const everything = minutes % minutesInADay === 0;
    round = round
      .then(() => maintain(db, engine, everything))
      .catch((err) => log?.error({ err }, 'database maintenance failed'));
  }, minute);
  timer.unref();
  const stop = () => {
    clearInterval(timer);
    return round;
  };
  return { stop };
}

/** One round. It holds the only connection meanwhile, so that no other query goes without its time limit. */
export async function maintain(db: Kysely<Schema>, engine: Limited, everything: boolean): Promise<void> {
  await db.connection().execute(async (connection) => {
    const usual = engine.timeLimit;
    engine.timeLimit = 0;
    try {
      for (const statement of await statements(connection, everything)) {
        await sql.raw(statement).execute(connection);
      }
    } finally {
      engine.timeLimit = usual;
    }
  });
}

async function statements(db: Kysely<Schema>, everything: boolean): Promise<string[]> {
  if (everything) return ['vacuum analyze', 'checkpoint'];
  const { rows } = await wornTables.execute(db);
  return [
    ...rows.map(({ name, vacuum }) => `${vacuum ? 'vacuum analyze' : 'analyze'} ${name}`),
    'checkpoint',
  ];
}
