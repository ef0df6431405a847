import { afterEach, expect, it, onTestFinished } from 'vitest';
import { deliveryQueue } from '../../../../src/server/modules/playback/delivery-queue.ts';
import { requestSearchPrompt } from '../../../../src/server/modules/playback/request-delivery.ts';
import { speedUpTimers } from '../../support/fast-timers.ts';
import { BOT } from '../../support/stub-bot-api.ts';
import { ANNA, messageFrom, PUBLIC_URL, type TestBot, testBot } from '../../support/test-bot.ts';

const TIMEOUT_MS = 30_000;

let server: TestBot;
afterEach(() => server.close());

const message = (text: string) => ({ message: messageFrom(ANNA, { text }) });

it(
  'without a webhook the bot polls for updates, and continues after a failed one',
  {
    timeout: TIMEOUT_MS,
  },
  async () => {
    server = await testBot({ usesWebhook: false });
    server.api.fail('sendMessage', { error_code: 400, description: 'Bad Request: no' });
    server.api.push(message('Film 1'));
    server.api.push(message('Film 2'));
    const texts = () => server.api.of('sendMessage').map(({ text }) => String(text));
    await expect.poll(texts, { timeout: TIMEOUT_MS }).toHaveLength(3);
    expect(texts()).toContainEqual(expect.stringContaining('non ha funzionato'));
    expect(texts()).toContainEqual(expect.stringContaining('«Film 2»'));
    expect(server.api.of('deleteWebhook')).toHaveLength(1);
    expect(server.bot.username()).toBe(BOT.username);
  },
);

it(
  'an update that cannot be read costs no other one, and is asked for no more',
  {
    timeout: TIMEOUT_MS,
  },
  async () => {
    server = await testBot({ usesWebhook: false });
    server.api.push({ news: JSON.parse(`${'['.repeat(100)}${']'.repeat(100)}`) });
    server.api.push(message('Film 1'));
    await expect.poll(() => server.api.of('sendMessage'), { timeout: TIMEOUT_MS }).toHaveLength(1);
    expect(server.bot.droppedUpdates()).toBe(1);
    server.api.push(message('Film 2'));
    await expect.poll(() => server.api.of('sendMessage'), { timeout: TIMEOUT_MS }).toHaveLength(2);
    expect(server.bot.droppedUpdates()).toBe(1);
  },
);

it('the name in the settings takes precedence over the messenger’s', async () => {
  server = await testBot({ botUsername: 'altro_bot' });
  expect(server.bot.username()).toBe('altro_bot');
});

it(
  'the log says that the messenger refuses the token, and never contains it',
  {
    timeout: TIMEOUT_MS,
  },
  async () => {
    server = await testBot({ usesWebhook: false, botToken: '1:wrong' });
    await expect
      .poll(() => server.log(), { timeout: TIMEOUT_MS })
      .toContain('the messenger refuses BOT_TOKEN');
    expect(server.log()).toContain('@BotFather');
    expect(server.bot.username()).toBeUndefined();
    expect(server.log()).not.toContain('1:wrong');
  },
);

it('the bot connects when the messenger is back', { timeout: TIMEOUT_MS }, async () => {
  onTestFinished(speedUpTimers());
  server = await testBot({ usesWebhook: false }, (api) => {
    api.fail('getMe', 'disconnect');
    api.fail('setMyCommands', { error_code: 502, description: 'Bad Gateway' });
  });
  server.api.push(message('Film 1'));
  await expect.poll(() => server.api.of('sendMessage'), { timeout: TIMEOUT_MS }).toHaveLength(1);
  expect(server.api.of('getMe')).toHaveLength(3);
  expect(server.log()).toContain('the bot is not connected: trying again');
  await expect.poll(() => server.log()).toContain('the bot is connected');
});

it(
  'the same connection error is logged once, however often it is retried',
  {
    timeout: TIMEOUT_MS,
  },
  async () => {
    onTestFinished(speedUpTimers());
    server = await testBot({ usesWebhook: false }, (api) => api.fail('getMe', 'disconnect', { times: 2 }));
    await expect.poll(() => server.log(), { timeout: TIMEOUT_MS }).toContain('the bot is connected');
    expect(server.api.of('getMe')).toHaveLength(3);
    expect(server.log().match(/the bot is not connected/g)).toHaveLength(1);
  },
);

it(
  'an emptied webhook is set again, and one of another server is left',
  { timeout: TIMEOUT_MS },
  async () => {
    onTestFinished(speedUpTimers(500));
    let url = '';
    server = await testBot({}, (api) => {
      api.answer('getWebhookInfo', () => ({ url, has_custom_certificate: false, pending_update_count: 0 }));
      api.answer('setWebhook', ({ url: set }) => {
        url = String(set);
        return true;
      });
    });
    const looks = () => server.api.of('getWebhookInfo').length;
    await expect.poll(() => server.api.of('setWebhook')).toHaveLength(1);
    url = 'https://elsewhere.example/telegram';
    await expect.poll(looks).toBeGreaterThan(2);
    expect(server.api.of('setWebhook')).toHaveLength(1);
    server.api.fail('getWebhookInfo', { error_code: 502, description: 'Bad Gateway' });
    url = '';
    await expect.poll(() => server.api.of('setWebhook')).toHaveLength(2);
    expect(url).toContain(PUBLIC_URL);
    await expect.poll(() => server.log()).toContain('the webhook was empty, and is set again');
  },
);

it('the bot stops even while it is not connected', { timeout: TIMEOUT_MS }, async () => {
  server = await testBot({ usesWebhook: false }, (api) => api.fail('getMe', 'disconnect', { times: 99 }));
  await expect.poll(() => server.log()).toContain('the bot is not connected');
  await server.bot.stop();
});

it(
  'stopping aborts pending calls and keeps their deliveries',
  {
    timeout: TIMEOUT_MS,
  },
  async () => {
    server = await testBot({}, (api) => api.fail('sendMessage', 'silent', { times: 99 }));
    await requestSearchPrompt(server.db, String(ANNA));
    server.bot.notifyDeliveryQueue();
    await expect.poll(() => server.api.of('sendMessage')).toHaveLength(1);
    const slowDown = speedUpTimers(5);
    const start = performance.now();
    await server.bot.stop().finally(slowDown);
    expect(performance.now() - start).toBeLessThan(1200);
    const deliveries = await server.db.selectFrom('delivery').select(['state', 'claimed_until']).execute();
    expect(deliveries).toEqual([{ state: 'waiting', claimed_until: null }]);
  },
);

it(
  'stopping aborts the calls of unfinished updates and keeps the updates',
  {
    timeout: TIMEOUT_MS,
  },
  async () => {
    server = await testBot({}, (api) => api.fail('sendMessage', 'silent', { times: 99 }));
    const said = server.say('/start');
    await expect.poll(() => server.api.of('sendMessage')).toHaveLength(1);
    const slowDown = speedUpTimers();
    await server.bot.stop().finally(slowDown);
    await said;
    const updates = await server.db
      .selectFrom('bot_update')
      .select(['done_at', 'claimed_until', 'failures'])
      .execute();
    expect(updates).toEqual([{ done_at: null, claimed_until: null, failures: 0 }]);
  },
);

it('a killed server’s claims are released at the next start', async () => {
  server = await testBot();
  await server.bot.stop();
  await requestSearchPrompt(server.db, String(ANNA));
  await deliveryQueue.claim(server.db, 1);
  expect(await deliveryQueue.claim(server.db, 1)).toEqual([]);
  await deliveryQueue.releaseAll(server.db);
  expect(await deliveryQueue.claim(server.db, 1)).toMatchObject([{ attempts: 2 }]);
});
