import { describe, expect, it } from 'vitest';
import { CARLA, testSimulator } from '../support/test-simulator.ts';

const LINK = 'https://t.me/vetrina_demo_bot?startapp=42';

describe('the Main Mini App', () => {
  it('is the mini app itself until its owner says otherwise', async () => {
    const simulator = await testSimulator();
    expect((await simulator.state()).bot.mainAppUrl).toBe('http://localhost:3000/');
    expect((await simulator.call('getMe')).result['has_main_web_app']).toBe(true);
  });

  it('is another address, which a reset leaves', async () => {
    const simulator = await testSimulator();
    await simulator.act({ type: 'setMainApp', url: ' https://example.org/app ' });
    await simulator.act({ type: 'reset' });
    expect((await simulator.state()).bot.mainAppUrl).toBe('https://example.org/app');
  });

  it('can be missing: the bot learns it, and its links open the chat', async () => {
    const simulator = await testSimulator();
    await simulator.act({ type: 'setMainApp', url: '' });
    expect((await simulator.call('getMe')).result['has_main_web_app']).toBe(false);
    expect(await simulator.act({ type: 'openLink', person: CARLA, url: LINK })).toEqual({
      kind: 'chat',
      chatId: CARLA,
    });
  });

  it.each(['http://example.org/', 'nowhere', 'ftp://localhost/'])('is no %s', async (url) => {
    const simulator = await testSimulator();
    expect((await simulator.tryTo({ type: 'setMainApp', url })).body.error).toContain('https');
    expect((await simulator.state()).bot.mainAppUrl).toBe('http://localhost:3000/');
  });
});
