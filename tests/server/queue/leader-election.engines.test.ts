import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { isDatabaseInUse } from '../../../src/server/backup/replace-database.ts';
import { createLogger } from '../../../src/server/config/create-logger.ts';
import type { Database } from '../../../src/server/database/database.ts';
import { readReadiness } from '../../../src/server/database/readiness.ts';
import {
  acquireLease,
  type LeaderElection,
  leadAlone,
  startLeaderElection,
} from '../../../src/server/queue/leader-election.ts';
import { testDatabase } from '../support/test-database.ts';

const log = createLogger('silent');
const quick = { renewalMs: 20, leaseSeconds: 0.4 };
let database: Database;
let contenders: LeaderElection[];
beforeEach(async () => {
  database = await testDatabase();
  contenders = Array.from({ length: 3 }, () => startLeaderElection(database.db, log, quick));
});
afterEach(async () => {
  await Promise.all(contenders.map((one) => one.stop()));
  await database.close();
});

const leading = () => contenders.filter((one) => one.isLeader());

it('one of several servers leads, and keeps leading', async () => {
  await expect.poll(() => leading().length).toBe(1);
  const [first] = leading();
  for (let look = 0; look < 20; look += 1) {
    await new Promise((resolve) => setTimeout(resolve, 30));
    expect(leading()).toEqual([first]);
  }
});

it('another server takes over immediately when the leader stops', async () => {
  await expect.poll(() => leading().length).toBe(1);
  const [first] = leading();
  await first?.stop();
  await expect.poll(() => leading().length, { interval: 5 }).toBe(1);
  expect(leading()[0]).not.toBe(first);
});

it('no server leads while the database is down, and one does when it is back', async () => {
  await expect.poll(() => leading().length).toBe(1);
  await database.db.schema.alterTable('lease').renameTo('elsewhere').execute();
  await expect.poll(() => leading().length, { interval: 5 }).toBe(0);
  await database.db.schema.alterTable('elsewhere').renameTo('lease').execute();
  await expect.poll(() => leading().length).toBe(1);
});

it('a server that does not lead writes nothing', async () => {
  await Promise.all(contenders.map((one) => one.stop()));
  const { db } = database;
  const acquire = (holder: string) => acquireLease(db, { name: 'leader', holder }, 60);
  expect([await acquire('the leader'), await acquire('another server')]).toEqual([true, false]);
  // The transaction that locked the row last; an updated row has a new version.
  const { locker } = await db
    .selectFrom('lease')
    .select(sql<string>`xmax::text`.as('locker'))
    .executeTakeFirstOrThrow();
  expect(locker).toBe('0');
  expect(await acquire('the leader')).toBe(true);
});

it('a single process takes the lease of a crashed one, keeps it without writing, and releases it', async () => {
  await Promise.all(contenders.map((one) => one.stop()));
  await acquireLease(database.db, { name: 'leader', holder: 'a crashed server' }, 60);
  const alone = await leadAlone(database.db);
  expect([alone.isLeader(), (await readReadiness(database.db)).isLed]).toEqual([true, true]);
  expect(await isDatabaseInUse(database.db)).toBe(false);
  await alone.stop();
  expect([alone.isLeader(), (await readReadiness(database.db)).isLed]).toEqual([false, false]);
});
