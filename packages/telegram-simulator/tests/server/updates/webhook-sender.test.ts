import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { ANNA, BRUNO, testSimulator } from '../support/test-simulator.ts';

type Received = { secret: string | undefined; text: string };

const closers: (() => void)[] = [];
afterEach(() => {
  for (const close of closers.splice(0)) close();
});

/** A webhook that records its updates and answers as the test says. */
async function webhook(answer: (response: ServerResponse, received: Received[]) => void) {
  const received: Received[] = [];
  const server = createServer(async (request, response) => {
    const body = JSON.parse(await bodyOf(request));
    received.push({
      secret: String(request.headers['x-telegram-bot-api-secret-token']),
      text: body.message.text,
    });
    answer(response, received);
  });
  closers.push(() => {
    server.closeAllConnections();
    server.close();
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return { received, url: `http://localhost:${(server.address() as AddressInfo).port}/hook` };
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let body = '';
  for await (const part of request) body += part;
  return body;
}

const say = (text: string, person = ANNA) => ({ type: 'sendText', chat: person, person, text }) as const;
const texts = (received: Received[]) => received.map(({ text }) => text);

it('a webhook gets pending and new updates, in order, with the secret', async () => {
  const simulator = await testSimulator();
  await simulator.act(say('a'));
  const { received, url } = await webhook((response) => response.end());
  expect(await simulator.call('setWebhook', { url, secret_token: 'segreto' })).toMatchObject({
    description: 'Webhook was set',
  });
  expect(await simulator.call('setWebhook', { url, secret_token: 'segreto' })).toMatchObject({
    description: 'Webhook is already set',
  });
  await simulator.act(say('b'));
  await simulator.act(say('c'));
  await expect.poll(() => texts(received)).toEqual(['a', 'b', 'c']);
  expect(received[0]?.secret).toBe('segreto');
  await expect
    .poll(async () => (await simulator.call('getWebhookInfo')).result['pending_update_count'])
    .toBe(0);
});

it('a refused update is sent again until it is accepted, and the log shows it', async () => {
  const simulator = await testSimulator({ webhookRetries: [10] });
  const { received, url } = await webhook((response, { length }) =>
    response.writeHead(length < 3 ? 500 : 200).end(),
  );
  await simulator.call('setWebhook', { url });
  await simulator.act(say('a'));
  await expect.poll(() => texts(received)).toEqual(['a', 'a', 'a']);
  const info = async () => (await simulator.call('getWebhookInfo')).result;
  await expect
    .poll(info)
    .toMatchObject({ pending_update_count: 0, last_error_message: 'Wrong response from the webhook: 500' });
  const { log } = await simulator.state();
  expect(log.filter(({ kind }) => kind === 'webhook').map(({ isOk, status }) => [isOk, status])).toEqual([
    [false, 500],
    [false, 500],
    [true, 200],
  ]);
});

it('a webhook that is slow for one person is not slow for another', async () => {
  // Long enough for the second to come before the first is given up: it takes the error back.
  const simulator = await testSimulator({ webhookTimeout: 1000, webhookRetries: [10_000] });
  const { received, url } = await webhook((response, all) => {
    if (all.at(-1)?.text !== 'a') response.end();
  });
  await simulator.call('setWebhook', { url });
  await simulator.act(say('a'));
  await simulator.act(say('b', BRUNO));
  await expect.poll(() => texts(received)).toEqual(['a', 'b']);
  const failure = async () => (await simulator.call('getWebhookInfo')).result['last_error_message'];
  await expect.poll(failure, { timeout: 10_000 }).toBe('Read timeout expired');
});

it('a call in a webhook’s response is carried out; other responses are ignored', async () => {
  const simulator = await testSimulator();
  const replies = [
    { method: 'sendMessage', chat_id: ANNA, text: 'Eco' },
    { method: 'sendNothing' },
    { ok: true },
    'ok',
  ];
  const { received, url } = await webhook((response, { length }) => {
    const reply = replies[length - 1];
    const isText = typeof reply === 'string';
    response.setHeader('content-type', isText ? 'text/plain' : 'application/json');
    response.end(isText ? reply : JSON.stringify(reply));
  });
  await simulator.call('setWebhook', { url });
  for (const text of ['a', 'b', 'c', 'd']) await simulator.act(say(text));
  await expect.poll(() => texts(received)).toEqual(['a', 'b', 'c', 'd']);
  await expect.poll(async () => (await simulator.chat(ANNA)).map(({ text }) => text)).toContain('Eco');
  const { log } = await simulator.state();
  const calls = log.filter(({ kind }) => kind === 'call').map(({ name, status }) => [name, status]);
  expect(calls).toEqual([
    ['setWebhook', 200],
    ['sendMessage', 200],
    ['sendNothing', 404],
  ]);
});

it('getWebhookInfo reports a webhook that does not respond', async () => {
  const simulator = await testSimulator();
  await simulator.act(say('a'));
  await simulator.call('setWebhook', { url: 'http://localhost:9/' });
  const info = async () => (await simulator.call('getWebhookInfo')).result;
  await expect
    .poll(info)
    .toMatchObject({ pending_update_count: 1, last_error_message: 'Connection refused' });
});
