import { afterEach, describe, expect, it } from 'vitest';
import { revokeSessions } from '../../../src/server/modules/people/people.ts';
import { type CallOptions, NO_LIMITS, type TestApp, testApp } from '../support/test-app.ts';

let server: TestApp;
afterEach(() => server.close());

const KEPT = { catalogueLife: 60_000 };
const GENRES = 'GET /api/get_generi/0?limit=8&user-id=';
const TOP = 'GET /api/get_top';

/** All of an answer but what is another in each. */
async function read(request: string, options: CallOptions) {
  const answer = await server.ask(request, options);
  const { date: _, 'x-request-id': requestId, ...headers } = answer.headers;
  expect(requestId).toBeTruthy();
  return { status: answer.statusCode, headers, body: answer.rawPayload.toString('base64') };
}

describe('what is kept', () => {
  it.each(['identity', 'gzip', 'br'])('is the same as when it was new: %s', async (encoding) => {
    server = await testApp(KEPT);
    const headers = { 'accept-encoding': encoding };
    for (const request of [TOP, `${GENRES}42`, 'GET /api/get_years']) {
      const first = await read(request, { as: '42', headers });
      expect(first.status).toBe(200);
      expect(await read(request, { as: '42', headers })).toEqual(first);
    }
  });

  it('is shared between people, and gets a 304', async () => {
    server = await testApp(KEPT);
    const first = await read(`${GENRES}42`, { as: '42' });
    expect((await read(`${GENRES}43`, { as: '43' })).body).toBe(first.body);
    const headers = { 'if-none-match': String(first.headers.etag) };
    for (const as of ['43', '43', '42'])
      expect(await read(`${GENRES}${as}`, { as, headers })).toMatchObject({ status: 304, body: '' });
  });
});

describe('what is kept is refused', () => {
  const statusOf = async (request: string, options: CallOptions) =>
    (await server.ask(request, options)).statusCode;

  it('to who names somebody else, or nobody where somebody has to be named', async () => {
    server = await testApp(KEPT);
    for (const as of ['42', '42', '43']) expect(await statusOf(`${GENRES}${as}`, { as })).toBe(200);
    expect(await statusOf(`${GENRES}42`, { as: '43' })).toBe(403);
    expect(await statusOf(`${GENRES}43&user-id=42`, { as: '43' })).toBe(400);
    expect(await statusOf(GENRES, { as: '43' })).toBe(400);
    expect(await statusOf('GET /api/get_generi/0?limit=8', { as: '43' })).toBe(400);
  });

  it('without a session, or with one that was ended', { timeout: 20_000 }, async () => {
    server = await testApp(KEPT);
    for (let call = 0; call < 3; call += 1) expect(await statusOf(TOP, { as: '42' })).toBe(200);
    expect(await statusOf(TOP, {})).toBe(401);
    expect(await statusOf(TOP, { headers: { authorization: 'Bearer x.y.z' } })).toBe(401);
    const { authorization } = await server.signIn('42');
    expect(await statusOf(TOP, { headers: { authorization } })).toBe(200);
    await revokeSessions(server.db, '42');
    await expect
      .poll(() => statusOf(TOP, { headers: { authorization } }), { timeout: 10_000, interval: 500 })
      .toBe(401);
  });

  it('to who calls too often, by person and by address', async () => {
    server = await testApp({ ...KEPT, limits: { ...NO_LIMITS, person: 4, address: 8 } });
    const from = async (as: string, remoteAddress: string) => {
      const headers = await server.signIn(as);
      return (await server.app.inject({ url: '/api/get_top', headers, remoteAddress })).statusCode;
    };
    for (let call = 0; call < 4; call += 1) expect(await from('42', '192.0.2.1')).toBe(200);
    expect(await from('42', '192.0.2.2')).toBe(429);
    for (const as of ['43', '44', '45', '46']) expect(await from(as, '192.0.2.1')).toBe(200);
    expect(await from('47', '192.0.2.1')).toBe(429);
    expect(await from('47', '192.0.2.3')).toBe(200);
  });
});
