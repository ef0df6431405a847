import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { replaceDatabase } from '../../../src/server/backup/replace-database.ts';
import { liveMessageQueue } from '../../../src/server/chat/live-messages/live-messages.ts';
import { knownMigrations } from '../../../src/server/database/known-migrations.ts';
import { claimOutboxMessages } from '../../../src/server/modules/notices/outbox.ts';
import { testDatabase } from '../support/test-database.ts';

const TIMEOUT_MS = 120_000;

const content = {
  id: 1,
  origin: 'one',
  type: 'film',
  titolo: 'Uno',
  titolo_ricerca: 'uno',
  trama: '',
  generi: [],
  data_uscita: '2001-01-01',
  durata: 90,
  adult: false,
};
const request = { words: 'x', name: 'x', people: 1 };

/** What a server of before has left: cards in chats, of which some show an earlier state, and people who are not told yet. */
const OLD_ROWS: Record<string, readonly Record<string, unknown>[]> = {
  content: [content],
  title_request: [
    { ...request, id: 1, key: 'a', state: 'open' },
    { ...request, id: 2, key: 'b', state: 'rejected', reason: 'No.', reached: 'm' },
    { ...request, id: 3, key: 'c', state: 'accepted' },
  ],
  title_requester: [
    { id: 1, request_id: 2, user_id: 'a', news: null, failure: null },
    { id: 2, request_id: 2, user_id: 'z', news: null, failure: null },
    { id: 3, request_id: 3, user_id: '41', news: 'accepted', failure: null },
    { id: 4, request_id: 3, user_id: '42', news: null, failure: 'TypeError: no' },
  ],
  request_card: [
    { id: 1, request_id: 1, owner_id: '9009', message_id: 77, has_picture: true, changes: 3, shown: 2 },
    { id: 2, request_id: 2, owner_id: '9009', message_id: 78, has_picture: false, changes: 1, shown: 1 },
  ],
  report: [
    { id: 1, content_id: 1, kind: 'audio', people: 1, state: 'open', card_due_at: '2026-01-01' },
    { id: 2, content_id: 1, kind: 'other', people: 1, state: 'open', card_due_at: null },
  ],
  report_card: [
    { report_id: 1, owner_id: '9009', message_id: 79 },
    { report_id: 2, owner_id: '9009', message_id: 80 },
  ],
  movie_night: [{ id: 'night', title: 'Serata', voting_minutes: 30, seed: 's' }],
  movie_night_card: [
    { id: 1, night_id: 'night', inline_message_id: 'inline', changes: 2, shown: 1 },
    { id: 2, night_id: 'night', chat_id: -100, message_id: 81, changes: 2, shown: 2 },
  ],
  announcement: [{ id: 1, text: 'Ciao', state: 'stopped', reached: '5', chat_id: 9009, message_id: 82 }],
};

it('messages in chats are kept up to date, and people told, from where an older server has left off', {
  timeout: TIMEOUT_MS,
}, async () => {
  const { db, close } = await testDatabase();
  const before = knownMigrations().filter((name) => name < '0040');
  await replaceDatabase(db, before, async ({ add }) => {
    for (const [name, rows] of Object.entries(OLD_ROWS))
      for (const row of rows)
        await add({ name, columns: Object.keys(row), sequence: null }, [JSON.stringify(row)]);
  });
  const messages = await db
    .selectFrom('live_message')
    .select([sql<number>`coalesce(message_id::int, 0)`.as('message'), 'inline_message_id as inline'])
    .orderBy('id')
    .execute();
  expect(messages.map(({ message, inline }) => inline ?? message)).toEqual([
    77,
    78,
    79,
    80,
    'inline',
    81,
    82,
  ]);
  const stale = await liveMessageQueue.claim(db, 20);
  expect(stale).toMatchObject([
    { kind: 'request', subject: '1', chatId: 9009, messageId: 77, hasPicture: true, changes: 3 },
    { kind: 'report', subject: '1', messageId: 79 },
    { kind: 'night', subject: 'night', inlineMessageId: 'inline' },
    { kind: 'announcement', subject: '1', messageId: 82 },
  ]);
  const pace = { key: 'test.paced-until', perSecond: 1000 };
  const told = await claimOutboxMessages(db, { limit: 20, gatherSeconds: 0, pace, yieldsToDeliveries: true });
  expect(told.map(({ userId, requestId, decision }) => [userId, requestId, decision])).toEqual([
    ['41', 3, 'accepted'],
    ['z', 2, 'rejected'],
  ]);
  const failed = db.selectFrom('outbox').select(['user_id', 'failure']).where('state', '=', 'failed');
  expect(await failed.execute()).toEqual([{ user_id: '42', failure: 'TypeError: no' }]);
  const left = db.selectFrom('fan_out').select(['announcement_id', 'reached']);
  expect(await left.execute()).toEqual([{ announcement_id: 1, reached: '5' }]);
  await close();
});
