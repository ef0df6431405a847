import { describe, expect, it } from 'vitest';
import { ANNA, BRUNO, CARLA, CHANNEL, SUPERGROUP, testSimulator } from '../support/test-simulator.ts';

describe('a new group', () => {
  it.each([
    [false, 'group'],
    [true, 'supergroup'],
  ])(
    'a new group has its creator, its members and the bot, which is notified (supergroup: %s)',
    async (isSupergroup, type) => {
      const simulator = await testSimulator();
      const { bot } = await simulator.state();
      const members = [BRUNO, bot.id];
      const chat = await simulator.act({
        type: 'createGroup',
        person: ANNA,
        title: ' Venerdì ',
        members,
        isSupergroup,
      });
      expect(chat).toMatchObject({
        type,
        title: 'Venerdì',
        creatorId: ANNA,
        personIds: [ANNA, BRUNO],
        botStatus: 'member',
      });
      expect((await simulator.updates())[0]).toMatchObject({
        my_chat_member: {
          chat: { type, title: 'Venerdì' },
          from: { id: ANNA },
          new_chat_member: { status: 'member' },
        },
      });
      expect(await simulator.call('sendMessage', { chat_id: chat.id, text: 'Ciao' })).toMatchObject({
        ok: true,
      });
    },
  );

  it('a group without the bot is hidden from it', async () => {
    const simulator = await testSimulator();
    const { id } = await simulator.act({ type: 'createGroup', person: ANNA, title: 'Noi', members: [CARLA] });
    expect(await simulator.updates()).toEqual([]);
    expect(await simulator.call('sendMessage', { chat_id: id, text: 'Ciao' })).toMatchObject({
      error_code: 400,
    });
  });

  it('a group with an unknown person, or beyond the limit of chats, is not created', async () => {
    const simulator = await testSimulator({ chats: 10 });
    const create = (members: number[]) =>
      simulator.tryTo({ type: 'createGroup', person: ANNA, title: 'Noi', members });
    expect((await create([42])).body.error).toBe('La persona 42 non c’è.');
    const { chats } = await simulator.state();
    expect(chats.some(({ title }) => title === 'Noi')).toBe(false);
    for (let count = chats.length; count < 10; count += 1) await create([]);
    expect((await create([])).body.error).toBe('Ci sono già abbastanza chat.');
  });
});

describe('?startgroup=', () => {
  it('the link adds the bot to a chosen group with the payload', async () => {
    const simulator = await testSimulator();
    const url = 'https://t.me/vetrina_demo_bot?startgroup=serata_1';
    expect(await simulator.act({ type: 'openLink', person: ANNA, url })).toEqual({
      kind: 'addToGroup',
      payload: 'serata_1',
    });
    const { id } = await simulator.act({ type: 'createGroup', person: ANNA, title: 'Noi', members: [] });
    await simulator.act({ type: 'addToGroup', person: ANNA, chat: id, payload: 'serata_1' });
    expect(await simulator.updates()).toMatchObject([
      { my_chat_member: { new_chat_member: { status: 'member' } } },
      { message: { new_chat_members: [{ is_bot: true }] } },
      { message: { text: '/start@vetrina_demo_bot serata_1', chat: { id } } },
    ]);
  });

  it('a missing or invalid payload starts the bot without one', async () => {
    const simulator = await testSimulator();
    const url = 'tg://resolve?domain=vetrina_demo_bot&startgroup=à';
    expect(await simulator.act({ type: 'openLink', person: ANNA, url })).toEqual({ kind: 'addToGroup' });
    await simulator.act({ type: 'addToGroup', person: ANNA, chat: SUPERGROUP });
    expect(await simulator.updates()).toMatchObject([{ message: { text: '/start@vetrina_demo_bot' } }]);
  });

  it('the bot is added only to groups that the person is in', async () => {
    const simulator = await testSimulator();
    await expect(simulator.act({ type: 'addToGroup', person: ANNA, chat: ANNA })).rejects.toThrow(
      'Questa chat non è un gruppo.',
    );
    await expect(simulator.act({ type: 'addToGroup', person: BRUNO, chat: CHANNEL })).rejects.toThrow(
      /non è nella chat/,
    );
  });
});
