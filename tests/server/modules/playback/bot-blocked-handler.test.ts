import { afterAll, expect, it } from 'vitest';
import { limitChat } from '../../../../src/server/chat/sending/chat-availability.ts';
import { requestPlay } from '../../../../src/server/modules/playback/request-delivery.ts';
import { ANNA, BRUNO, testBot } from '../../support/test-bot.ts';

const server = await testBot();
afterAll(() => server.close());

/** Two chats at their limits: all messages pause. */
async function pauseAll() {
  for (const userId of ['1', '2']) await limitChat(server.db, userId, 60);
}

const inSeconds = (seconds: number) => Math.floor(Date.now() / 1000) + seconds;

const change = (from: number, status: string, date = inSeconds(1)) => ({
  my_chat_member: {
    chat: { id: from, type: 'private', first_name: 'A' },
    from: { id: from, is_bot: false, first_name: 'A' },
    date,
    old_chat_member: { status: 'member', user: { id: 1, is_bot: true, first_name: 'V' } },
    new_chat_member: { status, user: { id: 1, is_bot: true, first_name: 'V' } },
  },
});
const deliveries = () =>
  server.db.selectFrom('delivery').select(['user_id', 'state', 'failure']).orderBy('id').execute();

it('deliveries for a person who blocks the bot are given up, and logged', async () => {
  await pauseAll();
  for (const from of [ANNA, BRUNO])
    await requestPlay(server.db, { userId: String(from), titleId: server.films[0] ?? 0 });
  await server.bring(change(ANNA, 'kicked'));
  expect(await deliveries()).toEqual([
    { user_id: String(ANNA), state: 'failed', failure: 'the person has blocked the bot' },
    { user_id: String(BRUNO), state: 'waiting', failure: null },
  ]);
  expect(server.log()).toMatch(/"userId":"1001","status":"kicked","givenUp":1/);
  await server.bring(change(ANNA, 'member'));
  expect(server.log()).toMatch(/"userId":"1001","status":"member"/);
  expect(server.api.of('sendMessage')).toEqual([]);
});

it('requests made after the block are not given up by an update that comes late', async () => {
  await server.db.deleteFrom('delivery').execute();
  await pauseAll();
  await requestPlay(server.db, { userId: String(ANNA), titleId: server.films[1] ?? 0 });
  await server.bring(change(ANNA, 'kicked', inSeconds(-60)));
  await server.bring(change(ANNA, 'member', inSeconds(-50)));
  expect(await deliveries()).toEqual([{ user_id: String(ANNA), state: 'waiting', failure: null }]);
});
