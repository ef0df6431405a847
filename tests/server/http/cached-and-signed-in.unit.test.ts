import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { twoCalls } from './two-calls.ts';

const LONG = 'Nosferatu '.repeat(400);

let server: Awaited<ReturnType<typeof twoCalls>>;
beforeEach(async () => {
  server = await twoCalls();
});
afterEach(() => server.app.close());

describe('the header Authorization', () => {
  it.each(['', 'Bearer', 'Bearer ', 'Bearer x', 'xBearer TOKEN', 'Bearer TOKEN x', 'Basic TOKEN'])(
    'gets a 401 when it is %j',
    async (given) => {
      const authorization = given.replace('TOKEN', await server.tokens.issue('42'));
      const answer = await server.ask('/api/read/a', { authorization });
      expect([answer.statusCode, answer.json()]).toEqual([401, { error: 'Sign in first' }]);
      expect(answer.headers['cache-control']).toBe('no-store');
    },
  );

  it('gets a 401 when its session was revoked', async () => {
    server.ended.set('42', new Date(Date.now() + 1000));
    expect((await server.ask('/api/read/a')).statusCode).toBe(401);
  });

  it('may have a scheme in lower case, and more spaces', async () => {
    const authorization = `bearer   ${await server.tokens.issue('42')}`;
    expect((await server.ask('/api/read/a', { authorization })).statusCode).toBe(200);
  });
});

describe('a cached call', () => {
  it('a cached call is computed once for everybody, whoever asks', async () => {
    for (const url of ['/api/read/a', '/api/read/a?user-id=42', '/api/read/a']) {
      const answer = await server.ask(url);
      expect(answer.json()).toEqual({ said: 'a' });
      expect(answer.headers['cache-control']).toBe('private, no-cache');
    }
    expect(server.read).toHaveBeenCalledTimes(1);
    await server.ask('/api/read/b');
    await server.ask('/api/read/a?page=2');
    expect(server.read).toHaveBeenCalledTimes(3);
  });

  it('gets a 304 when it has not changed', async () => {
    const { headers } = await server.ask('/api/read/a');
    const again = await server.ask('/api/read/a', { 'if-none-match': String(headers['etag']) });
    expect([again.statusCode, again.body, again.headers['etag']]).toEqual([304, '', headers['etag']]);
    expect((await server.ask('/api/read/a', { 'if-none-match': 'W/"other"' })).statusCode).toBe(200);
    expect((await server.ask('/api/read/b')).headers['etag']).not.toBe(headers['etag']);
    expect(headers['etag']).toMatch(/^W\/"[\w-]{27}"$/);
  });

  it.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ])('a cached call is compressed as %s unless it is small', async (encoding, unpack) => {
    server.read.mockResolvedValue({ said: LONG });
    for (const _ of ['first', 'again']) {
      const { headers, rawPayload } = await server.ask('/api/read/a', { 'accept-encoding': encoding });
      expect(headers).toMatchObject({
        'content-encoding': encoding,
        vary: 'accept-encoding',
        'content-type': 'application/json; charset=utf-8',
      });
      expect(JSON.parse(unpack(rawPayload).toString())).toEqual({ said: LONG });
    }
    server.read.mockResolvedValue({ said: 'x'.repeat(1400 - '{"said":""}'.length - 1) });
    const small = await server.ask('/api/read/b', { 'accept-encoding': encoding });
    expect([small.headers['content-encoding'], small.headers.vary]).toEqual([undefined, undefined]);
    server.read.mockResolvedValue({ said: 'x'.repeat(1400 - '{"said":""}'.length) });
    expect(
      (await server.ask('/api/read/c', { 'accept-encoding': encoding })).headers['content-encoding'],
    ).toBe(encoding);
  });
});
