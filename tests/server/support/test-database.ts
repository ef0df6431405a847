import { Kysely, sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, inject } from 'vitest';
import type { Database } from '../../../src/server/database/database.ts';
import type { WireProtocolEngine } from '../../../src/server/database/embedded/engine.ts';
import { createEnginePool } from '../../../src/server/database/embedded/engine-pool.ts';
import { openDatabase } from '../../../src/server/database/open-database.ts';
import { OriginalErrorDialect } from '../../../src/server/database/original-error-dialect.ts';
import { type PoolLimits } from '../../../src/server/database/postgres/pool-limits.ts';
import type { Schema } from '../../../src/server/database/schema.ts';
import { memoryEngine } from './memory-engine.ts';
import { bySocket, newDatabase } from './postgres-server.ts';
import { captureState, emptyDatabase, type FreshState, resetDatabase } from './reset-database.ts';

if (inject('opensNoDatabase'))
  throw new Error('This test opens a database: its name must not end in .unit.test.ts.');

const server = inject('postgres');
const spareEngines: { engine: WireProtocolEngine; fresh: FreshState }[] = [];
const spareDatabases: { url: string; fresh: FreshState }[] = [];

/**
 * A fresh database, brought up to date: in this process's memory, or in the project `postgres` one of a real server.
 * Close it, so that a later test can have it, emptied.
 */
export function testDatabase(limits: Partial<PoolLimits> = {}): Promise<Database> {
  return server ? serverDatabase(server, limits) : memoryDatabase(limits);
}

/** Opens a database for the tests of a file, empties it before each of them, and closes it at the end. */
export function useTestDatabase(use: (db: Kysely<Schema>) => void): void {
  let database: Database;
  beforeAll(async () => {
    database = await testDatabase();
    use(database.db);
  });
  beforeEach(() => emptyDatabase(database.db));
  afterAll(() => database.close());
}

async function memoryDatabase({ waitLimit = 0 }: Partial<PoolLimits>): Promise<Database> {
  const spare = spareEngines.pop();
  const engine = spare?.engine ?? (await memoryEngine());
  const pool = createEnginePool(engine, undefined, waitLimit);
  const db = new Kysely<Schema>({ dialect: new OriginalErrorDialect({ pool }) });
  // What the connection before this one left behind.
  for (const statement of ['rollback', 'discard all']) await sql.raw(statement).execute(db);
  const fresh = spare ? await resetDatabase(db, spare.fresh) : await captureState(db);
  const close = async () => {
    await db.destroy();
    spareEngines.push({ engine, fresh });
  };
  return { db, pool, kind: 'embedded', close, migrated: [] };
}

async function serverDatabase(serverUrl: string, limits: Partial<PoolLimits>): Promise<Database> {
  const spare = spareDatabases.pop();
  const url = spare?.url ?? bySocket((await newDatabase(serverUrl)).url);
  // Before it is opened, which a schema that a test has broken would not bear.
  const fresh = await onceConnected(url, (db) => (spare ? resetDatabase(db, spare.fresh) : captureState(db)));
  const database = await openDatabase({ url, folder: '', ...limits });
  const close = async () => {
    await database.close();
    spareDatabases.push({ url, fresh });
  };
  return { ...database, close };
}

async function onceConnected<Result>(url: string, work: (db: Kysely<Schema>) => Promise<Result>) {
  const pool = new pg.Pool({ connectionString: url, max: 1 });
  const db = new Kysely<Schema>({ dialect: new OriginalErrorDialect({ pool }) });
  return work(db).finally(() => db.destroy());
}
