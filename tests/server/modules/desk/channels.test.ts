import { afterAll, beforeEach, expect, it } from 'vitest';
import { appCaller } from '../../support/app-caller.ts';
import { BOT } from '../../support/stub-bot-api.ts';
import { BRUNO, OWNER, testBot } from '../../support/test-bot.ts';

const server = await testBot();
const call = appCaller(server, { isProven: true });
beforeEach(() => void server.api.calls.splice(0));
afterAll(() => server.close());

it('the followed channels are listed with their videos, and one without the bot’s rights as such', async () => {
  const channel = (chat_id: string, title: string) => ({ chat_id, title, owner_id: String(OWNER) });
  await server.db
    .insertInto('video_channel')
    .values([channel('-1001', 'Archivio'), { ...channel('-1002', 'Vecchio'), lost_at: new Date() }])
    .execute();
  const answer = await call(OWNER, 'GET /api/gestione/channels');
  expect(answer.json()).toEqual({
    channels: [
      { id: '-1001', title: 'Archivio', used: 0, unmatched: 0, isLost: false },
      { id: '-1002', title: 'Vecchio', used: 0, unmatched: 0, isLost: true },
    ],
    link: `https://t.me/${BOT.username}?startchannel&admin=manage_chat`,
  });
});

it('the messenger’s chooser is prepared for the caller, with the rights that the bot needs', async () => {
  server.api.answer('savePreparedKeyboardButton', () => ({ id: 'abc' }));
  const answer = await call(OWNER, 'POST /api/gestione/channels/choose', {});
  expect(answer.json()).toEqual({ request: 'abc' });
  expect(server.api.of('savePreparedKeyboardButton')).toEqual([
    {
      user_id: OWNER,
      button: {
        text: 'Scegli un canale',
        request_chat: expect.objectContaining({
          chat_is_channel: true,
          bot_administrator_rights: expect.objectContaining({ can_manage_chat: true }),
          user_administrator_rights: expect.objectContaining({ can_promote_members: true }),
        }),
      },
    },
  ]);
});

it('a Bot API server that knows no such buttons leaves the link', async () => {
  server.api.fail('savePreparedKeyboardButton', {
    error_code: 404,
    description: 'Not Found: method not found',
  });
  const answer = await call(OWNER, 'POST /api/gestione/channels/choose', {});
  expect([answer.statusCode, answer.json()]).toEqual([200, { request: null }]);
});

it('channels are for owners alone', async () => {
  await server.db
    .insertInto('helper')
    .values({ user_id: String(BRUNO), given_by: String(OWNER) })
    .execute();
  expect((await call(BRUNO, 'GET /api/gestione/channels')).statusCode).toBe(403);
});
