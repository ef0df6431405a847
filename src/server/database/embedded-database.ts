import { join } from 'node:path';
import { Kysely } from 'kysely';
import { makeDataFolder } from './data-folder.ts';
import type { Database } from './database.ts';
import { openEnginePool } from './engine-pool.ts';
import { lockFolder } from './folder-lock.ts';
import type { Log } from './log.ts';
import { startMaintenance } from './maintenance.ts';
import { migrate, requireSchema } from './migrate.ts';
import { PooledDialect } from './pooled-dialect.ts';
import type { Schema } from './schema.ts';
import { WorkerEngine } from './worker-engine.ts';

type Options = { folder: string; timeLimit: number; log: Log | undefined; migrates: boolean };

/**
 * Opens the embedded database in `folder`, made on first use and brought up to date.
 * Rejects when another process has the folder, or it holds something else.
 */
export async function openEmbedded({ folder, timeLimit, log, migrates }: Options): Promise<Database> {
  await makeDataFolder(folder);
  const unlock = lockFolder(folder);
  const engine = new WorkerEngine(join(folder, 'database'));
  const pool = openEnginePool(engine, log);
  const db = new Kysely<Schema>({ dialect: new PooledDialect({ pool }) });
  const close = async () => {
    await db.destroy();
    await engine.ended;
    unlock();
  };
  let migrated: string[] = [];
  try {
    // Not left to the pool, which would give up on a slow disk: making a database or mending it takes its time.
    await engine.start();
    if (migrates) migrated = await migrate(db);
    else await requireSchema(db);
  } catch (error) {
    await close();
    throw error;
  }
  engine.timeLimit = timeLimit;
  const maintenance = startMaintenance(db, engine, log);
  const closeInTurn = async () => {
    await maintenance.stop();
    // Whatever was asked before gets its answer: the connection comes round when all others have had it.
    const lastInTurn = db.connection().execute(async () => {});
    await lastInTurn.catch((err) =>
      log?.warn({ err }, 'the database was closed while it could not be opened'),
    );
    await close();
  };
  return { db, pool, kind: 'embedded', close: closeInTurn, migrated };
}
