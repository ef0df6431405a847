// @vitest-environment node
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Database } from '../../../src/server/database/database.ts';
import { maintain, startMaintenance } from '../../../src/server/database/maintenance.ts';
import { testDatabase } from '../support/test-database.ts';

let database: Database;
const limits = { timeLimit: 1234 };

beforeEach(async () => {
  database = await testDatabase();
});
afterEach(async () => {
  vi.useRealTimers();
  await database.close();
});

const one = async <Row>(query: ReturnType<typeof sql<Row>>) => (await query.execute(database.db)).rows[0];

it('makes room again in tables that changed, and learns their new shape', async () => {
  await sql`create table "Odd name" as select generate_series(1, 1000) as id`.execute(database.db);
  await sql`delete from "Odd name" where id > 100`.execute(database.db);
  await sql`select pg_stat_force_next_flush()`.execute(database.db);
  await maintain(database.db, limits, false);
  const facts = sql<{ pages: number; rows: number }>`
    select relpages as pages, reltuples::int as rows from pg_class where relname = 'Odd name'`;
  expect(await one(facts)).toEqual({ pages: 1, rows: 100 });
  expect(limits.timeLimit).toBe(1234);
});

it('lets go of what a checkpoint has made superfluous', async () => {
  const redo = sql<{ point: string }>`select redo_lsn::text as point from pg_control_checkpoint()`;
  const before = await one(redo);
  await maintain(database.db, limits, true);
  expect(await one(redo)).not.toEqual(before);
});

it('works every minute until stopped, and tells the log what fails', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
  const broken = database.db.withoutPlugins();
  vi.spyOn(broken, 'connection').mockImplementation(() => {
    throw new Error('no connection');
  });
  const maintenance = startMaintenance(broken, limits, log);
  vi.advanceTimersByTime(2 * 60_000);
  await maintenance.stop();
  vi.advanceTimersByTime(60_000);
  expect(log.error).toHaveBeenCalledTimes(2);
});
