import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLogger } from '../../../src/server/config/create-logger.ts';
import { toggleInStaticList } from '../../../src/server/modules/lists/static-lists.ts';
import { ORDINARY } from '../support/small-catalogue.ts';
import { testApp } from '../support/test-app.ts';

const as = ORDINARY;
const TOP = 'GET /api/get_top';
const LIST = `GET /api/get_list/liste?user-id=${as}`;

const server = await testApp({ catalogueLife: 60_000 });
beforeAll(async () => {
  for (const titleId of server.films) {
    await toggleInStaticList(server.db, { userId: as, list: 'liste', titleId });
  }
});

afterAll(() => server.close());

const ask = (request: string, encoding: string) =>
  server.ask(request, { as, headers: { 'accept-encoding': encoding } });

describe.each([TOP, LIST])('%s', (request) => {
  it('a response is compressed as the client prefers, with the same content', async () => {
    const plain = await ask(request, 'identity');
    const brotli = await ask(request, 'gzip, deflate, br');
    const zipped = await ask(request, 'gzip');
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(brotli.headers['content-encoding']).toBe('br');
    expect(zipped.headers['content-encoding']).toBe('gzip');
    expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(plain.body);
    expect(gunzipSync(zipped.rawPayload).toString()).toBe(plain.body);
    expect(brotli.rawPayload.length).toBeLessThan(plain.rawPayload.length / 4);
    for (const { headers } of [plain, brotli, zipped]) expect(headers.vary).toBe('accept-encoding');
  });

  it.each(['', '*;q=0', 'br;q=0, gzip;q=0', 'zstd', ';;,=;q=x'])(
    'a response is not compressed for the preference %j',
    async (encoding) => {
      expect((await ask(request, encoding)).headers['content-encoding']).toBeUndefined();
    },
  );

  it('answers HEAD', async () => {
    const answer = await server.ask(request.replace('GET', 'HEAD'), { as });
    expect([answer.statusCode, answer.body]).toEqual([200, '']);
  });
});

describe('a response of the catalogue', () => {
  it('a response of the catalogue is cached for a while, for everyone', async () => {
    const request = (user: string) =>
      server.read(`GET /api/get_content/${server.films[0]}?user-id=${user}`, { as: user });
    const before = await request('51');
    await server.db
      .updateTable('title')
      .set({ titolo: 'Altro' })
      .where('id', '=', server.films[0] ?? 0)
      .execute();
    expect(await request('52')).toEqual(before);
  });

  it('gets a 304 when it did not change', async () => {
    const { etag, 'cache-control': cacheControl } = (await ask(TOP, 'br')).headers;
    expect(cacheControl).toBe('private, no-cache');
    const again = await server.ask(TOP, { as, headers: { 'if-none-match': String(etag) } });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    const other = await server.ask(TOP, { as, headers: { 'if-none-match': 'W/"other"' } });
    expect(other.statusCode).toBe(200);
  });

  it('a response of the catalogue is not mixed up with the one for another input', async () => {
    const page = (number: number) =>
      server.read(`GET /api/get_genere/Horror?user-id=${as}&page=${number}&perPage=5`, { as });
    expect(await page(1)).not.toEqual(await page(2));
  });
});

it('personal responses are not cacheable', async () => {
  const answer = await ask(LIST, 'br');
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(answer.headers.etag).toBeUndefined();
});

describe('a failure of the server', () => {
  it('has a short response, and is logged without keys', async () => {
    const lines: string[] = [];
    const log = createLogger('warn', { write: (line) => lines.push(line) });
    const broken = await testApp({ log });
    await broken.db.destroy();
    const answer = await broken.ask(`GET /api/get_list/liste?user-id=${as}&token=hidden-key`, { as });
    await broken.app.close();
    expect([answer.statusCode, answer.json()]).toEqual([500, { error: 'Something went wrong' }]);
    expect(lines.join('')).toContain('/api/get_list/liste');
    expect(lines.join('')).not.toMatch(/hidden-key|Bearer/);
  });
});
