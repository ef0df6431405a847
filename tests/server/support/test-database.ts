import { setTimeout as sleep } from 'node:timers/promises';
import { Kysely, type PostgresPool, sql } from 'kysely';
import type pg from 'pg';
import { afterAll, beforeEach, inject } from 'vitest';
import type { Database } from '../../../src/server/database/database.ts';
import { EmbeddedDialect } from '../../../src/server/database/embedded/embedded-dialect.ts';
import type { WireProtocolEngine } from '../../../src/server/database/embedded/engine.ts';
import { createEnginePool } from '../../../src/server/database/embedded/engine-pool.ts';
import { openDatabase } from '../../../src/server/database/open-database.ts';
import { OriginalErrorDialect } from '../../../src/server/database/original-error-dialect.ts';
import { openPool } from '../../../src/server/database/postgres/open-pool.ts';
import { DEFAULT_POOL_LIMITS, type PoolLimits } from '../../../src/server/database/postgres/pool-limits.ts';
import type { Schema } from '../../../src/server/database/schema.ts';
import { memoryEngine } from './memory-engine.ts';
import { bySocket, newDatabase } from './postgres-server.ts';
import { captureState, emptyDatabase, type FreshState, resetDatabase } from './reset-database.ts';

if (inject('opensNoDatabase'))
  throw new Error('This test opens a database: its name must not end in .unit.test.ts.');

const server = inject('postgres');
const spareEngines: { engine: WireProtocolEngine; fresh: FreshState }[] = [];
const sparePools: { pool: pg.Pool; fresh: FreshState }[] = [];

/**
 * A fresh database, brought up to date: in this process's memory, or in the project `postgres` one of a real server.
 * Close it, so that a later test can have it, emptied.
 */
export function testDatabase(limits: Partial<PoolLimits> = {}): Promise<Database> {
  return server ? serverDatabase(server, limits) : memoryDatabase(limits);
}

/** Opens a database for the tests of a file, empties it before each of them, and closes it at the end. */
export async function useTestDatabase(limits?: Partial<PoolLimits>): Promise<Kysely<Schema>> {
  const { db, close } = await testDatabase(limits);
  beforeEach(() => emptyDatabase(db));
  afterAll(close);
  return db;
}

async function memoryDatabase({ waitLimit = 0 }: Partial<PoolLimits>): Promise<Database> {
  const spare = spareEngines.pop();
  const engine = spare?.engine ?? (await memoryEngine());
  const pool = createEnginePool(engine, undefined, waitLimit);
  const db = new Kysely<Schema>({ dialect: new EmbeddedDialect(engine, pool) });
  // The state that the connection before this one left behind.
  for (const statement of ['rollback', 'discard all']) await sql.raw(statement).execute(db);
  const fresh = spare ? await resetDatabase(db, spare.fresh) : await captureState(db);
  const close = async () => {
    await db.destroy();
    spareEngines.push({ engine, fresh });
  };
  return { db, pool, kind: 'embedded', close, migrated: [] };
}

async function serverDatabase(serverUrl: string, limits: Partial<PoolLimits>): Promise<Database> {
  if (Object.keys(limits).length > 0) {
    const { url } = await newDatabase(serverUrl);
    return openDatabase({ url: bySocket(url), folder: '', ...limits });
  }
  const spare = sparePools.pop();
  const pool = spare?.pool ?? (await openNewDatabase(serverUrl));
  const db = new Kysely<Schema>({ dialect: new OriginalErrorDialect({ pool: lend(pool) }) });
  const fresh = spare ? await resetDatabase(db, spare.fresh) : await captureState(db);
  const close = async () => {
    await db.destroy();
    await untilIdle(pool);
    sparePools.push({ pool, fresh });
  };
  return { db, pool, kind: 'postgres', close, migrated: [] };
}

/** Connections to a new database that the server has opened once, which sets the limits of its role. */
async function openNewDatabase(serverUrl: string): Promise<pg.Pool> {
  const url = bySocket((await newDatabase(serverUrl)).url);
  const opened = await openDatabase({ url, folder: '' });
  await opened.close();
  const { size, waitLimit, timeLimit } = DEFAULT_POOL_LIMITS;
  const limits = { max: size, connectionTimeoutMillis: waitLimit, idleTimeoutMillis: timeLimit };
  return openPool({ connectionString: url, ...limits }, undefined);
}

/** Connections stay open for the tests after this one: work that outlives it gets none. */
function lend(pool: pg.Pool): PostgresPool {
  let isLent = true;
  return {
    connect: () => (isLent ? pool.connect() : Promise.reject(new Error('This database is closed.'))),
    end: async () => void (isLent = false),
  };
}

async function untilIdle(pool: pg.Pool): Promise<void> {
  while (pool.idleCount < pool.totalCount || pool.waitingCount > 0) await sleep(1);
}
