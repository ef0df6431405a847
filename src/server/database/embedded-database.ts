import { join } from 'node:path';
import { Kysely } from 'kysely';
import { createDataFolder } from './create-data-folder.ts';
import type { Database } from './database.ts';
import { startEmbeddedMaintenance } from './embedded-maintenance.ts';
import { createEnginePool } from './engine-pool.ts';
import { lockFolder } from './folder-lock.ts';
import type { Logger } from './logger.ts';
import { migrate, requireSchema } from './migrate.ts';
import { OriginalErrorDialect } from './original-error-dialect.ts';
import type { Schema } from './schema.ts';
import { WorkerEngine } from './worker-engine.ts';

type Options = { folder: string; timeLimit: number; log: Logger | undefined; migrates: boolean };

/**
 * Opens the embedded database in `folder`, created on first use, and migrates it. Rejects when the folder is locked or
 * has other contents.
 */
export async function openEmbeddedDatabase({ folder, timeLimit, log, migrates }: Options): Promise<Database> {
  await createDataFolder(folder);
  const unlock = lockFolder(folder);
  const engine = new WorkerEngine(join(folder, 'database'));
  const pool = createEnginePool(engine, log);
  const db = new Kysely<Schema>({ dialect: new OriginalErrorDialect({ pool }) });
  const close = async () => {
    await db.destroy();
    await engine.ended;
    unlock();
  };
  let migrated: string[] = [];
  try {
    // Opened before the pool, whose timeout is too short for creation or crash recovery.
    await engine.start();
    if (migrates) migrated = await migrate(db);
    else await requireSchema(db);
  } catch (error) {
    await close();
    throw error;
  }
  engine.timeLimit = timeLimit;
  const maintenance = startEmbeddedMaintenance(db, engine, log);
  const closeInTurn = async () => {
    await maintenance.stop();
    // Waits for earlier queries: the connection is granted in order.
    const lastInTurn = db.connection().execute(async () => {});
    await lastInTurn.catch((err) =>
      log?.warn({ err }, 'the database was closed while it could not be opened'),
    );
    await close();
  };
  return { db, pool, kind: 'embedded', close: closeInTurn, migrated };
}
