import { sql } from 'kysely';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { finishUpdate, storeUpdates, updateQueue } from '../../../../src/server/chat/updates/bot-updates.ts';
import { deleteOldRows } from '../../../../src/server/maintenance/retention.ts';
import { testDatabase } from '../../support/test-database.ts';

const database = await testDatabase();
const db = database.db;
beforeEach(() => db.deleteFrom('bot_update').execute());
afterAll(() => database.close());

const update = (id: number, chat = 'anna') => ({ id, chat, payload: JSON.stringify({ update_id: id }) });
const claimed = async (limit = 8) => (await updateQueue.claim(db, limit)).map(({ id }) => id);
const pass = (seconds: number) =>
  sql`update bot_update set claimed_until = claimed_until - make_interval(secs => ${seconds})`.execute(db);

it('each chat’s updates are claimed one at a time, in order, independently of other chats', async () => {
  await storeUpdates(db, [update(1), update(2), update(3, 'bruno')]);
  const [first, third] = await updateQueue.claim(db, 8);
  expect([first?.id, third?.id]).toEqual([1, 3]);
  expect(await claimed()).toEqual([]);
  if (first) await finishUpdate(db, first);
  expect(await claimed()).toEqual([2]);
});

it('a repeated update is recognised, even long after it was handled', async () => {
  await storeUpdates(db, [update(1)]);
  const [first] = await updateQueue.claim(db, 1);
  if (first) await finishUpdate(db, first);
  await storeUpdates(db, [update(1), update(2)]);
  expect(await claimed()).toEqual([2]);
});

it('an update’s content is deleted, and its id kept for two days', async () => {
  await storeUpdates(db, [update(1)]);
  const [first] = await updateQueue.claim(db, 1);
  if (first) await finishUpdate(db, first);
  const rows = () => db.selectFrom('bot_update').select('payload').execute();
  const days = { plays: 2, deliveries: 2, updates: 2 };
  await deleteOldRows(db, 'bot_update', days);
  expect(await rows()).toEqual([{ payload: null }]);
  await sql`update bot_update set done_at = now() - interval '49 hours'`.execute(db);
  await deleteOldRows(db, 'bot_update', days);
  expect(await rows()).toEqual([]);
});

it('a postponed update delays only later ones of its chat', async () => {
  await storeUpdates(db, [update(1), update(2), update(3, 'bruno')]);
  const [first] = await updateQueue.claim(db, 1);
  if (first) await updateQueue.postpone(db, first, { delayMs: 60_000 });
  expect(await claimed()).toEqual([3]);
});

it('another process takes over the update of one that ended, which then has lost it', async () => {
  await storeUpdates(db, [update(1)]);
  const [stale] = await updateQueue.claim(db, 1);
  if (!stale) throw new Error('nothing was claimed');
  await pass(20);
  await updateQueue.renew(db, [stale]);
  await pass(20);
  expect(await claimed()).toEqual([]);
  await pass(20);
  expect(await claimed()).toEqual([1]);
  await finishUpdate(db, stale);
  const rows = await db.selectFrom('bot_update').select('done_at').execute();
  expect(rows).toEqual([{ done_at: null }]);
});

it('a chat with more waiting updates than a claim reads delays neither others nor itself', async () => {
  const flood = Array.from({ length: 500 }, (_, index) => update(index + 1, index % 2 ? 'carla' : 'dino'));
  await storeUpdates(db, flood);
  expect(await claimed()).toEqual([1, 2]);
  await storeUpdates(db, [update(600), update(601), update(602, 'bruno')]);
  expect(await claimed(1)).toEqual([600]);
  expect(await claimed()).toEqual([602]);
  expect(await claimed()).toEqual([]);
  await pass(31);
  expect(await claimed()).toEqual([1, 2, 600, 602]);
});
