import { Kysely, sql } from 'kysely';
import { inject } from 'vitest';
import type { Database } from '../../../src/server/database/database.ts';
import type { Engine } from '../../../src/server/database/engine.ts';
import { openEnginePool } from '../../../src/server/database/engine-pool.ts';
import { migrate } from '../../../src/server/database/migrate.ts';
import { openDatabase, type PoolLimits } from '../../../src/server/database/open-database.ts';
import { PooledDialect } from '../../../src/server/database/pooled-dialect.ts';
import type { Schema } from '../../../src/server/database/schema.ts';
import { memoryEngine } from './memory-engine.ts';
import { newDatabase } from './test-server.ts';

const server = inject('postgres');
const spareEngines: Engine[] = [];

const afresh = [
  'rollback',
  'discard all',
  // Tables before the extensions that their indexes need: dropped in one sweep the two trip over each other.
  `do $$ declare name text; begin
    for name in select format('%I.%I', schemaname, tablename) from pg_tables where schemaname = 'public'
    loop execute 'drop table if exists ' || name || ' cascade'; end loop;
  end $$`,
  'drop schema public cascade; create schema public',
];

/**
 * A fresh database, brought up to date: in this process's memory, or in the project `postgres` one of a real server.
 * Close it, so that the next test can have its memory. The limits are for a real one.
 */
export function testDatabase(limits: Partial<PoolLimits> = {}): Promise<Database> {
  return server ? serverDatabase(server, limits) : memoryDatabase();
}

async function memoryDatabase(): Promise<Database> {
  const engine = spareEngines.pop() ?? (await memoryEngine());
  const pool = openEnginePool(engine, undefined);
  const db = new Kysely<Schema>({ dialect: new PooledDialect({ pool }) });
  for (const statement of afresh) await sql.raw(statement).execute(db);
  await migrate(db);
  const close = async () => {
    await db.destroy();
    spareEngines.push(engine);
  };
  return { db, pool, kind: 'embedded', close, migrated: [] };
}

async function serverDatabase(serverUrl: string, limits: Partial<PoolLimits>): Promise<Database> {
  const { url, drop } = await newDatabase(serverUrl);
  const database = await openDatabase({ url, folder: '', ...limits });
  return { ...database, close: () => database.close().then(drop) };
}
