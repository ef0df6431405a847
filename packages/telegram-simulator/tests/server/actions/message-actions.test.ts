import { expect, it } from 'vitest';
import { ANNA, CARLA, testSimulator } from '../support/test-simulator.ts';

it('write access lets the bot write to a person who never started it, and the bot is notified', async () => {
  const simulator = await testSimulator();
  const write = () => simulator.call('sendMessage', { chat_id: CARLA, text: 'x' });
  expect((await write()).description).toBe("Forbidden: bot can't initiate conversation with a user");
  await simulator.act({ type: 'allowWriting', person: CARLA });
  expect(await write()).toMatchObject({ ok: true });
  expect(await simulator.updates()).toMatchObject([
    { message: { from: { id: CARLA }, chat: { id: CARLA }, write_access_allowed: { from_request: true } } },
  ]);
});

it('write access is in the launch data from the next launch on', async () => {
  const simulator = await testSimulator();
  const open = { type: 'openApp', person: CARLA, url: 'http://localhost:3000/', from: 'link' } as const;
  const allows = async () => {
    const { initData } = await simulator.act({ ...open, platform: 'ios', version: '9.1', theme: {} });
    const user: unknown = JSON.parse(new URLSearchParams(initData).get('user') ?? '');
    return user;
  };
  expect(await allows()).toMatchObject({ allows_write_to_pm: false });
  await simulator.act({ type: 'allowWriting', person: CARLA });
  expect(await allows()).toMatchObject({ allows_write_to_pm: true });
});

it('a person who had blocked the bot can grant write access again', async () => {
  const simulator = await testSimulator();
  await simulator.act({ type: 'block', person: ANNA });
  await simulator.act({ type: 'allowWriting', person: ANNA });
  expect(await simulator.call('sendMessage', { chat_id: ANNA, text: 'x' })).toMatchObject({ ok: true });
});
