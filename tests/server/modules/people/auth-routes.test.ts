import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { INIT_DATA_HEADER } from '../../../../src/contract/headers.ts';
import { revokeSessions } from '../../../../src/server/modules/people/people.ts';
import { createLaunchKey, LAUNCH_KEY_LIFETIME_MS } from '../../../../src/server/sessions/launch-key.ts';
import { createSessionTokens } from '../../../../src/server/sessions/session-token.ts';
import { skipRevocationsLife } from '../../support/fast-timers.ts';
import { signInitData } from '../../support/sign-init-data.ts';
import { PREMIUM } from '../../support/small-catalogue.ts';
import { SECRET, type TestApp, testApp } from '../../support/test-app.ts';

const botToken = '123456:test-token';
const inAnHour = new Date(Date.now() + 3_600_000);
const keyOf = (userId: string, expires = inAnHour) => createLaunchKey({ userId, secret: SECRET, expires });
const initDataOf = (id: number, age = 0) =>
  signInitData({ user: { id, first_name: 'Ada' } }, botToken, new Date(Date.now() - age));

let server: TestApp;
let withBot: TestApp;

beforeAll(async () => {
  [server, withBot] = await Promise.all([testApp(), testApp({ botToken })]);
});

afterAll(async () => {
  await Promise.all([server.close(), withBot.close()]);
});

const signIn = (userId: string, key: string, headers = {}, at = server) =>
  at.ask(`POST /api/auth?${new URLSearchParams({ user_id: userId, token: key })}`, { headers });

describe('signing in', () => {
  it('signing in returns a token for the person’s own calls', async () => {
    const answer = await signIn('42', keyOf('42'));
    expect(answer.statusCode).toBe(200);
    const { jwt } = answer.json<{ jwt: string }>();
    const headers = { authorization: `Bearer ${jwt}` };
    const own = await server.ask('GET /api/check_premium_status?user-id=42', { headers });
    expect(own.json()).toEqual({ isPremium: false });
    expect(
      (await server.ask(`GET /api/check_premium_status?user-id=${PREMIUM}`, { headers })).statusCode,
    ).toBe(403);
  });

  it('the answer says that there is more than the 23 calls where there is a bot', async () => {
    const bot = {
      username: () => undefined,
      notifyDeliveryQueue: () => {},
      registerWebhook: () => {},
      me: () => ({ username: 'prova_bot', has_main_web_app: true, supports_inline_queries: true }),
    };
    const own = await testApp({ bot });
    const read = async (at: TestApp) => (await signIn('42', keyOf('42'), {}, at)).json<object>();
    expect(await read(own)).toEqual({ jwt: expect.any(String), vetrina: {} });
    expect(Object.keys(await read(server))).toEqual(['jwt']);
    await own.close();
  });

  it('the same link works again, no cache stores the answer, and there is no cookie', async () => {
    const key = keyOf('42');
    await signIn('42', key);
    const again = await signIn('42', key);
    expect(again.statusCode).toBe(200);
    expect(again.headers['cache-control']).toBe('no-store');
    expect(again.headers['set-cookie']).toBeUndefined();
  });

  it.each([
    ['somebody else’s key', keyOf('43')],
    ['an expired key', keyOf('42', new Date(Date.now() - 1000))],
    [
      'a key made with another secret',
      createLaunchKey({ userId: '42', secret: 'guessed', expires: inAnHour }),
    ],
    ['a made-up key', 'abc'],
  ])('signing in is refused with %s', async (_name, key) => {
    const answer = await signIn('42', key);
    expect([answer.statusCode, answer.json()]).toEqual([401, { error: 'This link is no longer valid' }]);
  });

  it.each(['', '?user_id=42', '?token=abc', '?user_id=&token=', `?user_id=${'4'.repeat(65)}&token=a`])(
    'the query %.30j is refused',
    async (query) => {
      expect((await server.ask(`POST /api/auth${query}`)).statusCode).toBe(400);
    },
  );

  it('a body is ignored', async () => {
    const query = new URLSearchParams({ user_id: '42', token: keyOf('42') });
    for (const type of ['application/json', 'application/x-www-form-urlencoded', 'text/plain']) {
      for (const payload of ['', '{not json', 'x'.repeat(100_000)]) {
        const answer = await server.app.inject({
          method: 'POST',
          url: `/api/auth?${query}`,
          headers: { 'content-type': type },
          payload,
        });
        expect(answer.statusCode).toBe(200);
      }
    }
  });
});

describe('signing in with the messenger’s launch data', () => {
  const signInWith = (initData: string, at: TestApp) =>
    signIn('42', keyOf('42'), { [INIT_DATA_HEADER]: initData }, at).then((answer) => answer.statusCode);
  const day = 24 * 3_600_000;

  it('genuine and recent data of the same user are accepted', async () => {
    expect(await signInWith(initDataOf(42), withBot)).toBe(200);
  });

  it('all other data are refused', async () => {
    expect(await signInWith(initDataOf(43), withBot)).toBe(401);
    expect(await signInWith(initDataOf(42, 8 * day), withBot)).toBe(401);
    expect(await signInWith(`${initDataOf(42)}0`, withBot)).toBe(401);
    expect(await signInWith('', withBot)).toBe(401);
  });

  it('they do not replace the launch key', async () => {
    const headers = { [INIT_DATA_HEADER]: initDataOf(42) };
    expect((await signIn('42', 'abc', headers, withBot)).statusCode).toBe(401);
  });

  it('they make an expired key acceptable: a chat’s menu button may be older than a week', async () => {
    const expired = keyOf('42', new Date(Date.now() - day));
    const enter = (headers: Record<string, string>) =>
      signIn('42', expired, headers, withBot).then((answer) => answer.statusCode);
    expect(await enter({ [INIT_DATA_HEADER]: initDataOf(42) })).toBe(200);
    expect(await enter({ [INIT_DATA_HEADER]: initDataOf(43) })).toBe(401);
    expect(await enter({})).toBe(401);
  });

  it('an app that stayed open renews its session with the data of its launch', async () => {
    const key = keyOf('42', new Date(Date.now() + LAUNCH_KEY_LIFETIME_MS - 2 * day));
    const token = await (
      await createSessionTokens([SECRET])
    ).issue('42', {
      now: new Date(Date.now() - day - 1000),
    });
    const premium = 'GET /api/check_premium_status?user-id=42';
    const bearer = (jwt: string) => ({ headers: { authorization: `Bearer ${jwt}` } });
    expect((await withBot.ask(premium, bearer(token))).statusCode).toBe(401);
    const renew = (initData: string, by = key) => signIn('42', by, { [INIT_DATA_HEADER]: initData }, withBot);
    const renewed = await renew(initDataOf(42, 30 * 3_600_000));
    expect(renewed.statusCode).toBe(200);
    expect((await withBot.ask(premium, bearer(renewed.json<{ jwt: string }>().jwt))).statusCode).toBe(200);
    expect((await renew(initDataOf(43, 30 * 3_600_000))).statusCode).toBe(401);
    const expired = keyOf('42', new Date(Date.now() - 1000));
    expect((await renew(initDataOf(42, 30 * 3_600_000), expired)).statusCode).toBe(401);
  });

  it('signing in without required data is refused', async () => {
    const strict = await testApp({ botToken, requiresLaunchData: true });
    expect((await signIn('42', keyOf('42'), {}, strict)).statusCode).toBe(401);
    expect(await signInWith(initDataOf(42), strict)).toBe(200);
    await strict.close();
  });

  it('they are ignored without a bot', async () => {
    expect(await signInWith('made up', server)).toBe(200);
  });
});

describe('revoked sessions', () => {
  it('a person’s earlier links and tokens stop working once revoked, and a new link works', async () => {
    const own = await testApp();
    const key = keyOf('50', new Date(Date.now() + LAUNCH_KEY_LIFETIME_MS - 60_000));
    const { jwt } = (await signIn('50', key, {}, own)).json<{ jwt: string }>();
    const other = (await signIn('51', keyOf('51'), {}, own)).json<{ jwt: string }>();
    await revokeSessions(own.db, '50');
    skipRevocationsLife();
    const status = async (userId: string, token: string) => {
      const headers = { authorization: `Bearer ${token}` };
      return (await own.ask(`GET /api/check_premium_status?user-id=${userId}`, { headers })).statusCode;
    };
    expect(await status('50', jwt)).toBe(401);
    expect(await status('51', other.jwt)).toBe(200);
    expect((await signIn('50', key, {}, own)).statusCode).toBe(401);
    const later = keyOf('50', new Date(Date.now() + LAUNCH_KEY_LIFETIME_MS + 2000));
    expect((await signIn('50', later, {}, own)).statusCode).toBe(200);
    await own.close();
  });
});

describe('check_premium_status', () => {
  it('the call distinguishes premium people from ordinary ones', async () => {
    const status = (as: string) => server.read(`GET /api/check_premium_status?user-id=${as}`, { as });
    expect(await status(PREMIUM)).toEqual({ isPremium: true });
    expect(await status('42')).toEqual({ isPremium: false });
    expect(await status('nobody ever saw me')).toEqual({ isPremium: false });
  });
});

describe('changing the secret, server by server', () => {
  const [before, after] = ['the secret of before', 'the secret of after'];
  const steps = [
    ['the new one is appended', [before], [before, after]],
    ['and stands everywhere', [before, after], [before, after]],
    ['it is moved to the front', [before, after], [after, before]],
    ['the old one is taken away', [after, before], [after]],
  ] as const;

  it.each(steps)('%s: each server accepts the other’s links and sessions', async (_step, one, other) => {
    const servers = await Promise.all([testApp({ secrets: one }), testApp({ secrets: other })]);
    for (const [issuer, secret] of [
      [servers[0], one[0]],
      [servers[1], other[0]],
    ] as const) {
      const key = createLaunchKey({ userId: '42', secret, expires: inAnHour });
      const { jwt } = (await signIn('42', key, {}, issuer)).json<{ jwt: string }>();
      for (const server of servers) {
        expect((await signIn('42', key, {}, server)).statusCode).toBe(200);
        const headers = { authorization: `Bearer ${jwt}` };
        const own = await server.ask('GET /api/check_premium_status?user-id=42', { headers });
        expect(own.statusCode).toBe(200);
      }
    }
    await Promise.all(servers.map((server) => server.close()));
  });
});
