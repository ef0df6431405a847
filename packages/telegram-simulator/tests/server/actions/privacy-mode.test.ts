import { expect, it } from 'vitest';
import { ANNA, BRUNO, SUPERGROUP, type TestSimulator, testSimulator } from '../support/test-simulator.ts';

const say = (simulator: TestSimulator, text: string, replyTo?: number) =>
  simulator.act({ type: 'sendText', chat: SUPERGROUP, person: BRUNO, text, replyTo });

/** The texts that have come to the bot. */
async function heard(simulator: TestSimulator): Promise<unknown[]> {
  const updates = await simulator.updates();
  return updates.map(({ message, edited_message }) => (message ?? edited_message)?.['text']);
}

it('only messages meant for the bot reach it', async () => {
  const simulator = await testSimulator();
  const { result } = await simulator.call('sendMessage', { chat_id: SUPERGROUP, text: 'Chi viene?' });
  for (const text of [
    'che film vediamo?',
    '/serata',
    '/serata@Vetrina_Demo_Bot alle nove',
    '/serata@another_bot',
    'chiedi a @vetrina_demo_bot',
    '@vetrina_demo_botanica',
  ])
    await say(simulator, text);
  const own = await say(simulator, 'io', Number(result['message_id']));
  await say(simulator, 'anch’io', own.id);
  expect(await heard(simulator)).toEqual([
    '/serata',
    '/serata@Vetrina_Demo_Bot alle nove',
    'chiedi a @vetrina_demo_bot',
    'io',
  ]);
});

it('edited messages are filtered as well', async () => {
  const simulator = await testSimulator();
  const { id } = await say(simulator, 'serata');
  const edit = { type: 'editMessage', chat: SUPERGROUP, person: BRUNO, messageId: id } as const;
  await simulator.act({ ...edit, text: '/serata' });
  expect(await simulator.updates()).toMatchObject([{ edited_message: { text: '/serata' } }]);
});

it('privacy mode is turned off at @BotFather, and does not bind an administrator', async () => {
  const simulator = await testSimulator();
  expect(await simulator.call('getMe')).toMatchObject({ result: { can_read_all_group_messages: false } });
  await simulator.act({ type: 'setBotSettings', hasPrivacyMode: false });
  expect(await simulator.call('getMe')).toMatchObject({ result: { can_read_all_group_messages: true } });
  await say(simulator, 'uno');
  await simulator.act({ type: 'setBotSettings', hasPrivacyMode: true });
  await say(simulator, 'due');
  const { bot } = await simulator.state();
  const promote = { type: 'changeMember', chat: SUPERGROUP, person: ANNA, to: 'administrator' } as const;
  await simulator.act({ ...promote, member: bot.id });
  await say(simulator, 'tre');
  expect(await heard(simulator)).toEqual(['uno', undefined, 'tre']);
});
