import { expect, it } from 'vitest';
import { CARLA, testSimulator } from '../support/test-simulator.ts';

const LINK = 'https://t.me/vetrina_demo_bot?startapp=42';

it('the Main Mini App is the mini app itself by default', async () => {
  const simulator = await testSimulator();
  expect((await simulator.state()).bot.mainAppUrl).toBe('http://localhost:3000/');
  expect((await simulator.call('getMe')).result['has_main_web_app']).toBe(true);
});

it('the owner can set another address, which a reset keeps', async () => {
  const simulator = await testSimulator();
  await simulator.act({ type: 'setMainApp', url: ' https://example.org/app ' });
  await simulator.act({ type: 'reset' });
  expect((await simulator.state()).bot.mainAppUrl).toBe('https://example.org/app');
});

it('without a Main Mini App, getMe says so and its links open the chat', async () => {
  const simulator = await testSimulator();
  await simulator.act({ type: 'setMainApp', url: '' });
  expect((await simulator.call('getMe')).result['has_main_web_app']).toBe(false);
  expect(await simulator.act({ type: 'openLink', person: CARLA, url: LINK })).toEqual({
    kind: 'chat',
    chatId: CARLA,
  });
});

it.each(['http://example.org/', 'nowhere', 'ftp://localhost/'])('the address %s is refused', async (url) => {
  const simulator = await testSimulator();
  expect((await simulator.tryTo({ type: 'setMainApp', url })).body.error).toContain('https');
  expect((await simulator.state()).bot.mainAppUrl).toBe('http://localhost:3000/');
});
