import { expect, it } from 'vitest';
import { ANNA, GROUP, testSimulator } from '../support/test-simulator.ts';

const DAY_SECONDS = 24 * 60 * 60;

it('messages are dated by the advanced clock until a reset', async () => {
  const simulator = await testSimulator();
  const say = async () =>
    (await simulator.act({ type: 'sendText', chat: ANNA, person: ANNA, text: 'x' })).date;
  const before = await say();
  await simulator.act({ type: 'advanceClock', seconds: DAY_SECONDS });
  expect((await say()) - before).toBeGreaterThanOrEqual(DAY_SECONDS);
  expect((await simulator.state()).clockAhead).toBe(DAY_SECONDS * 1000);
  await simulator.act({ type: 'reset' });
  expect((await say()) - before).toBeLessThan(DAY_SECONDS);
});

it('the bot cannot delete a message after 48 hours', async () => {
  const simulator = await testSimulator();
  const { result } = await simulator.call('sendMessage', { chat_id: ANNA, text: 'x' });
  for (const _day of ['first', 'second', 'third'])
    await simulator.act({ type: 'advanceClock', seconds: DAY_SECONDS });
  const message = { chat_id: ANNA, message_id: result['message_id'] };
  expect((await simulator.call('deleteMessage', message)).description).toContain("can't be deleted");
});

it('a prepared message expires', async () => {
  const simulator = await testSimulator();
  const { result } = await simulator.call('savePreparedInlineMessage', {
    user_id: ANNA,
    result: { type: 'article', id: '1', title: 'x', input_message_content: { message_text: 'x' } },
    allow_group_chats: true,
  });
  const send = { type: 'sendPrepared', chat: GROUP, person: ANNA, preparedId: String(result['id']) };
  await simulator.act({ type: 'advanceClock', seconds: DAY_SECONDS });
  expect((await simulator.tryTo(send)).body.error).toContain('non è più pronto');
});

it('the clock only moves forward, by 30 days at most', async () => {
  const simulator = await testSimulator();
  for (const seconds of [0, -1, 31 * DAY_SECONDS, 1.5])
    expect((await simulator.tryTo({ type: 'advanceClock', seconds })).status).toBe(400);
});
