import { sql } from 'kysely';
import { afterEach, beforeEach, expect, inject, it, vi } from 'vitest';
import type { Database } from '../../../../src/server/database/database.ts';
import {
  runEmbeddedMaintenance,
  startEmbeddedMaintenance,
} from '../../../../src/server/database/embedded/embedded-maintenance.ts';
import { testDatabase } from '../../support/test-database.ts';

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

/** A table with nine tenths of its rows gone, which autovacuum would take up. */
async function wear(): Promise<void> {
  await sql`create table "Odd name" as select generate_series(1, 1000) as id`.execute(database.db);
  await sql`delete from "Odd name" where id > 100`.execute(database.db);
  await sql`select pg_stat_force_next_flush()`.execute(database.db);
}

const facts = sql<{ pages: number; rows: number }>`
  select relpages as pages, reltuples::int as rows from pg_class where relname = 'Odd name'`;

it('the maintenance vacuums and analyzes tables that changed', async () => {
  await wear();
  await runEmbeddedMaintenance(database.db, limits, undefined, 'changed');
  expect(await one(facts)).toEqual({ pages: 1, rows: 100 });
  expect(limits.timeLimit).toBe(1234);
});

it('large tables are left to the nightly vacuum', async () => {
  await wear();
  await sql`update pg_class set relpages = 20000 where relname = 'Odd name'`.execute(database.db);
  await runEmbeddedMaintenance(database.db, limits, undefined, 'changed');
  expect(await one(facts)).toMatchObject({ rows: 100 });
  expect((await one(facts))?.pages).toBeGreaterThan(1);
  await sql`update pg_class set relpages = 20000 where relname = 'Odd name'`.execute(database.db);
  await runEmbeddedMaintenance(database.db, limits, undefined, 'changed and large');
  expect(await one(facts)).toMatchObject({ pages: 1 });
});

it('a checkpoint deletes superfluous write-ahead log', async () => {
  const redo = sql<{ point: string }>`select redo_lsn::text as point from pg_control_checkpoint()`;
  const before = await one(redo);
  await runEmbeddedMaintenance(database.db, limits, undefined, 'everything');
  expect(await one(redo)).not.toEqual(before);
});

// A PostgreSQL's log and checkpoints belong to all databases in it.
it.skipIf(inject('postgres'))('no checkpoint is made if nothing was written since the last', async () => {
  const control = sql<{ at: string }>`select checkpoint_lsn::text as at from pg_control_checkpoint()`;
  const log = sql<{ at: string }>`select pg_current_wal_insert_lsn()::text as at`;
  await wear();
  await runEmbeddedMaintenance(database.db, limits, undefined, 'changed');
  await sql`checkpoint`.execute(database.db);
  const [checkpoint, logged] = [await one(control), await one(log)];
  await sql`select pg_stat_force_next_flush()`.execute(database.db);
  await runEmbeddedMaintenance(database.db, limits, undefined, 'changed');
  expect([await one(control), await one(log)]).toEqual([checkpoint, logged]);
  await sql`insert into setting (key, value) select n, n from generate_series(1, 50) as n`.execute(
    database.db,
  );
  await runEmbeddedMaintenance(database.db, limits, undefined, 'changed');
  expect(await one(control)).not.toEqual(checkpoint);
});

it('tables are vacuumed one by one, each under a time limit, with queries in between', async () => {
  const held: number[] = [];
  const engine = {
    get timeLimit() {
      return 10_000;
    },
    set timeLimit(limit: number) {
      held.push(limit);
    },
  };
  let isDone = false;
  const working = runEmbeddedMaintenance(database.db, engine, undefined, 'everything').then(() => {
    isDone = true;
  });
  for (let turn = 0; turn < 3; turn += 1) await sql`select 1`.execute(database.db);
  expect(isDone).toBe(false);
  await working;
  expect(held.length).toBeGreaterThan(100);
  expect(new Set(held)).toEqual(new Set([60_000, 10_000]));
});

it('the maintenance runs every minute until it is stopped, and logs failures', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
  vi.spyOn(database.db, 'connection').mockImplementation(() => {
    throw new Error('no connection');
  });
  const maintenance = startEmbeddedMaintenance(database.db, limits, log);
  vi.advanceTimersByTime(60_000);
  await expect.poll(() => log.error.mock.calls.length).toBe(1);
  vi.advanceTimersByTime(60_000);
  await expect.poll(() => log.error.mock.calls.length).toBe(2);
  await maintenance.stop();
  vi.advanceTimersByTime(60_000);
  expect(log.error).toHaveBeenCalledTimes(2);
});

it('the maintenance vacuums everything once a night', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const analyzed = sql<{ count: number }>`
    select count(*) from pg_stat_all_tables join pg_class on oid = relid
    where schemaname = 'pg_catalog' and not relisshared and vacuum_count > 0`;
  let moment = new Date('2026-06-01T00:59:00Z');
  const maintenance = startEmbeddedMaintenance(database.db, limits, undefined, () => moment);
  const round = async (at: string) => {
    moment = new Date(at);
    // There is no checkpoint without a change.
    await sql`insert into setting select gen_random_uuid(), '' from generate_series(1, 50)`.execute(
      database.db,
    );
    const before = await rounds();
    vi.advanceTimersByTime(60_000);
    await expect.poll(rounds, { timeout: 20_000 }).not.toEqual(before);
  };
  // A session's counts become visible a second later, unless this asks for them.
  const flush = () => sql`select pg_stat_force_next_flush()`.execute(database.db);
  const cleaned = async () => {
    await flush();
    return (await one(analyzed))?.count;
  };
  const forget = async () => {
    await flush();
    await sql`select pg_stat_reset()`.execute(database.db);
  };
  const rounds = async () =>
    one(sql<{ point: string }>`select redo_lsn::text as point from pg_control_checkpoint()`);
  await forget();
  await round('2026-06-01T00:59:00Z');
  expect(await cleaned()).toBe(0);
  await round('2026-06-01T01:00:00Z');
  expect(await cleaned()).toBeGreaterThan(20);
  await forget();
  await round('2026-06-01T01:01:00Z');
  expect(await cleaned()).toBe(0);
  await maintenance.stop();
});
