import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLogger } from '../../../src/server/config/create-logger.ts';
import { migrations } from '../../../src/server/database/migrations/index.ts';
import { openDatabase } from '../../../src/server/database/open-database.ts';
import { deliveryQueue } from '../../../src/server/modules/playback/delivery-queue.ts';
import { requestSearchPrompt } from '../../../src/server/modules/playback/request-delivery.ts';
import { startLeaderElection } from '../../../src/server/queue/leader-election.ts';
import { findPgbouncer, startPgbouncer } from '../../../tools/verify/pgbouncer.mjs';
import { newDatabase, postgresUrl } from '../support/postgres-server.ts';

const CONNECTIONS = 2;
const log = createLogger('silent');

describe.runIf(await findPgbouncer())('behind PgBouncer, which hands out connections by transaction', () => {
  let server: Awaited<ReturnType<typeof newDatabase>>;
  let bouncer: Awaited<ReturnType<typeof startPgbouncer>>;
  const open = (timeLimit = 10_000) => openDatabase({ url: bouncer.url, folder: '', size: 20, timeLimit });
  beforeAll(async () => {
    server = await newDatabase(postgresUrl(), 'template1');
    bouncer = await startPgbouncer(server.url, { connections: CONNECTIONS });
  });
  afterAll(async () => {
    await bouncer.stop();
    await server.drop();
  });

  it('two servers that start at once create one schema', async () => {
    const both = await Promise.all([open(), open()]);
    const ran = both.map(({ migrated }) => migrated.length).sort((a, b) => a - b);
    expect(ran).toEqual([0, Object.keys(migrations).length]);
    await Promise.all(both.map((one) => one.close()));
  });

  it('more transactions than connections take turns, each whole', async () => {
    const { db, close } = await open();
    await sql`create table tally (count int not null)`.execute(db);
    await sql`insert into tally values (0)`.execute(db);
    const add = () =>
      db.transaction().execute(async (transaction) => {
        const { rows } = await sql<{ count: number }>`select count from tally for update`.execute(
          transaction,
        );
        await sql`update tally set count = ${(rows[0]?.count ?? 0) + 1}`.execute(transaction);
      });
    await Promise.all(Array.from({ length: 40 }, add));
    expect((await sql`select count from tally`.execute(db)).rows).toEqual([{ count: 40 }]);
    await close();
  });

  it('one server leads, and deliveries are shared out', async () => {
    const { db, close } = await open();
    const leaders = [
      startLeaderElection(db, log, { renewalMs: 20 }),
      startLeaderElection(db, log, { renewalMs: 20 }),
    ];
    await expect.poll(() => leaders.filter((one) => one.isLeader()).length).toBe(1);
    for (let n = 0; n < 20; n += 1) await requestSearchPrompt(db, `person ${n}`);
    const claimed = await Promise.all(Array.from({ length: 10 }, () => deliveryQueue.claim(db, 5)));
    const ids = [...claimed.flat(), ...(await deliveryQueue.claim(db, 20))].map(({ id }) => id);
    expect([ids.length, new Set(ids).size]).toEqual([20, 20]);
    await Promise.all(leaders.map((one) => one.stop()));
    await close();
  });

  it('the database itself ends a query over the time limit', async () => {
    // PgBouncer's open connections were started before the limit was set.
    const direct = await openDatabase({ url: server.url, folder: '', timeLimit: 300 });
    await direct.close();
    await bouncer.stop();
    bouncer = await startPgbouncer(server.url, { connections: CONNECTIONS });
    const { db, close } = await open(300);
    await expect(sql`select pg_sleep(5)`.execute(db)).rejects.toMatchObject({ code: '57014' });
    expect((await sql`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }]);
    await close();
  });
});
