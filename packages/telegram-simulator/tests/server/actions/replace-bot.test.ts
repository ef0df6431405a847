import { expect, it } from 'vitest';
import { ANNA, CHANNEL, OLGA, type TestSimulator, testSimulator } from '../support/test-simulator.ts';

/** The video of the update that a forwarded post brings. */
async function forwarded({ call }: Pick<TestSimulator, 'call'>, message_id: number) {
  const post = { chat_id: OLGA, from_chat_id: CHANNEL, message_id };
  const { result, description } = await call('forwardMessage', post);
  return { video: result?.['video'] as { file_id: string; file_unique_id: string }, description };
}

/** The calls of a bot with this token. */
const botOf = ({ apiRoot }: TestSimulator, token: string): Pick<TestSimulator, 'call'> => ({
  async call(method, parameters = {}) {
    const answer = await fetch(`${apiRoot}/bot${token}/${method}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(parameters),
    });
    return (await answer.json()) as Awaited<ReturnType<TestSimulator['call']>>;
  },
});

it('files, chats, channels and the token end with a bot; a new one learns the same files anew', async () => {
  const simulator = await testSimulator();
  const video = { type: 'sendVideo', chat: CHANNEL, person: OLGA, fileName: 'a.mkv' } as const;
  const { id } = await simulator.act(video);
  const before = await forwarded(simulator, id);

  const { token, username } = await simulator.act({ type: 'replaceBot', username: 'nuovo_bot' });
  expect(username).toBe('nuovo_bot');
  expect((await simulator.call('getMe')).error_code).toBe(401);
  const bot = botOf(simulator, token);
  expect((await bot.call('getMe')).result).toMatchObject({ username, id: 7_000_000_002 });
  const toAnna = () => bot.call('sendVideo', { chat_id: ANNA, video: before.video.file_id });
  const hello = await bot.call('sendMessage', { chat_id: ANNA, text: 'ciao' });
  expect(hello.description).toContain("can't initiate conversation");
  expect((await forwarded(bot, id)).description).toContain('chat not found');

  for (const person of [ANNA, OLGA]) await simulator.act({ type: 'pressStart', person });
  const member = 7_000_000_002;
  await simulator.act({
    type: 'changeMember',
    chat: CHANNEL,
    person: OLGA,
    member,
    to: 'administrator',
  });
  expect((await toAnna()).description).toContain('wrong file identifier');
  const after = await forwarded(bot, id);
  expect(after.video.file_unique_id).toBe(before.video.file_unique_id);
  expect(after.video.file_id).not.toBe(before.video.file_id);
  const sent = await bot.call('sendVideo', { chat_id: ANNA, video: after.video.file_id });
  expect(sent.ok).toBe(true);
});

it('a revoked token is refused, and the bot keeps its chats and files by the new one', async () => {
  const simulator = await testSimulator();
  const { id } = await simulator.act({ type: 'sendVideo', chat: CHANNEL, person: OLGA, fileName: 'a.mkv' });
  const { video } = await forwarded(simulator, id);
  const { token } = await simulator.act({ type: 'revokeToken' });
  expect((await simulator.call('getMe')).error_code).toBe(401);
  const bot = botOf(simulator, token);
  expect((await bot.call('sendVideo', { chat_id: ANNA, video: video.file_id })).ok).toBe(true);
});
