import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ApiError } from '../../../src/server/http/api-error.ts';
import { twoCalls } from './two-calls.ts';

let server: Awaited<ReturnType<typeof twoCalls>>;
beforeEach(async () => {
  server = await twoCalls();
});
afterEach(() => server.app.close());

describe('a personal call', () => {
  it('gets its response, which nothing may store', async () => {
    const answer = await server.ask('/api/write', {}, { user_id: '42', name: 'a' });
    expect(answer.json()).toEqual(['42', { name: 'a' }]);
    expect(answer.headers).toMatchObject({
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'x-request-id': expect.stringMatching(/./),
    });
  });

  it.each([
    ['/api/write', { user_id: '43', name: 'a' }],
    ['/api/read/a?user-id=43', undefined],
  ])('at %s on behalf of another user is refused', async (url, body) => {
    const answer = await server.ask(url, {}, body);
    expect([answer.statusCode, answer.json()]).toEqual([403, { error: 'Only for yourself' }]);
  });

  it.each([
    ['/api/write', { user_id: '42' }, 'Bad body: name'],
    ['/api/write', { user_id: '42', name: 'a\0' }, 'Bad body: a NUL character'],
    ['/api/write', [], 'Bad body: user_id'],
    ['/api/read/0123456789', undefined, 'Bad path: name'],
    ['/api/read/a%00', undefined, 'Bad path: a NUL character'],
    ['/api/read/a?user-id=', undefined, 'Bad query: user-id'],
  ])('at %s with %j gets a 400 that names the invalid field', async (url, body, error) => {
    const answer = await server.ask(url, {}, body);
    expect([answer.statusCode, answer.json()]).toEqual([400, { error }]);
  });
});

describe('a failure', () => {
  const failWith = (code: string) => {
    server.write.mockRejectedValue(Object.assign(new Error('secret'), { code }));
    return server.ask('/api/write', {}, { user_id: '42', name: 'a' });
  };

  it('a failure is logged, and not disclosed', async () => {
    const answer = await failWith('XX000');
    expect([answer.statusCode, answer.json()]).toEqual([500, { error: 'Something went wrong' }]);
    expect(answer.headers['retry-after']).toBeUndefined();
    expect(server.log.error).toHaveBeenCalledWith(
      expect.objectContaining({ err: expect.objectContaining({ message: 'secret' }) }),
      'a call failed',
    );
  });

  it('a repeated failure is logged once a second for each route and kind', async () => {
    for (const code of ['XX000', 'XX000', '57014', 'XX000']) await failWith(code);
    expect(server.log.error.mock.calls.map(([{ err }]) => err.code)).toEqual(['XX000', '57014']);
  });

  it('a failure of an unavailable database has a Retry-After', async () => {
    const answer = await failWith('57P01');
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '2']);
    expect(answer.json()).toEqual({ error: 'Database unavailable' });
  });

  it('a failure of the caller is explained, and not logged', async () => {
    const notFound = await server.ask('/api/nowhere');
    expect([notFound.statusCode, notFound.json()]).toEqual([404, { error: 'Not found' }]);
    const text = await server.ask('/api/write', { 'content-type': 'text/html' }, { a: 1 });
    expect([text.statusCode, text.json()]).toEqual([415, { error: 'The body must be JSON' }]);
    expect(text.headers.connection).toBe('close');
    expect(server.log.error).not.toHaveBeenCalled();
  });

  it.each([
    [new ApiError(503, 'Later', 5), 503, '5'],
    [new ApiError(409, 'The list is full'), 409, undefined],
  ])('with a status is passed on unchanged: %s', async (error, status, retryAfter) => {
    server.write.mockRejectedValue(error);
    const answer = await server.ask('/api/write', {}, { user_id: '42', name: 'a' });
    expect([answer.statusCode, answer.json()]).toEqual([status, { error: error.message }]);
    expect(answer.headers['retry-after']).toBe(retryAfter);
    expect(answer.headers.connection).not.toBe('close');
    expect(server.log.error).not.toHaveBeenCalled();
  });

  it('without a body keeps the connection', async () => {
    expect((await server.ask('/api/read/0123456789')).headers.connection).not.toBe('close');
  });
});
