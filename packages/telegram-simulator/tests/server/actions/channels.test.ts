import { describe, expect, it } from 'vitest';
import { ANNA, CHANNEL, OLGA, testSimulator } from '../support/test-simulator.ts';

const button = {
  text: 'Scegli',
  request_chat: {
    request_id: 7,
    chat_is_channel: true,
    request_title: true,
    bot_administrator_rights: { can_manage_chat: true },
  },
};
const where = { chat: CHANNEL, person: OLGA } as const;

async function withoutRights() {
  const simulator = await testSimulator();
  await simulator.act({ type: 'removeFromChannel', ...where });
  const heard = (await simulator.updates()).length;
  return { simulator, updates: async () => (await simulator.updates()).slice(heard) };
}

it('the bot hears that it loses its rights in a channel, and gets no more posts', async () => {
  const simulator = await testSimulator();
  await simulator.act({ type: 'removeFromChannel', ...where });
  await simulator.act({ type: 'sendText', ...where, text: 'Un post' });
  expect(await simulator.updates()).toMatchObject([
    {
      my_chat_member: {
        chat: { id: CHANNEL, type: 'channel' },
        from: { id: OLGA },
        new_chat_member: { status: 'left' },
      },
    },
  ]);
});

describe('a button that the bot has prepared', () => {
  it('has the person choose a channel: the bot gets its rights there and hears of the choice', async () => {
    const { simulator, updates } = await withoutRights();
    const { result } = await simulator.call('savePreparedKeyboardButton', { user_id: OLGA, button });
    const choice = { person: OLGA, preparedId: String(result['id']) } as const;
    expect(await simulator.act({ type: 'findChooser', ...choice })).toEqual({ kinds: ['channels'] });
    await simulator.act({ type: 'shareChosenChat', chat: CHANNEL, ...choice });
    expect(await updates()).toMatchObject([
      { my_chat_member: { chat: { id: CHANNEL }, new_chat_member: { status: 'administrator' } } },
      {
        message: { chat: { id: OLGA }, chat_shared: { request_id: 7, chat_id: CHANNEL, title: 'Archivio' } },
      },
    ]);
  });

  it('works for its person alone, who must administrate the channel', async () => {
    const { simulator } = await withoutRights();
    const { result } = await simulator.call('savePreparedKeyboardButton', { user_id: OLGA, button });
    const preparedId = String(result['id']);
    expect((await simulator.tryTo({ type: 'findChooser', person: ANNA, preparedId })).status).toBe(400);
    expect((await simulator.tryTo({ type: 'addToChannel', chat: CHANNEL, person: ANNA })).status).toBe(400);
  });

  it.each([
    ['of another kind', { text: 'Scegli', request_users: { request_id: 1 } }, /request_chat/],
    ['that is none', 'x', /can't parse|request_chat/],
  ])('one %s is refused', async (_, odd, reason) => {
    const simulator = await testSimulator();
    const answer = await simulator.call('savePreparedKeyboardButton', { user_id: OLGA, button: odd });
    expect(answer).toMatchObject({ ok: false, description: expect.stringMatching(reason) });
  });
});

it('a link with startchannel offers the channels, of which the bot becomes an administrator', async () => {
  const { simulator, updates } = await withoutRights();
  const url = 'https://t.me/vetrina_demo_bot?startchannel&admin=manage_chat';
  expect(await simulator.act({ type: 'openLink', person: OLGA, url })).toEqual({ kind: 'addToChannel' });
  await simulator.act({ type: 'addToChannel', ...where });
  expect(await updates()).toMatchObject([
    { my_chat_member: { new_chat_member: { status: 'administrator' } } },
  ]);
});
