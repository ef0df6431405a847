import { expect, it } from 'vitest';
import { ANNA, CHANNEL, OLGA, testSimulator } from '../support/test-simulator.ts';

const post = (simulator: Awaited<ReturnType<typeof testSimulator>>, fileName: string) =>
  simulator.act({ type: 'sendVideo', chat: CHANNEL, person: OLGA, fileName });

it('the bot is notified when a post is edited', async () => {
  const simulator = await testSimulator();
  const { id } = await post(simulator, 'a.mkv');
  const edit = { type: 'editMessage', chat: CHANNEL, messageId: id, text: 'Amarcord (1973)' } as const;
  await simulator.act({ ...edit, person: OLGA });
  expect(await simulator.updates()).toMatchObject([
    { channel_post: { message_id: id } },
    { edited_channel_post: { message_id: id, caption: 'Amarcord (1973)', edit_date: expect.any(Number) } },
  ]);
  expect((await simulator.tryTo({ ...edit, person: ANNA })).status).toBe(400);
});

it('several posts are forwarded with their origin', async () => {
  const simulator = await testSimulator();
  const first = await post(simulator, 'a.mkv');
  const second = await post(simulator, 'b.mkv');
  const messageIds = [first.id, second.id];
  await simulator.act({ type: 'forward', chat: CHANNEL, person: OLGA, messageIds, toChat: OLGA });
  const updates = await simulator.updates();
  expect(updates.slice(2)).toMatchObject(
    messageIds.map((message_id) => ({
      message: { forward_origin: { type: 'channel', chat: { id: CHANNEL }, message_id } },
    })),
  );
});

it('nobody can edit the bot’s messages, or empty a message', async () => {
  const simulator = await testSimulator();
  await simulator.call('sendMessage', { chat_id: ANNA, text: 'ciao' });
  const [message] = await simulator.chat(ANNA);
  const edit = { type: 'editMessage', chat: ANNA, person: ANNA, messageId: message?.id, text: 'x' };
  expect((await simulator.tryTo(edit)).body.error).toContain('non si può modificare');
  const empty = await simulator.act({ type: 'sendText', chat: ANNA, person: ANNA, text: 'x' });
  const blank = { ...edit, messageId: empty.id, text: ' ' };
  expect((await simulator.tryTo(blank)).body.error).toContain('vuoto');
});
