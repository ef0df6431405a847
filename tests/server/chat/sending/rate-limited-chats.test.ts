import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { limitChat } from '../../../../src/server/chat/sending/chat-availability.ts';
import { deliveryQueue } from '../../../../src/server/modules/playback/delivery-queue.ts';
import {
  requestPlay,
  requestSearchPrompt,
} from '../../../../src/server/modules/playback/request-delivery.ts';
import { useTestDatabase } from '../../support/test-database.ts';
import { addTestTitles } from '../../support/test-titles.ts';

const db = await useTestDatabase();

const claimedFor = async () => (await deliveryQueue.claim(db, 10)).map(({ userId }) => userId).sort();
const search = (...people: string[]) => Promise.all(people.map((userId) => requestSearchPrompt(db, userId)));

/** Moves the limits' times back, as if they had been met `seconds` earlier. */
const pass = (seconds: number) =>
  sql`update rate_limited_chat set limited_at = limited_at - make_interval(secs => ${seconds}),
    until = until - make_interval(secs => ${seconds})`.execute(db);

async function secondsPaused(): Promise<number | undefined> {
  const { rows } = await sql<{ seconds: number }>`
    select extract(epoch from value::timestamptz - now())::float8 as seconds from setting
    where key = 'messages.paused-until'`.execute(db);
  return rows[0]?.seconds;
}

it('a chat that reaches its limit delays nobody else', async () => {
  await search('1', '2');
  await limitChat(db, '1', 35);
  expect(await claimedFor()).toEqual(['2']);
});

it('its person’s requests in the meantime wait as well', async () => {
  const [titleId = 0] = await addTestTitles(db, [{}]);
  await limitChat(db, '1', 35);
  await requestPlay(db, { userId: '1', titleId });
  await search('2');
  expect(await claimedFor()).toEqual(['2']);
});

it('its person’s notifications wait as long', async () => {
  const [titleId = 0] = await addTestTitles(db, [{}]);
  await sql`insert into outbox (user_id, kind, subject)
    values ('1', 'arrival', ${titleId}::text), ('2', 'arrival', ${titleId}::text)`.execute(db);
  await limitChat(db, '1', 35);
  const due = await sql`select user_id from outbox where next_attempt_at <= now()`.execute(db);
  expect(due.rows).toEqual([{ user_id: '2' }]);
});

it('the same chat’s next limit pauses nobody else', async () => {
  await search('2');
  await limitChat(db, '1', 35);
  await limitChat(db, '1', 35);
  expect(await claimedFor()).toEqual(['2']);
});

it('a second chat’s limit within seconds pauses everyone, for the shorter time', async () => {
  await search('3');
  await limitChat(db, '1', 35);
  await limitChat(db, '2', 10);
  expect(await claimedFor()).toEqual([]);
  expect(await secondsPaused()).toBeGreaterThan(8);
  expect(await secondsPaused()).toBeLessThanOrEqual(10);
  await limitChat(db, '3', 5);
  expect(await secondsPaused()).toBeGreaterThan(8);
});

it('a second chat’s later limit pauses nobody else', async () => {
  await search('3');
  await limitChat(db, '1', 35);
  await pass(6);
  await limitChat(db, '2', 35);
  expect(await claimedFor()).toEqual(['3']);
});

it('limits that are over are deleted', async () => {
  await limitChat(db, '1', 35);
  await pass(120);
  await limitChat(db, '2', 35);
  const left = await db.selectFrom('rate_limited_chat').select('user_id').execute();
  expect(left).toEqual([{ user_id: '2' }]);
});
