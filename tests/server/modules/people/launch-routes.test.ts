import type { LightMyRequestResponse } from 'fastify';
import { afterAll, describe, expect, it } from 'vitest';
import { INIT_DATA_HEADER } from '../../../../src/contract/headers.ts';
import { setBotBlocked } from '../../../../src/server/chat/sending/chat-availability.ts';
import { banPerson, unbanPerson } from '../../../../src/server/modules/desk/people/ban-person.ts';
import { revokeSessions } from '../../../../src/server/modules/people/people.ts';
import { signInitData } from '../../support/sign-init-data.ts';
import { NO_LIMITS, testApp } from '../../support/test-app.ts';

const botToken = '123456:test-token';
const day = 24 * 3_600_000;

type Signed = { id?: number; age?: number; token?: string; mayWrite?: boolean; startParam?: string };

function initDataOf({ id = 42, age = 0, token = botToken, mayWrite, startParam }: Signed = {}): string {
  const user = {
    id,
    first_name: 'Ada',
    ...(mayWrite === undefined ? {} : { allows_write_to_pm: mayWrite }),
  };
  const fields = { user, ...(startParam === undefined ? {} : { start_param: startParam }) };
  return signInitData(fields, token, new Date(Date.now() - age));
}

const server = await testApp({ botToken });
afterAll(() => server.close());

function launchWith(
  initData: string | undefined,
  at = server,
  headers = {},
): Promise<LightMyRequestResponse> {
  const signed = initData === undefined ? {} : { [INIT_DATA_HEADER]: initData };
  return at.ask('POST /api/launch', { headers: { ...signed, ...headers } });
}

async function linkFor(signed: Signed): Promise<string> {
  const answer = await launchWith(initDataOf(signed));
  expect(answer.statusCode).toBe(200);
  return answer.json<{ link: string }>().link;
}

const signIn = (link: string) => {
  const { searchParams } = new URL(link, 'http://any');
  const query = new URLSearchParams({
    user_id: searchParams.get('user-id') ?? '',
    token: searchParams.get('key') ?? '',
  });
  return server.ask(`POST /api/auth?${query}`);
};

const personOf = (userId: string) =>
  server.db.selectFrom('person').selectAll().where('user_id', '=', userId).executeTakeFirst();

describe('signed launch data', () => {
  it('they are exchanged for a link that signs in, and no cache stores the answer', async () => {
    const answer = await launchWith(initDataOf());
    expect([answer.statusCode, Object.keys(answer.json())]).toEqual([200, ['link']]);
    expect(answer.headers['cache-control']).toBe('no-store');
    const { link } = answer.json<{ link: string }>();
    expect(link).toMatch(/^\/\?user-id=42&key=[\w.-]+$/);
    expect((await signIn(link)).statusCode).toBe(200);
  });

  it('a start parameter in the address alone leads to its screen; a signed one goes before it', async () => {
    const pathFor = async (query: string, signed: Signed = {}) => {
      const headers = { [INIT_DATA_HEADER]: initDataOf(signed) };
      const answer = await server.ask(`POST /api/launch?${query}`, { headers });
      return answer.json<{ link: string }>().link.split('?')[0];
    };
    expect(await pathFor('start_param=4')).toBe('/content-view/4');
    expect(await pathFor('start_param=4', { startParam: '12' })).toBe('/content-view/12');
    expect(await pathFor('start_param=..%2Fapi')).toBe('/');
    expect(await pathFor('start_param=4&start_param=5&odd=1')).toBe('/');
  });

  it.each([
    ['12', '/content-view/12'],
    ['0', '/'],
    ['debug', '/'],
    ['../api', '/'],
    ['99999999999', '/'],
    ['serata-Zm9v_YmFy-MTIz', '/serata/Zm9v_YmFy-MTIz'],
    ['serata-', '/'],
    ['serata-../films', '/'],
  ])('the start parameter %s leads to %s', async (startParam, path) => {
    expect(new URL(await linkFor({ startParam }), 'http://any').pathname).toBe(path);
  });

  it.each([
    ['none', undefined],
    ['empty ones', ''],
    ['stale ones', initDataOf({ age: day + 60_000 })],
    ['another bot’s', initDataOf({ token: '654321:other' })],
    ['ones that were changed', initDataOf().replace('Ada', 'Eve')],
    ['ones with a start parameter that nobody signed', `${initDataOf()}&start_param=12`],
  ])('they are refused: %s', async (_name, initData) => {
    const answer = await launchWith(initData);
    expect([answer.statusCode, answer.json()]).toEqual([401, { error: 'Invalid launch data' }]);
  });

  it('they cannot be verified without a bot', async () => {
    const botless = await testApp();
    expect((await launchWith(initDataOf(), botless)).statusCode).toBe(401);
    await botless.close();
  });

  it('they need no body, and a body is ignored', async () => {
    for (const payload of ['', '{not json', 'x'.repeat(100_000)]) {
      const headers = { 'content-type': 'application/json', [INIT_DATA_HEADER]: initDataOf() };
      const answer = await server.app.inject({ method: 'POST', url: '/api/launch', headers, payload });
      expect(answer.statusCode).toBe(200);
    }
  });

  it('they are refused if they were signed before the person’s sessions were revoked', async () => {
    const own = await testApp({ botToken });
    await revokeSessions(own.db, '50');
    expect((await launchWith(initDataOf({ id: 50, age: 60_000 }), own)).statusCode).toBe(401);
    expect((await launchWith(initDataOf({ id: 50, age: -2000 }), own)).statusCode).toBe(200);
    await own.close();
  });
});

describe('the person who launches', () => {
  it('a new person is welcome, and gets no messages before they allow it', async () => {
    expect(await personOf('61')).toBeUndefined();
    await linkFor({ id: 61 });
    expect(await personOf('61')).toMatchObject({ barred_at: null, blocked_at: expect.any(Date) });
    await linkFor({ id: 62, mayWrite: true });
    expect(await personOf('62')).toMatchObject({ blocked_at: null });
  });

  it('the bot can write to a person again once the messenger says so, and no earlier', async () => {
    await linkFor({ id: 63, mayWrite: true });
    await linkFor({ id: 63 });
    expect(await personOf('63')).toMatchObject({ blocked_at: null });
    await setBotBlocked(server.db, '63', true);
    await linkFor({ id: 63 });
    expect(await personOf('63')).toMatchObject({ blocked_at: expect.any(Date) });
    await linkFor({ id: 63, mayWrite: true });
    expect(await personOf('63')).toMatchObject({ blocked_at: null });
  });

  it('a banned person is refused', async () => {
    const own = await testApp({ botToken });
    await banPerson(own.db, '64');
    expect((await launchWith(initDataOf({ id: 64, age: -2000 }), own)).statusCode).toBe(401);
    await unbanPerson(own.db, '64');
    expect((await launchWith(initDataOf({ id: 64, age: -2000 }), own)).statusCode).toBe(200);
    await own.close();
  });
});

describe('a flood', () => {
  it('a flood by one person is answered by when to come back, and nobody else is affected', async () => {
    const own = await testApp({ botToken, limits: { ...NO_LIMITS, person: 60 } });
    const [first, second, third] = [
      await launchWith(initDataOf(), own),
      await launchWith(initDataOf(), own),
      await launchWith(initDataOf(), own),
    ];
    expect([first.statusCode, second.statusCode, third.statusCode]).toEqual([200, 200, 429]);
    expect(Number(third.headers['retry-after'])).toBeGreaterThan(0);
    expect((await launchWith(initDataOf({ id: 43 }), own)).statusCode).toBe(200);
    await own.close();
  });

  it('a flood from one address is answered alike, genuine or not', async () => {
    const own = await testApp({ botToken, limits: { ...NO_LIMITS, address: 2 } });
    const from = (remoteAddress: string) =>
      own.app.inject({ method: 'POST', url: '/api/launch', remoteAddress });
    expect((await from('203.0.113.7')).statusCode).toBe(401);
    expect((await from('203.0.113.7')).statusCode).toBe(401);
    const answer = await from('203.0.113.7');
    expect(answer.statusCode).toBe(429);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    expect((await from('203.0.113.8')).statusCode).toBe(401);
    await own.close();
  });
});
