import { randomUUID } from 'node:crypto';
import { Kysely, sql } from 'kysely';
import pg from 'pg';
import type { Database } from '../../../src/server/database/database.ts';
import type { Engine } from '../../../src/server/database/engine.ts';
import { openEnginePool } from '../../../src/server/database/engine-pool.ts';
import { migrate } from '../../../src/server/database/migrate.ts';
import { openDatabase } from '../../../src/server/database/open-database.ts';
import { PooledDialect } from '../../../src/server/database/pooled-dialect.ts';
import type { Schema } from '../../../src/server/database/schema.ts';
import { memoryEngine } from './memory-engine.ts';

const url = process.env['TEST_DATABASE_URL'];
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
 * A fresh database, brought up to date: in this process's memory, or with TEST_DATABASE_URL a new database of
 * that PostgreSQL server, dropped on close. Close it, so that the next test can have its memory.
 */
export function testDatabase(): Promise<Database> {
  return url ? serverDatabase(url) : memoryDatabase();
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
  return { db, pool, kind: 'embedded', close };
}

async function serverDatabase(serverUrl: string): Promise<Database> {
  const name = `vetrina_test_${randomUUID().replaceAll('-', '')}`;
  await onServer(serverUrl, `create database ${name}`);
  const databaseUrl = new URL(serverUrl);
  databaseUrl.pathname = name;
  const database = await openDatabase({ url: databaseUrl.href, folder: '' });
  const close = async () => {
    await database.close();
    await onServer(serverUrl, `drop database ${name} with (force)`);
  };
  return { ...database, close };
}

async function onServer(serverUrl: string, statement: string): Promise<void> {
  const client = new pg.Client(serverUrl);
  await client.connect();
  await client.query(statement).finally(() => client.end());
}
