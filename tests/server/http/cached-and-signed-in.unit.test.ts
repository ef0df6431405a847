import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { twoCalls } from './two-calls.ts';

const LONG = 'Nosferatu '.repeat(400);

let server: Awaited<ReturnType<typeof twoCalls>>;
beforeEach(async () => {
  server = await twoCalls();
});
afterEach(() => server.app.close());

describe('without a session', () => {
  it.each(['', 'Bearer', 'Bearer ', 'Bearer x', 'xBearer TOKEN', 'Bearer TOKEN x', 'Basic TOKEN'])(
    'of %j nothing is read',
    async (given) => {
      const authorization = given.replace('TOKEN', await server.tokens.issue('42'));
      const answer = await server.ask('/api/read/a', { authorization });
      expect([answer.statusCode, answer.json()]).toEqual([401, { error: 'Sign in first' }]);
      expect(answer.headers['cache-control']).toBe('no-store');
    },
  );

  it('as one that was revoked, neither', async () => {
    server.ended.set('42', new Date(Date.now() + 1000));
    expect((await server.ask('/api/read/a')).statusCode).toBe(401);
  });

  it('the scheme may be written small, and with more blanks', async () => {
    const authorization = `bearer   ${await server.tokens.issue('42')}`;
    expect((await server.ask('/api/read/a', { authorization })).statusCode).toBe(200);
  });
});

describe('a cached call', () => {
  it('is computed once for everybody, whoever asks', async () => {
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

  it('need not be sent again', async () => {
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
  ])('goes out as %s where it is worth it', async (encoding, unpack) => {
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
