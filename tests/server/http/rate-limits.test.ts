// @vitest-environment node
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, describe, expect, it } from 'vitest';
import { MAX_LIST_ITEMS } from '../../../src/server/modules/lists/list-limits.ts';
import { ORDINARY, PREMIUM } from '../support/small-catalogue.ts';
import { NO_LIMITS, type TestApp, testApp } from '../support/test-app.ts';
import { addTestTitles } from '../support/test-titles.ts';

let server: TestApp;
/** Ends what `blockLists` began: a database with a call in hand cannot be closed. */
let release = () => {};
afterEach(() => {
  release();
  sessions.clear();
  return server.close();
});

const status = async (as: string, headers = {}) =>
  (await server.ask(`GET /api/check_premium_status?user-id=${as}`, { as, headers })).statusCode;

const sessions = new Map<string, { authorization: string }>();
/**
 * Signs in once: signing takes another thread's time, by which calls would overtake each other, and the session of a
 * second later has to be verified first, which takes its turn among the person's calls.
 */
async function statusOf(request: string, as: string): Promise<number> {
  const headers = sessions.get(as) ?? (await server.signIn(as));
  sessions.set(as, headers);
  return (await server.ask(request, { headers })).statusCode;
}

const listOf = (as: string) => statusOf(`GET /api/get_list/liste?user-id=${as}`, as);
/** A call that is answered without the database. */
const refused = (as: string) => statusOf('GET /api/random/none', as);

/** Blocks whoever asks for a list, until `release`. */
async function blockLists(db: TestApp['db']): Promise<void> {
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await new Promise<void>((locked) => {
    void db.transaction().execute(async (transaction) => {
      await sql`lock table list_item in access exclusive mode`.execute(transaction);
      locked();
      await held;
    });
  });
}

describe('how often may be called', () => {
  it('by one person: then they are told when to come back, and nobody else is', async () => {
    server = await testApp({ limits: { ...NO_LIMITS, person: 3 } });
    for (let call = 0; call < 3; call += 1) expect(await status('42')).toBe(200);
    const refused = await server.ask('GET /api/get_top', { as: '42' });
    expect([refused.statusCode, refused.json()]).toEqual([429, { error: 'Too many calls' }]);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(10);
    expect(await status('43')).toBe(200);
  });

  it('by one person at once: the others of their calls wait for those, but nobody else does, nor what is kept', async () => {
    server = await testApp({ limits: { ...NO_LIMITS, atOnce: 2 }, catalogueLife: 60_000 });
    const getTop = (as: string) => statusOf('GET /api/get_top', as);
    // Their sessions are known from here on, so that their calls take turns in the order in which they are made.
    for (const as of ['42', '43']) expect([await getTop(as), await refused(as)]).toEqual([200, 400]);
    await blockLists(server.db);
    const answered: number[] = [];
    const noted = async (code: Promise<number>) => answered.push(await code);
    const own = [listOf('42'), listOf('42')].map(noted);
    // By then both have taken their turns.
    expect(await refused('43')).toBe(400);
    own.push(noted(refused('42')));
    for (let call = 0; call < 5; call += 1) {
      expect(await refused('43')).toBe(400);
      expect(await getTop('42')).toBe(200);
    }
    expect(answered).toEqual([]);
    release();
    await Promise.all(own);
    expect(answered.toSorted((one, other) => one - other)).toEqual([200, 200, 400]);
  });

  it('by one person without end: then they wait for the refusal itself, and nobody else waits for them', async () => {
    server = await testApp({ limits: { ...NO_LIMITS, person: 1 } });
    await status('42');
    const start = performance.now();
    const tooMany = Promise.all(Array.from({ length: 50 }, () => status('42')));
    expect(await status('43')).toBe(200);
    expect(performance.now() - start).toBeLessThan(900);
    expect(new Set(await tooMany)).toEqual(new Set([429]));
    expect(performance.now() - start).toBeGreaterThan(1000);
  });

  it('by one person all the time: then their calls are answered one by one', async () => {
    server = await testApp({ limits: { ...NO_LIMITS, person: 60, atOnce: 4 } });
    await refused('43');
    for (let call = 0; call < 8; call += 1) await refused('42');
    await blockLists(server.db);
    const first = listOf('42');
    expect(await refused('42')).toBe(400);
    const answered: number[] = [];
    const waiting = refused('42').then((code) => answered.push(code));
    expect(await refused('43')).toBe(400);
    expect(answered).toEqual([]);
    release();
    await Promise.all([first, waiting]);
    expect(answered).toEqual([400]);
  });

  it('by one person who asks for whole lists: each counts as the pages that it holds', async () => {
    server = await testApp({ limits: { ...NO_LIMITS, person: 20 } });
    const ids = await addTestTitles(
      server.db,
      Array.from({ length: 300 }, () => ({ trama: 'x'.repeat(1000) })),
    );
    const held = ids.map((content_id) => ({ user_id: ORDINARY, list: 'liste' as const, content_id }));
    await server.db.insertInto('list_item').values(held).execute();
    expect([await listOf(ORDINARY), await listOf(ORDINARY), await listOf(ORDINARY)]).toEqual([200, 200, 429]);
    expect(await status(PREMIUM)).toBe(200);
  });

  it('from one address, also without a session', async () => {
    server = await testApp({ limits: { ...NO_LIMITS, address: 2 } });
    const from = (remoteAddress: string) =>
      server.app
        .inject({ method: 'POST', url: '/api/auth?user_id=1&token=x', remoteAddress })
        .then(({ statusCode }) => statusCode);
    expect([await from('192.0.2.1'), await from('192.0.2.1'), await from('192.0.2.1')]).toEqual([
      401, 401, 429,
    ]);
    expect(await from('192.0.2.2')).toBe(401);
  });

  describe('with a proxy in front that says who calls', () => {
    const REAL = '203.0.113.7';
    const OTHER = '203.0.113.8';
    const calls = async (forwarded: string[], remoteAddress = '127.0.0.1') => {
      const answers = [];
      for (const list of forwarded) {
        const headers = { 'x-forwarded-for': list };
        const call = { method: 'POST', url: '/api/auth?user_id=1&token=x', remoteAddress, headers } as const;
        answers.push((await server.app.inject(call)).statusCode);
      }
      return answers;
    };
    const PRIVATE = ['loopback', 'linklocal', 'uniquelocal'];

    it.each([
      ['private networks', PRIVATE],
      ['one hop', 1],
    ])('%s: what the caller wrote into the header counts for nothing', async (_name, trustedProxies) => {
      server = await testApp({ limits: { ...NO_LIMITS, address: 2 }, trustedProxies });
      const claims = ['127.0.0.1', '198.51.100.1', '::1', '10.0.0.1'].map((claim) => `${claim}, ${REAL}`);
      expect(await calls(claims)).toEqual([401, 401, 429, 429]);
      expect(await calls([OTHER])).toEqual([401]);
    });

    it('takes the last address that is not of a trusted proxy', async () => {
      server = await testApp({ limits: { ...NO_LIMITS, address: 1 }, trustedProxies: PRIVATE });
      expect(await calls([`${REAL}, 10.0.0.5`, `${REAL}, 127.0.0.1`, `${OTHER}, 10.0.0.5`])).toEqual([
        401, 429, 401,
      ]);
    });

    it('believes no one else: the address of the connection counts', async () => {
      server = await testApp({ limits: { ...NO_LIMITS, address: 1 }, trustedProxies: PRIVATE });
      expect(await calls(['127.0.0.1', '198.51.100.1'], REAL)).toEqual([401, 429]);
    });

    it('a header that names this machine opens no way round the limit', async () => {
      server = await testApp({ limits: { ...NO_LIMITS, address: 1 }, trustedProxies: PRIVATE });
      expect(await calls(['127.0.0.1', '127.0.0.1'])).toEqual([401, 429]);
    });

    it('this machine itself has no limit', async () => {
      server = await testApp({ limits: { ...NO_LIMITS, address: 1 }, trustedProxies: PRIVATE });
      expect([await status('42'), await status('42'), await status('42')]).toEqual([200, 200, 200]);
    });
  });

  it('a proxy on the same machine stands for many', async () => {
    server = await testApp({ limits: { ...NO_LIMITS, address: 1 } });
    expect([await status('42'), await status('43'), await status('44')]).toEqual([200, 200, 200]);
  });
});

it('an overloaded server refuses new calls, but stays live', async () => {
  server = await testApp({ limits: { ...NO_LIMITS, delayMs: 50 } });
  const block = setInterval(() => {
    for (const end = performance.now() + 400; performance.now() < end; );
  }, 410);
  await expect.poll(() => status('42'), { timeout: 10_000 }).toBe(503);
  expect(
    (await server.ask('GET /api/check_premium_status?user-id=42', { as: '42' })).headers['retry-after'],
  ).toBe('5');
  expect((await server.ask('GET /healthz')).statusCode).toBe(200);
  clearInterval(block);
  await expect.poll(() => status('42'), { timeout: 10_000 }).toBe(200);
});

describe('a list that is full', () => {
  it('takes nothing more, lets go of what it has, and is answered whole', { timeout: 60_000 }, async () => {
    server = await testApp();
    const ids = await addTestTitles(
      server.db,
      Array.from({ length: MAX_LIST_ITEMS + 1 }, () => ({})),
    );
    const [over = 0, first = 0, ...rest] = ids;
    const held = [first, ...rest].map((content_id) => ({
      user_id: ORDINARY,
      list: 'liste' as const,
      content_id,
    }));
    await server.db.deleteFrom('list_item').where('user_id', '=', ORDINARY).execute();
    await server.db.insertInto('list_item').values(held).execute();
    const body = { user_id: ORDINARY, list_name: 'liste' };
    const toggle = (id: number) => server.ask(`POST /api/add_content_to/${id}`, { as: ORDINARY, body });
    const refused = await toggle(over);
    expect([refused.statusCode, refused.json()]).toEqual([409, { error: 'The list is full' }]);
    const all = await server.read(`GET /api/get_list/liste?user-id=${ORDINARY}`, { as: ORDINARY });
    expect(all).toHaveLength(MAX_LIST_ITEMS);
    expect((await toggle(first)).json()).toMatchObject({ inList: false });
    expect((await toggle(over)).json()).toMatchObject({ inList: true });
  });

  it('also one of one’s own, where twice is still as good as once', { timeout: 60_000 }, async () => {
    server = await testApp();
    const ids = await addTestTitles(
      server.db,
      Array.from({ length: MAX_LIST_ITEMS + 1 }, () => ({})),
    );
    const [over = 0, ...held] = ids;
    await server.db.deleteFrom('custom_list_item').where('list_id', '=', server.ownList).execute();
    const rows = held.map((content_id) => ({ list_id: server.ownList, content_id }));
    await server.db.insertInto('custom_list_item').values(rows).execute();
    const add = async (id: number) => {
      const body = { user_id: PREMIUM, custom_list_id: server.ownList, content_id: id };
      return (await server.ask('POST /api/add_to_custom_list', { as: PREMIUM, body })).statusCode;
    };
    expect(await add(over)).toBe(409);
    expect(await add(held[0] ?? 0)).toBe(200);
  });
});

/** Sends a text to a server that listens; settles with what came back when the connection has ended. */
function talk(port: number, text: string): Promise<string> {
  return new Promise((resolve) => {
    let heard = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(text));
    socket.on('data', (data) => (heard += String(data)));
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(heard));
  });
}

it('who stops reading is cut off', { timeout: 30_000 }, async () => {
  const clientFolder = await mkdtemp(join(tmpdir(), 'client-'));
  await mkdir(join(clientFolder, 'assets'));
  await writeFile(join(clientFolder, 'index.html'), '<html><head></head></html>');
  await writeFile(join(clientFolder, 'assets/large.js'), 'x'.repeat(1024 * 1024));
  server = await testApp({ clientFolder, silentConnectionMs: 500 });
  const url = new URL(await server.app.listen({ port: 0, host: '127.0.0.1' }));
  const accepted = once(server.app.server, 'connection');
  // More than the buffers of both ends hold.
  const socket = connect(Number(url.port), '127.0.0.1', () =>
    socket.write('GET /assets/large.js HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(100)),
  );
  socket.on('error', () => undefined).pause();
  const [connection] = await accepted;
  await once(connection, 'close');
  socket.destroy();
  await rm(clientFolder, { recursive: true });
});

describe('who sends slowly', { timeout: 30_000 }, () => {
  async function listen(): Promise<number> {
    server = await testApp();
    await server.app.listen({ port: 0, host: '127.0.0.1' });
    const address = server.app.server.address();
    return typeof address === 'object' && address ? address.port : 0;
  }

  it('without a session is refused at once, before the body has come', async () => {
    const port = await listen();
    const start = performance.now();
    const head = 'POST /api/play_content HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n';
    expect(await talk(port, `${head}Content-Length: 60000\r\n\r\n{"user_id"`)).toMatch(/^HTTP\/1.1 401 /);
    expect(performance.now() - start).toBeLessThan(5000);
  });

  it('headers that never end is cut off after ten seconds', async () => {
    const port = await listen();
    const start = performance.now();
    expect(await talk(port, 'GET /api/get_top HTTP/1.1\r\nHost: x\r\n')).toMatch(/^(HTTP\/1.1 408 |$)/);
    expect(performance.now() - start).toBeLessThan(15_000);
  });
});
