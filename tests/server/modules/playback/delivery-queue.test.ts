import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { deliveryQueue, markDelivered } from '../../../../src/server/modules/playback/delivery-queue.ts';
import {
  requestPlay,
  requestSearchPrompt,
} from '../../../../src/server/modules/playback/request-delivery.ts';
import { useTestDatabase } from '../../support/test-database.ts';
import { addTestTitles } from '../../support/test-titles.ts';

const db = await useTestDatabase();

/** Moves a delivery's claim back by `seconds`. */
const pass = (seconds: number) =>
  sql`update delivery set claimed_until = claimed_until - make_interval(secs => ${seconds})`.execute(db);

/** The waiting deliveries, claimed by a separate worker. */
async function claimOne() {
  const [delivery] = await deliveryQueue.claim(db, 8);
  if (!delivery) throw new Error('nothing was claimed');
  return delivery;
}

it('a claimed delivery is reserved for half a minute, and then available again', async () => {
  await requestSearchPrompt(db, '42');
  expect(await claimOne()).toMatchObject({ userId: '42', attempts: 1 });
  await pass(25);
  expect(await deliveryQueue.claim(db, 8)).toEqual([]);
  await pass(10);
  expect(await claimOne()).toMatchObject({ userId: '42', attempts: 2 });
});

it('a delivery stays claimed for as long as its worker renews it', async () => {
  await requestSearchPrompt(db, '42');
  const delivery = await claimOne();
  await pass(25);
  expect(await deliveryQueue.renew(db, [delivery])).toEqual([delivery.id]);
  await pass(25);
  expect(await deliveryQueue.claim(db, 8)).toEqual([]);
});

it('a delivery is not acknowledged by a worker that has lost its claim', async () => {
  await requestSearchPrompt(db, '42');
  const stale = await claimOne();
  await pass(40);
  const current = await claimOne();
  expect(await deliveryQueue.renew(db, [stale])).toEqual([]);
  expect(await deliveryQueue.giveUp(db, stale, 'too late')).toBe(false);
  expect(await deliveryQueue.postpone(db, stale, { delayMs: 0, failure: 'too late' })).toBe(false);
  expect(await markDelivered(db, stale)).toBe(false);
  expect(await markDelivered(db, current)).toBe(true);
  expect(await deliveryQueue.giveUp(db, current, 'after all')).toBe(false);
  const rows = await db.selectFrom('delivery').select(['state', 'failure']).execute();
  expect(rows).toEqual([{ state: 'delivered', failure: null }]);
});

it('a person’s next delivery follows after a second, another person’s immediately', async () => {
  const [titleId = 0] = await addTestTitles(db, [{}]);
  await requestSearchPrompt(db, '42');
  await requestPlay(db, { userId: '42', titleId });
  expect(await markDelivered(db, await claimOne())).toBe(true);
  await requestSearchPrompt(db, '43');
  expect(await claimOne()).toMatchObject({ userId: '43' });
  expect(await deliveryQueue.claim(db, 8)).toEqual([]);
  await sql`update delivery set next_attempt_at = next_attempt_at - interval '1 second'`.execute(db);
  expect(await claimOne()).toMatchObject({ userId: '42', titleId });
});

it('a delivery requested right after another one waits for a second as well', async () => {
  const [titleId = 0] = await addTestTitles(db, [{}]);
  await requestSearchPrompt(db, '42');
  await markDelivered(db, await claimOne());
  await requestPlay(db, { userId: '42', titleId });
  expect(await deliveryQueue.claim(db, 8)).toEqual([]);
  await sql`update delivery set next_attempt_at = next_attempt_at - interval '1 second'`.execute(db);
  expect(await claimOne()).toMatchObject({ titleId });
});

it('a postponed delivery postpones those behind it: no claim reads them', async () => {
  const ids = await addTestTitles(db, [{}, {}]);
  for (const titleId of ids) await requestPlay(db, { userId: '42', titleId });
  await deliveryQueue.postpone(db, await claimOne(), { delayMs: 60_000, failure: 'no network' });
  const due = await sql`select from delivery where next_attempt_at < now() + interval '59 seconds'`.execute(
    db,
  );
  expect(due.rows).toEqual([]);
});
