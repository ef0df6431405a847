import { join } from 'node:path';
import { Kysely } from 'kysely';
import type { Database } from '../database.ts';
import type { Logger } from '../logger.ts';
import { type BeforeMigrating, migrate, refuseNewerSchema, requireSchema } from '../migrate.ts';
import { createMissingIndexes } from '../missing-indexes.ts';
import { OriginalErrorDialect } from '../original-error-dialect.ts';
import { openPool } from '../postgres/open-pool.ts';
import type { PoolLimits } from '../postgres/pool-limits.ts';
import type { Schema } from '../schema.ts';
import { createDataFolder } from './create-data-folder.ts';
import { EmbeddedDialect } from './embedded-dialect.ts';
import { startEmbeddedMaintenance } from './embedded-maintenance.ts';
import { createEnginePool } from './engine-pool.ts';
import { engineSocketAddress, shareEngine } from './engine-socket.ts';
import { FolderLockedError, lockFolder } from './folder-lock.ts';
import { refuseMoved } from './moved-database.ts';
import { WorkerEngine } from './worker-engine.ts';

type Options = Pick<PoolLimits, 'timeLimit' | 'waitLimit'> & {
  folder: string;
  log: Logger | undefined;
  migrates: boolean;
  beforeMigrating: BeforeMigrating | undefined;
  waitsForSlowStatements: boolean;
  sharing: 'serve' | 'join' | undefined;
};

/**
 * Opens the embedded database in `folder`, created on first use, and migrates it. Rejects when the folder is locked, has
 * other contents or has moved to a PostgreSQL; with `sharing: 'join'` it connects to the process that locked it instead.
 */
export async function openEmbeddedDatabase(options: Options): Promise<Database> {
  const {
    folder,
    timeLimit,
    waitLimit,
    log,
    migrates,
    waitsForSlowStatements,
    sharing,
    beforeMigrating: before,
  } = options;
  await createDataFolder(folder);
  await refuseMoved(folder);
  let unlock: () => void;
  try {
    unlock = lockFolder(folder);
  } catch (error) {
    if (sharing === 'join' && error instanceof FolderLockedError) return joinDatabase(folder, error, log);
    throw error;
  }
  const engine = new WorkerEngine(join(folder, 'database'));
  const pool = createEnginePool(engine, log, waitsForSlowStatements ? 0 : waitLimit);
  const db = new Kysely<Schema>({ dialect: new EmbeddedDialect(engine, pool) });
  const close = async () => {
    await db.destroy();
    // It may still be opening for a query that no longer waits.
    await engine.stop();
    unlock();
  };
  let migrated: string[] = [];
  try {
    // Opened before the pool, whose timeout is too short for creation or crash recovery.
    await engine.start();
    // No other server can be on it: a newer schema is not an upgrade in progress.
    await refuseNewerSchema(db);
    if (migrates) {
      migrated = await migrate(db, { before, log });
      await createMissingIndexes(db);
    } else await requireSchema(db);
  } catch (error) {
    await close();
    throw error;
  }
  engine.timeLimit = waitsForSlowStatements ? 0 : timeLimit;
  const maintenance = startEmbeddedMaintenance(db, engine, log);
  const stopSharing =
    sharing === 'serve' ? await shareEngine(folder, { engine, pool, log, idleLimit: timeLimit }) : undefined;
  const closeInTurn = async () => {
    await stopSharing?.();
    await maintenance.stop();
    // Waits for earlier queries: the connection is granted in order.
    const lastInTurn = db.connection().execute(async () => {});
    await lastInTurn.catch((err) => log?.warn({ err }, 'the database was not running when it was closed'));
    await close();
  };
  return { db, pool, kind: 'embedded', close: closeInTurn, migrated };
}

/** Connects to the process that has the database open. Rejects with `locked` when that process does not share it. */
async function joinDatabase(
  folder: string,
  locked: FolderLockedError,
  log: Logger | undefined,
): Promise<Database> {
  const pool = openPool(
    {
      ...engineSocketAddress(folder),
      max: 1,
      user: 'postgres',
      password: '',
      database: 'postgres',
      ssl: false,
    },
    log,
  );
  const db = new Kysely<Schema>({ dialect: new OriginalErrorDialect({ pool }) });
  try {
    await pool.connect().then(
      (client) => client.release(),
      () => {
        throw locked;
      },
    );
    await requireSchema(db);
  } catch (error) {
    await db.destroy();
    throw error;
  }
  return { db, pool, kind: 'embedded', close: () => db.destroy(), migrated: [] };
}
