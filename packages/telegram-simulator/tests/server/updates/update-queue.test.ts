import { describe, expect, it } from 'vitest';
import { ANNA, CARLA, CHANNEL, GROUP, OLGA, testSimulator } from '../support/test-simulator.ts';

const say = (text: string, person = ANNA, chat = person) =>
  ({ type: 'sendText', chat, person, text }) as const;

describe('long polling', () => {
  it('a poll returns as soon as something happens', async () => {
    const simulator = await testSimulator();
    const poll = simulator.updates({ timeout: 20 });
    await new Promise((resolve) => setTimeout(resolve, 50));
    await simulator.act(say('ciao'));
    expect(await poll).toMatchObject([{ message: { text: 'ciao', from: { id: ANNA }, chat: { id: ANNA } } }]);
  });

  it('a poll returns no updates when nothing happens in time', async () => {
    const simulator = await testSimulator();
    expect(await simulator.updates({ timeout: 1 })).toEqual([]);
  });

  it('unconfirmed updates are repeated, up to the limit', async () => {
    const simulator = await testSimulator();
    for (const text of ['a', 'b', 'c']) await simulator.act(say(text));
    const texts = async (parameters: object) =>
      (await simulator.updates(parameters)).map(({ message }) => message?.['text']);
    expect(await texts({})).toEqual(['a', 'b', 'c']);
    expect(await texts({ limit: 2 })).toEqual(['a', 'b']);
    const [first] = await simulator.updates();
    expect(await texts({ offset: Number(first?.['update_id']) + 1 })).toEqual(['b', 'c']);
    expect(await texts({ offset: -1 })).toEqual(['c']);
    expect(await texts({})).toEqual(['c']);
  });

  it('only the allowed updates are sent', async () => {
    const simulator = await testSimulator();
    await simulator.updates({ allowed_updates: ['my_chat_member'] });
    await simulator.act(say('ciao'));
    await simulator.act({ type: 'block', person: ANNA });
    expect(await simulator.updates()).toMatchObject([
      { my_chat_member: { new_chat_member: { status: 'kicked' } } },
    ]);
  });

  it('a second poll ends the first', async () => {
    const simulator = await testSimulator();
    const first = simulator.call('getUpdates', { timeout: 20 });
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(await simulator.call('getUpdates')).toEqual({ ok: true, result: [] });
    expect(await first).toEqual({
      ok: false,
      error_code: 409,
      description:
        'Conflict: terminated by other getUpdates request; make sure that only one bot instance is running',
    });
  });

  it('a poll is refused while a webhook is set', async () => {
    const simulator = await testSimulator();
    await simulator.call('setWebhook', { url: 'http://localhost:9/' });
    expect(await simulator.call('getUpdates')).toMatchObject({
      error_code: 409,
      description: expect.stringContaining("can't use getUpdates method while webhook is active"),
    });
    expect(await simulator.call('deleteWebhook')).toMatchObject({
      ok: true,
      description: 'Webhook was deleted',
    });
    expect(await simulator.call('deleteWebhook')).toMatchObject({
      description: 'Webhook is already deleted',
    });
    expect(await simulator.call('getUpdates')).toMatchObject({ ok: true });
  });

  it('only the latest unread updates are kept', async () => {
    const simulator = await testSimulator({ waitingUpdates: 2 });
    for (const text of ['a', 'b', 'c']) await simulator.act(say(text));
    expect(await simulator.updates()).toMatchObject([{ message: { text: 'b' } }, { message: { text: 'c' } }]);
  });

  it('pending updates can be dropped', async () => {
    const simulator = await testSimulator();
    await simulator.act(say('a'));
    await simulator.call('deleteWebhook', { drop_pending_updates: true });
    expect(await simulator.updates()).toEqual([]);
  });
});

describe('the bot’s updates', () => {
  it('the bot gets updates from its own chats and its channel, not from other groups', async () => {
    const simulator = await testSimulator();
    await simulator.act({ type: 'pressStart', person: CARLA, payload: '42' });
    await simulator.act(say('fra noi', ANNA, GROUP));
    await simulator.act({ type: 'sendVideo', chat: CHANNEL, person: OLGA, caption: '42' });
    expect(await simulator.updates()).toMatchObject([
      { message: { text: '/start 42', entities: [{ type: 'bot_command', offset: 0, length: 6 }] } },
      { channel_post: { caption: '42', video: { mime_type: 'video/mp4' }, sender_chat: { id: CHANNEL } } },
    ]);
  });

  it('the bot is notified when a person blocks it and comes back', async () => {
    const simulator = await testSimulator();
    await simulator.act({ type: 'block', person: ANNA });
    await simulator.act({ type: 'block', person: ANNA });
    expect((await simulator.tryTo(say('ciao'))).status).toBe(400);
    await simulator.act({ type: 'pressStart', person: ANNA });
    expect(await simulator.updates()).toMatchObject([
      { my_chat_member: { old_chat_member: { status: 'member' }, new_chat_member: { status: 'kicked' } } },
      { my_chat_member: { old_chat_member: { status: 'kicked' }, new_chat_member: { status: 'member' } } },
      { message: { text: '/start' } },
    ]);
  });
});
