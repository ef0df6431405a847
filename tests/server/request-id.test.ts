import { afterAll, describe, expect, it } from 'vitest';
import { INIT_DATA_HEADER } from '../../src/contract/headers.ts';
import { webhookSecret } from '../../src/server/chat/updates/webhook.ts';
import { createLaunchKey, LAUNCH_KEY_LIFETIME_MS } from '../../src/server/sessions/launch-key.ts';
import { TOKEN } from './support/stub-bot-api.ts';
import { ANNA, BRUNO, SECRET, testBot } from './support/test-bot.ts';

const TIMEOUT_MS = 60_000;

const server = await testBot();

let lastPerson = 100;
/** A new person and call, so that a test's second try does not meet the first one's. */
function newPlay() {
  lastPerson += 1;
  return { person: lastPerson, requestId: `play-${lastPerson}` };
}
afterAll(() => server.close());

const keyOf = (userId: number) =>
  createLaunchKey({
    userId: String(userId),
    secret: SECRET,
    expires: new Date(Date.now() + LAUNCH_KEY_LIFETIME_MS),
  });

async function signIn(userId: number, headers: Record<string, string> = {}) {
  const url = `/api/auth?user_id=${userId}&token=${keyOf(userId)}`;
  return server.app.inject({ method: 'POST', url, headers });
}

type Line = Record<string, unknown> & { msg: string };
const lines = (): Line[] =>
  server
    .log()
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Line);
const linesOf = (requestId: string) => lines().filter((line) => line['requestId'] === requestId);

async function play(userId: number, headers: Record<string, string>) {
  const { jwt } = (await signIn(userId)).json<{ jwt: string }>();
  return server.app.inject({
    method: 'POST',
    url: `/api/play_content?user-id=${userId}`,
    headers: { authorization: `Bearer ${jwt}`, ...headers },
    payload: { user_id: String(userId), content_id: String(server.films[0]) },
  });
}

describe('the request id', { timeout: TIMEOUT_MS }, () => {
  it('the request id is the caller’s, and is in the response', async () => {
    const answer = await server.app.inject({
      url: '/healthz',
      headers: { 'x-request-id': 'from-the-proxy.1' },
    });
    expect(answer.headers['x-request-id']).toBe('from-the-proxy.1');
  });

  it.each(['', 'a b', 'x'.repeat(65), '"},{"', '../1'])(
    'the request id is created if the caller’s is invalid: %j',
    async (given) => {
      const answer = await server.app.inject({ url: '/healthz', headers: { 'x-request-id': given } });
      expect(answer.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
    },
  );

  it('follows a play to its delivery, through all lines of the log', async () => {
    const { person, requestId } = newPlay();
    expect((await play(person, { 'x-request-id': requestId })).statusCode).toBe(200);
    // A quick delivery is logged before the end of its call.
    await expect
      .poll(
        () =>
          linesOf(requestId)
            .map(({ msg }) => msg)
            .toSorted(),
        { timeout: TIMEOUT_MS },
      )
      .toEqual(['delivered', 'incoming request', 'request completed']);
  });

  it('follows a play even when the delivery fails', async () => {
    const description = 'Forbidden: bot was blocked by the user';
    const { person, requestId } = newPlay();
    server.api.fail('sendMessage', { error_code: 403, description }, { chatId: person });
    await play(person, { 'x-request-id': requestId });
    const failure = { msg: 'a delivery failed', userId: String(person) };
    await expect
      .poll(() => linesOf(requestId), { timeout: TIMEOUT_MS })
      .toContainEqual(expect.objectContaining({ ...failure, reason: expect.stringContaining('blocked') }));
  });

  it('the request id is the update’s for a play in the chat', async () => {
    const { person } = newPlay();
    await server.press(`play:${server.films[1]}`, person);
    await expect
      .poll(() => lines().find(({ msg, userId }) => msg === 'delivered' && userId === String(person)), {
        timeout: TIMEOUT_MS,
      })
      .toMatchObject({ requestId: expect.stringMatching(/^update-\d+$/) });
  });

  it('the request id is in the log beside an error', async () => {
    const { requestId } = newPlay();
    await server.db.schema.alterTable('person').renameTo('elsewhere').execute();
    const answer = await signIn(BRUNO, { 'x-request-id': requestId });
    await server.db.schema.alterTable('elsewhere').renameTo('person').execute();
    expect(answer.statusCode).toBe(500);
    expect(linesOf(requestId).map(({ msg }) => msg)).toContain('a call failed');
  });
});

it(
  'no line in the log of a whole journey contains a key, a token or launch data',
  {
    timeout: TIMEOUT_MS,
  },
  async () => {
    const key = keyOf(ANNA);
    const initData = `user=%7B%22id%22%3A${ANNA}%7D&auth_date=1&hash=${'ab'.repeat(32)}`;
    const page = { url: `/?user-id=${ANNA}&key=${key}`, headers: { 'x-request-id': 'journey' } };
    await server.app.inject(page);
    await signIn(ANNA, { [INIT_DATA_HEADER]: initData });
    const { jwt } = (await signIn(ANNA)).json<{ jwt: string }>();
    const headers = { authorization: `Bearer ${jwt}`, [INIT_DATA_HEADER]: initData };
    await server.app.inject({ url: `/api/check_premium_status?user-id=${ANNA}`, headers });
    await server.app.inject({ url: `/api/check_premium_status?user-id=${BRUNO}`, headers });
    await server.app.inject({ method: 'POST', url: '/api/play_content', headers, payload: '{not json' });
    await play(ANNA, {});
    // Through the bot: a greeting with a personal link, a payment, a refund, and failures.
    await server.say('/start');
    const payment = {
      currency: 'XTR',
      total_amount: 100,
      invoice_payload: 'premium-month',
      telegram_payment_charge_id: 'charge-1',
      provider_payment_charge_id: '',
    };
    await server.send({ successful_payment: payment });
    await server.send({ refunded_payment: payment });
    await server.app.inject({
      method: 'POST',
      url: '/bot/webhook',
      headers: { 'x-telegram-bot-api-secret-token': 'no' },
    });
    const refusal = { error_code: 400, description: 'Bad Request: no' };
    server.api.fail('sendMessage', refusal, { chatId: ANNA });
    server.api.fail('setChatMenuButton', refusal);
    await server.say('/start');
    const { person, requestId } = newPlay();
    server.api.fail('sendMessage', 'disconnect', { chatId: person });
    await play(person, { 'x-request-id': requestId });
    await expect
      .poll(() => linesOf(requestId).map(({ msg }) => msg), { timeout: TIMEOUT_MS })
      .toContain('a delivery failed');
    server.cutDatabase(true);
    await server.app.inject({ url: `/api/get_list/liste?user-id=${ANNA}`, headers });
    await signIn(ANNA);
    await server.say('/premium').catch(() => undefined);
    server.cutDatabase(false);
    const log = server.log();
    expect(log).toContain('a call failed');
    expect(log).toContain('the bot could not answer');
    expect(log).toContain('"requestId":"journey"');
    const [, mac = ''] = key.split('.');
    const secrets = {
      key,
      mac,
      jwt,
      token: TOKEN.split(':')[1] ?? '',
      webhook: webhookSecret(SECRET),
      SECRET,
    };
    for (const secret of [...Object.values(secrets), 'ab'.repeat(32), initData])
      expect(log).not.toContain(secret);
    for (const part of jwt.split('.').slice(1)) expect(log).not.toContain(part);
    expect(log).not.toMatch(/Bearer |key=(?!\[hidden\])|token=(?!\[hidden\])|auth_date/);
  },
);
