import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { reserveSendTimes, roomWithin } from '../../../../src/server/chat/sending/message-pace.ts';
import { useTestDatabase } from '../../support/test-database.ts';

const PACE = { key: 'test.paced-until', perSecond: 10 };

const db = await useTestDatabase();

async function roomIn(ms: number): Promise<number | undefined> {
  const { rows } = await sql<{ room: number }>`select ${roomWithin(PACE, ms)} as room`.execute(db);
  return rows[0]?.room;
}

it('the first message is sent immediately, the others at even intervals', async () => {
  const pace = { ...PACE, perSecond: 1 };
  const [first = -1, second = -1, third = -1] = await reserveSendTimes(db, pace, 3);
  expect(first).toBeLessThan(1);
  expect(second - first).toBeGreaterThan(990);
  expect(third - second).toBeCloseTo(1000, 3);
  const [fourth = -1] = await reserveSendTimes(db, pace, 1);
  expect(fourth).toBeGreaterThan(1000);
  expect(fourth).toBeLessThanOrEqual(3000);
});

it('concurrent reservations get different send times', async () => {
  const reserved = await Promise.all(Array.from({ length: 10 }, () => reserveSendTimes(db, PACE, 5)));
  // The last of fifty is sent 4.9 seconds after the first.
  expect(Math.max(...reserved.flat())).toBeGreaterThan(3500);
});

it('the room within a time is the number of messages sent until then', async () => {
  expect(await roomIn(1000)).toBe(10);
  await reserveSendTimes(db, PACE, 8);
  expect(await roomIn(1000)).toBeLessThanOrEqual(4);
  expect(await roomIn(0)).toBeLessThan(0);
});

it('waits stay short even after the database’s clock was ahead', async () => {
  await sql`insert into setting values (${PACE.key}, (now() + interval '1 year')::text)`.execute(db);
  expect(Math.max(...(await reserveSendTimes(db, PACE, 1)))).toBeLessThanOrEqual(10_000);
});

it('reserving nothing uses up no time', async () => {
  expect(await reserveSendTimes(db, PACE, 0)).toEqual([]);
  expect(await db.selectFrom('setting').select('key').execute()).toEqual([]);
});
