import { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fetchJson } from '../../../src/server/remote/fetch-json.ts';
import { createRateLimiter } from '../../../src/server/remote/rate-limiter.ts';
import { type RemoteService } from '../../../src/server/remote/remote-service.ts';
import {
  type StubFault,
  type StubService,
  startStubService,
} from '../modules/imports/support/stub-service.ts';

let standIn: StubService;
beforeEach(async () => {
  standIn = await startStubService((app) => {
    app.get('/thing', async () => ({ name: 'a thing' }));
    app.get('/endless', async (_request, reply) => reply.type('application/json').send(endless()));
    app.get('/zipped', async (_request, reply) =>
      reply.type('application/json').header('content-encoding', 'gzip').send(ZIPPED),
    );
    app.get('/no-gzip', async (_request, reply) =>
      reply.type('application/json').header('content-encoding', 'gzip').send('{"name":"a thing"}'),
    );
    app.get('/page', async (_request, reply) => reply.type('text/html').send('<h1>Hello</h1>'));
  });
});
afterEach(() => standIn.close());

let sentBytes = 0;
/** A JSON text that never ends. */
function endless(): Readable {
  sentBytes = 0;
  const chunk = Buffer.alloc(64 * 1024, '[');
  return new Readable({
    read() {
      sentBytes += chunk.length;
      this.push(chunk);
    },
  });
}
const ZIPPED = gzipSync(Buffer.alloc(30 * 1024 * 1024, ' '));

const shape = v.object({ name: v.string() });
const waits: number[] = [];

function service(settings: Partial<RemoteService> = {}): RemoteService {
  waits.length = 0;
  return {
    name: 'Prova',
    headers: {},
    rateLimiter: createRateLimiter(1000),
    timeoutMs: 300,
    maxAttempts: 3,
    maxRetryAfterMs: 5000,
    backoff: (attempts) => {
      waits.push(attempts);
      return 1;
    },
    ...settings,
  };
}

const ask = (path = '/thing', settings: Partial<RemoteService> = {}) =>
  fetchJson(service(settings), new URL(path, standIn.root), shape);

const PASSING: [string, StubFault][] = [
  ['says that it is too many', { status: 429 }],
  ['is out of order', { status: 503 }],
  ['does not answer in time', 'silent'],
  ['cuts its answer off', 'cut off'],
  ['answers with broken JSON', 'broken'],
  ['closes the connection', 'disconnect'],
];

describe('a service', () => {
  it.each(PASSING)('a service that %s is called again', async (_, fault) => {
    standIn.fail('/thing', fault, 2);
    expect(await ask()).toEqual({ name: 'a thing' });
    expect(standIn.requests).toHaveLength(3);
    expect(waits).toEqual([1, 2]);
  });

  it.each(PASSING)('a service that %s every time is given up', async (_, fault) => {
    standIn.fail('/thing', fault, 10);
    await expect(ask()).rejects.toMatchObject({
      failure: 'transient',
      message: expect.stringMatching(/^Prova /),
    });
    expect(standIn.requests).toHaveLength(3);
  });

  it.each([
    [401, 'refused'],
    [403, 'refused'],
    [404, 'missing'],
    [400, 'unexpected'],
  ])('a service that answers %d is not called again', async (status, failure) => {
    standIn.fail('/thing', { status }, 10);
    await expect(ask()).rejects.toMatchObject({ failure });
    expect(standIn.requests).toHaveLength(1);
  });

  it('a late answer is waited for if it comes in time', async () => {
    standIn.fail('/thing', { slow: 100 });
    expect(await ask()).toEqual({ name: 'a thing' });
  });

  it('an answer that is a page or has another shape is reported as another service’s', async () => {
    await expect(ask('/page')).rejects.toMatchObject({ failure: 'unexpected' });
    standIn.fail('/thing', { status: 200, body: { name: 7 } });
    await expect(ask()).rejects.toThrow('Prova answered in another shape: name');
  });

  it('a refusal that is a web page does not blame the key', async () => {
    const headers = { 'content-type': 'text/html' };
    standIn.fail('/thing', { status: 403, headers, body: '<h1>Forbidden</h1>' });
    await expect(ask()).rejects.toMatchObject({
      failure: 'blocked',
      message: 'Prova answered 403 with a web page: a firewall or proxy on the way refuses this machine',
    });
  });

  it('a body that breaks off has other words than a missing answer', async () => {
    standIn.fail('/thing', 'cut off', 3);
    await expect(ask()).rejects.toThrow(/^Prova broke its answer off: /);
    await expect(ask('/no-gzip')).rejects.toThrow(/^Prova broke its answer off: /);
    standIn.fail('/thing', 'silent', 10);
    await expect(ask()).rejects.toThrow(/^Prova cannot be reached: /);
  });

  it('an answer without end is left at 20 MB, and not asked for again', { timeout: 30_000 }, async () => {
    await expect(ask('/endless', { timeoutMs: 20_000 })).rejects.toMatchObject({
      failure: 'unexpected',
      message: expect.stringMatching(/^Prova: the answer has more than \d+ bytes$/),
    });
    // Buffers between the two hold some more.
    expect(sentBytes).toBeLessThan(40 * 1024 * 1024);
    expect(standIn.requests).toHaveLength(1);
  });

  it('a zipped answer counts as what it unzips to', { timeout: 30_000 }, async () => {
    await expect(ask('/zipped', { timeoutMs: 20_000 })).rejects.toThrow('more than');
  });

  it('a redirect is not followed: the message names the other address', async () => {
    const headers = { location: `${standIn.root}/thing?api_key=abc` };
    standIn.fail('/moved', { status: 302, headers });
    await expect(ask('/moved')).rejects.toThrow(
      `Prova sends elsewhere, to ${standIn.root}/thing: use that address`,
    );
    expect(standIn.requests).toHaveLength(1);
  });

  it('a missing service is reported as out of reach', async () => {
    const asked = fetchJson(service(), new URL('http://127.0.0.1:9/thing'), shape);
    await expect(asked).rejects.toThrow(/^Prova cannot be reached: /);
  });
});

describe('Retry-After', () => {
  const wait = (header: string): StubFault => ({ status: 429, headers: { 'retry-after': header } });

  it('applies to all requests, whichever received it', async () => {
    standIn.fail('/thing', wait('1'));
    const settings = service();
    const first = fetchJson(settings, new URL('/thing', standIn.root), shape);
    await sleep(100);
    const second = fetchJson(settings, new URL('/thing', standIn.root), shape);
    await Promise.all([first, second]);
    const [refused, ...later] = standIn.requests;
    for (const { at } of later) expect(at - (refused?.at ?? 0)).toBeGreaterThanOrEqual(990);
    expect(later).toHaveLength(2);
    expect(waits).toEqual([]);
  });

  it('Retry-After is obeyed as a date as well', async () => {
    const until = Math.ceil(Date.now() / 1000) * 1000 + 1000;
    standIn.fail('/thing', wait(new Date(until).toUTCString()));
    await ask();
    expect(standIn.requests[1]?.at).toBeGreaterThanOrEqual(until);
  });

  it('gives up the call when it asks for too long a wait', async () => {
    standIn.fail('/thing', wait('3600'));
    await expect(ask()).rejects.toMatchObject({ failure: 'transient' });
    expect(standIn.requests).toHaveLength(1);
  });
});

it('a fetch ends when it is aborted', async () => {
  const controller = new AbortController();
  standIn.fail('/thing', 'silent');
  const asked = ask('/thing', { signal: controller.signal, timeoutMs: 20_000 });
  await sleep(50);
  controller.abort(new Error('stopped'));
  await expect(asked).rejects.toThrow('stopped');
});
