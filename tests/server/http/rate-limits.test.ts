import { sql } from 'kysely';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { ORDINARY, PREMIUM } from '../support/small-catalogue.ts';
import { NO_LIMITS, type TestApp, testApp } from '../support/test-app.ts';
import { addTestTitles } from '../support/test-titles.ts';

let server: TestApp;
/** Ends the work of `blockLists`: a database with a call in hand cannot be closed. */
let release = () => {};
afterEach(() => {
  release();
  sessions.clear();
  return server.close();
});

const status = async (as: string) =>
  (await server.ask(`GET /api/check_premium_status?user-id=${as}`, { as })).statusCode;

const sessions = new Map<string, { authorization: string }>();
/**
 * Signs in once: signing takes a second thread's time, by which calls would overtake each other, and the session of
 * a second later has to be verified first, which takes its turn among the person's calls.
 */
async function statusOf(request: string, as: string): Promise<number> {
  const headers = sessions.get(as) ?? (await server.signIn(as));
  sessions.set(as, headers);
  return (await server.ask(request, { headers })).statusCode;
}

const listOf = (as: string) => statusOf(`GET /api/get_list/liste?user-id=${as}`, as);
/** A call that is answered without the database. */
const refused = (as: string) => statusOf('GET /api/random/none', as);

/** Blocks requests for a list until `release`. */
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

describe('the limit of calls', () => {
  it('a person beyond the limit gets a Retry-After, and nobody else does', async () => {
    server = await testApp({ limits: { ...NO_LIMITS, person: 3 } });
    for (let call = 0; call < 3; call += 1) expect(await status('42')).toBe(200);
    const refused = await server.ask('GET /api/get_top', { as: '42' });
    expect([refused.statusCode, refused.json()]).toEqual([429, { error: 'Too many calls' }]);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(10);
    expect(await status('43')).toBe(200);
  });

  it('a person’s concurrent calls wait for each other, and nobody else does', async () => {
    server = await testApp({ limits: { ...NO_LIMITS, concurrency: 2 }, catalogueLife: 60_000 });
    const getTop = (as: string) => statusOf('GET /api/get_top', as);
    // Their sessions are known from here on, so that their calls take turns in the order in which they are made.
    for (const as of ['42', '43']) expect([await getTop(as), await refused(as)]).toEqual([200, 400]);
    await blockLists(server.db);
    const answered: number[] = [];
    const noted = async (code: Promise<number>) => answered.push(await code);
    const own = [listOf('42'), listOf('42')].map(noted);
    // Both have taken their turns by then.
    expect(await refused('43')).toBe(400);
    own.push(noted(refused('42')));
    for (let call = 0; call < 5; call += 1) {
      expect(await refused('43')).toBe(400);
      expect(await getTop('43')).toBe(200);
    }
    expect(answered).toEqual([]);
    release();
    await Promise.all(own);
    expect(answered.toSorted((one, other) => one - other)).toEqual([200, 200, 400]);
  });

  it('a person who floods waits even for the refusal, and nobody else waits', async () => {
    server = await testApp({ limits: { ...NO_LIMITS, person: 1, maxTarpitMs: 4000 } });
    await status('42');
    // Each is held back for the shortest time there is.
    vi.spyOn(Math, 'random').mockReturnValue(0);
    onTestFinished(() => void vi.restoreAllMocks());
    const start = performance.now();
    const tooMany = Promise.all(Array.from({ length: 50 }, () => status('42')));
    expect(await status('43')).toBe(200);
    expect(performance.now() - start).toBeLessThan(900);
    expect(new Set(await tooMany)).toEqual(new Set([429]));
    expect(performance.now() - start).toBeGreaterThan(1000);
  });

  it('a person who calls all the time gets one response after the other', async () => {
    server = await testApp({ limits: { ...NO_LIMITS, person: 60, concurrency: 4 } });
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

  it('a queued call is not made once its client has disconnected', async () => {
    server = await testApp({ limits: { ...NO_LIMITS, concurrency: 1 } });
    const headers = await server.signIn('42');
    // The session is known from here on, so that calls take turns in the order in which they are made.
    expect(await statusOf('GET /api/check_premium_status?user-id=42', '42')).toBe(200);
    const [film = 0] = server.films;
    const isKept = async () => (await server.db.selectFrom('list_item').selectAll().execute()).length > 0;
    await blockLists(server.db);
    const first = server.ask('GET /api/get_list/liste?user-id=42', { headers });
    const leaving = new AbortController();
    const waiting = server.app.inject({
      method: 'POST',
      url: `/api/add_content_to/${film}`,
      headers,
      payload: { user_id: '42', list_name: 'liste' },
      signal: leaving.signal,
    });
    expect(await refused('43')).toBe(400);
    leaving.abort();
    await expect(waiting).rejects.toThrow(/abort|destroyed/);
    release();
    expect((await first).statusCode).toBe(200);
    // Queued behind it.
    expect(await refused('42')).toBe(400);
    expect(await isKept()).toBe(false);
  });

  it('a call for a whole list counts as its number of pages', async () => {
    server = await testApp({ limits: { ...NO_LIMITS, person: 20 } });
    const ids = await addTestTitles(
      server.db,
      Array.from({ length: 300 }, () => ({ plot: 'x'.repeat(1000) })),
    );
    const held = ids.map((title_id) => ({ user_id: ORDINARY, list: 'liste' as const, title_id }));
    await server.db.insertInto('list_item').values(held).execute();
    expect([await listOf(ORDINARY), await listOf(ORDINARY), await listOf(ORDINARY)]).toEqual([200, 200, 429]);
    expect(await status(PREMIUM)).toBe(200);
  });

  it.each([
    ['an attempt to sign in', { method: 'POST', url: '/api/auth?user_id=1&token=x' }],
    [
      'a call with a token that is refused',
      { method: 'GET', url: '/api/get_top', headers: { authorization: 'Bearer x' } },
    ],
  ] as const)('an address has a limit as well, without a session: %s', async (_name, call) => {
    server = await testApp({ limits: { ...NO_LIMITS, address: 2 } });
    const from = async (remoteAddress: string) =>
      (await server.app.inject({ ...call, remoteAddress })).statusCode;
    expect([await from('192.0.2.1'), await from('192.0.2.1'), await from('192.0.2.1')]).toEqual([
      401, 401, 429,
    ]);
    expect(await from('192.0.2.2')).toBe(401);
  });
});
