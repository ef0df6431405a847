import { describe, expect, it } from 'vitest';
import {
  ANNA,
  BRUNO,
  CARLA,
  CHANNEL,
  GROUP,
  OLGA,
  SUPERGROUP,
  type TestSimulator,
  testSimulator,
} from '../support/test-simulator.ts';

const change = { type: 'changeMember', chat: SUPERGROUP, person: ANNA } as const;
const botOf = async (simulator: TestSimulator) => (await simulator.state()).bot.id;

describe('the bot in groups', () => {
  it('the bot is notified when a member adds it, and may write from then on', async () => {
    const simulator = await testSimulator();
    const bot = await botOf(simulator);
    const write = () => simulator.call('sendMessage', { chat_id: GROUP, text: 'Eccomi' });
    expect((await write()).description).toBe('Bad Request: chat not found');
    await simulator.act({ ...change, chat: GROUP, person: BRUNO, member: bot, to: 'member' });
    expect(await simulator.updates()).toMatchObject([
      {
        my_chat_member: {
          chat: { id: GROUP, type: 'group', title: 'Amici' },
          from: { id: BRUNO },
          old_chat_member: { status: 'left', user: { id: bot } },
          new_chat_member: { status: 'member', user: { id: bot, is_bot: true } },
        },
      },
      { message: { chat: { id: GROUP }, from: { id: BRUNO }, new_chat_members: [{ id: bot }] } },
    ]);
    expect(await write()).toMatchObject({ ok: true, result: { chat: { id: GROUP } } });
  });

  it.each([
    [SUPERGROUP, 'kicked', 'bot was kicked from the supergroup chat'],
    [GROUP, 'left', 'bot is not a member of the group chat'],
  ])(
    'the bot is notified when an administrator removes it from %i, and its calls are refused',
    async (chat, status, reason) => {
      const simulator = await testSimulator();
      const member = await botOf(simulator);
      await simulator.act({ ...change, chat, member, to: 'member' });
      const { length } = await simulator.updates();
      await simulator.act({ ...change, chat, member, to: 'left' });
      expect((await simulator.updates()).slice(length)).toMatchObject([
        { my_chat_member: { from: { id: ANNA }, new_chat_member: { status } } },
        { message: { left_chat_member: { id: member } } },
      ]);
      await simulator.act({ type: 'sendText', chat, person: ANNA, text: '/start' });
      expect(await simulator.updates()).toHaveLength(length + 2);
      expect(await simulator.call('getChat', { chat_id: chat })).toMatchObject({
        error_code: 403,
        description: `Forbidden: ${reason}`,
      });
    },
  );

  it('the bot can leave a group', async () => {
    const simulator = await testSimulator();
    const bot = await botOf(simulator);
    expect(await simulator.call('leaveChat', { chat_id: SUPERGROUP })).toMatchObject({ result: true });
    expect(await simulator.updates()).toMatchObject([
      { my_chat_member: { from: { id: bot }, new_chat_member: { status: 'left' } } },
    ]);
    expect((await simulator.chat(SUPERGROUP)).map(({ service }) => service?.kind)).toEqual(['left']);
    expect((await simulator.call('sendMessage', { chat_id: SUPERGROUP, text: 'x' })).description).toBe(
      'Forbidden: bot is not a member of the supergroup chat',
    );
    expect((await simulator.call('leaveChat', { chat_id: ANNA })).error_code).toBe(400);
  });

  it('the bot deletes and pins others’ messages only as an administrator', async () => {
    const simulator = await testSimulator();
    const { id } = await simulator.act({ type: 'sendText', chat: SUPERGROUP, person: BRUNO, text: 'ciao' });
    const on = { chat_id: SUPERGROUP, message_id: id };
    expect((await simulator.call('deleteMessage', on)).description).toBe(
      "Bad Request: message can't be deleted",
    );
    expect((await simulator.call('pinChatMessage', on)).description).toBe(
      'Bad Request: not enough rights to manage pinned messages in the chat',
    );
    await simulator.act({ ...change, member: await botOf(simulator), to: 'administrator' });
    expect(await simulator.updates()).toMatchObject([
      {
        my_chat_member: {
          old_chat_member: { status: 'member' },
          new_chat_member: { status: 'administrator', can_delete_messages: true, can_pin_messages: true },
        },
      },
    ]);
    expect(await simulator.call('pinChatMessage', on)).toMatchObject({ ok: true });
    expect(await simulator.call('deleteMessage', on)).toMatchObject({ ok: true });
  });
});

describe('people in groups', () => {
  it('an administrating bot that subscribes to it learns who joins, is promoted and leaves', async () => {
    const simulator = await testSimulator();
    await simulator.act({ ...change, member: await botOf(simulator), to: 'administrator' });
    await simulator.updates({ allowed_updates: ['chat_member'] });
    await simulator.act({ ...change, person: CARLA, member: OLGA, to: 'member' });
    await simulator.act({ ...change, member: OLGA, to: 'administrator' });
    await simulator.act({ ...change, person: OLGA, member: CARLA, to: 'left' });
    await simulator.act({ ...change, person: BRUNO, member: BRUNO, to: 'left' });
    const updates = await simulator.updates();
    expect(
      updates.flatMap(({ chat_member }) => (chat_member ? [chat_member['new_chat_member']] : [])),
    ).toMatchObject([
      { status: 'member', user: { id: OLGA } },
      { status: 'administrator', user: { id: OLGA } },
      { status: 'left', user: { id: CARLA } },
      { status: 'left', user: { id: BRUNO } },
    ]);
    const asked = { chat_id: SUPERGROUP };
    expect(await simulator.call('getChatMemberCount', asked)).toMatchObject({ result: 3 });
    expect(await simulator.call('getChatAdministrators', asked)).toMatchObject({
      result: [{ user: { is_bot: true } }, { status: 'creator', user: { id: ANNA } }, { user: { id: OLGA } }],
    });
    expect(await simulator.call('getChatMember', { ...asked, user_id: BRUNO })).toMatchObject({
      result: { status: 'left', user: { id: BRUNO } },
    });
    const gone = { type: 'sendText', chat: SUPERGROUP, person: BRUNO, text: 'ciao' };
    expect((await simulator.tryTo(gone)).body.error).toContain('non è nella chat');
  });

  it.each([
    ['remove others without rights', { person: BRUNO, member: CARLA, to: 'left' }, 'amministra'],
    ['promote without rights', { person: BRUNO, member: CARLA, to: 'administrator' }, 'amministra'],
    ['act in a group that they are not in', { person: OLGA, member: OLGA, to: 'member' }, 'non è nella chat'],
    ['change a channel', { chat: CHANNEL, person: OLGA, member: ANNA, to: 'member' }, 'non è un gruppo'],
    ['add nobody', { member: 5, to: 'member' }, 'non c’è'],
  ])('people cannot %s', async (_what, part, reason) => {
    const simulator = await testSimulator();
    expect((await simulator.tryTo({ ...change, ...part })).body.error).toContain(reason);
  });

  it('people cannot remove the group’s creator', async () => {
    const simulator = await testSimulator();
    await simulator.act({ ...change, member: BRUNO, to: 'administrator' });
    const removal = { ...change, person: BRUNO, member: ANNA, to: 'left' };
    expect((await simulator.tryTo(removal)).body.error).toContain('Chi ha creato');
  });

  it('people write to each other in private, unseen by the bot', async () => {
    const simulator = await testSimulator();
    const chat = await simulator.act({ type: 'openDirect', person: CARLA, other: OLGA });
    expect(chat).toMatchObject({ type: 'direct', personIds: [CARLA, OLGA] });
    expect(await simulator.act({ type: 'openDirect', person: OLGA, other: CARLA })).toEqual(chat);
    await simulator.act({ type: 'sendText', chat: chat.id, person: CARLA, text: '/start@vetrina_demo_bot' });
    expect(await simulator.updates()).toEqual([]);
    expect((await simulator.call('getChat', { chat_id: chat.id })).description).toBe(
      'Bad Request: chat not found',
    );
    const own = { type: 'openDirect', person: CARLA, other: CARLA };
    expect((await simulator.tryTo(own)).status).toBe(400);
  });
});
