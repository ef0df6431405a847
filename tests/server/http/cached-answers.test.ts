import { afterEach, expect, it } from 'vitest';
import { type CallOptions, type TestApp, testApp } from '../support/test-app.ts';

let server: TestApp;
afterEach(() => server.close());

const KEPT = { catalogueLife: 60_000 };
const GENRES = 'GET /api/get_generi/0?limit=8&user-id=';
const TOP = 'GET /api/get_top';

/** An answer without the parts that differ in each. */
async function read(request: string, options: CallOptions) {
  const answer = await server.ask(request, options);
  const { date: _, 'x-request-id': requestId, ...headers } = answer.headers;
  expect(requestId).toBeTruthy();
  return { status: answer.statusCode, headers, body: answer.rawPayload.toString('base64') };
}

it.each(['identity', 'gzip', 'br'])(
  'a cached answer is the same as when it was new: %s',
  async (encoding) => {
    server = await testApp(KEPT);
    const headers = { 'accept-encoding': encoding };
    for (const request of [TOP, `${GENRES}42`, 'GET /api/get_years']) {
      const first = await read(request, { as: '42', headers });
      expect(first.status).toBe(200);
      expect(await read(request, { as: '42', headers })).toEqual(first);
    }
  },
);

it('a cached answer is shared between people, and gets a 304', async () => {
  server = await testApp(KEPT);
  const first = await read(`${GENRES}42`, { as: '42' });
  expect((await read(`${GENRES}43`, { as: '43' })).body).toBe(first.body);
  const headers = { 'if-none-match': String(first.headers.etag) };
  for (const as of ['43', '43', '42'])
    expect(await read(`${GENRES}${as}`, { as, headers })).toMatchObject({ status: 304, body: '' });
});
