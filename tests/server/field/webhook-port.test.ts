import { afterEach, expect, it, onTestFinished } from 'vitest';
import { readConfig } from '../../../src/server/config/config.ts';
import { speedUpTimers } from '../support/fast-timers.ts';
import { type TestBot, testBot } from '../support/test-bot.ts';

const REFUSED = 'Bad Request: bad webhook: Webhook can be set up only on ports 80, 88, 443 or 8443';

let server: TestBot | undefined;
afterEach(() => server?.close());

const usesWebhook = (PUBLIC_URL: string, more = {}) =>
  readConfig({ BOT_TOKEN: '123456:ABC-def', PUBLIC_URL, ...more }).usesWebhook;

it.each([
  ['https://vetrina.example', true],
  ['https://vetrina.example:443', true],
  ['https://vetrina.example:8443', true],
  ['https://vetrina.example:88', true],
  ['https://vetrina.example:80', true],
  ['https://vetrina.example:8080', false],
  ['https://vetrina.example:9443/', false],
])('Telegram sends webhooks to %s: %s', (url, isSent) => {
  expect(usesWebhook(url)).toBe(isSent);
  // A Bot API server in local mode sends them to any port.
  expect(usesWebhook(url, { BOT_API_ROOT: 'http://127.0.0.1:8081' })).toBe(true);
});

it('a port that the messenger refuses is named at the start, once, and the log does not alternate', async () => {
  const slowDown = speedUpTimers();
  onTestFinished(slowDown);
  const starting = testBot({ publicUrl: 'https://vetrina.example:8080' }, (api) =>
    api.fail('setWebhook', { error_code: 400, description: REFUSED }, { times: 6 }),
  );
  server = await starting;
  await expect.poll(() => server?.api.of('setWebhook').length).toBe(7);
  await expect.poll(() => server?.log()).toContain('the bot is connected');
  const count = (words: string) => server?.log().split(words).length;
  expect(count('Telegram sends no webhooks to the port of PUBLIC_URL')).toBe(2);
  expect(count('the messenger refuses the port of PUBLIC_URL')).toBe(2);
  expect(count('the bot is connected')).toBe(2);
});

it('a server that polls because of its port says so at the start', async () => {
  server = await testBot({ publicUrl: 'https://vetrina.example:8080', usesWebhook: false });
  expect(server.log()).toContain(
    'updates are polled: Telegram sends webhooks to ports 443, 80, 88 and 8443 alone',
  );
});
