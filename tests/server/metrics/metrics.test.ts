import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { storeUpdates } from '../../../src/server/chat/updates/bot-updates.ts';
import { createLogger } from '../../../src/server/config/create-logger.ts';
import { VERSION } from '../../../src/server/lib/project.ts';
import { createMetrics } from '../../../src/server/metrics/metrics.ts';
import { serveMetrics } from '../../../src/server/metrics/serve-metrics.ts';
import { freePort } from '../support/built-program.ts';
import { type TestApp, testApp } from '../support/test-app.ts';
import { testDatabase } from '../support/test-database.ts';

const TOKEN = 'token-of-the-metrics';
let server: TestApp;
/** The database of the measured queues. */
let db: TestApp['db'];
let close: () => Promise<void>;

beforeEach(async () => {
  const database = await testDatabase();
  const metrics = createMetrics({ ...database, isLeader: () => true, version: VERSION });
  metrics.watchBot({
    unansweredQuestions: { inline_query: 2, pre_checkout_query: 0 },
    droppedUpdates: () => 3,
  });
  server = await testApp({ metrics, catalogueLife: 60_000 });
  const endOffer = await serveMetrics(
    server.app,
    metrics,
    {
      host: 'localhost',
      metricsPort: undefined,
      metricsToken: TOKEN,
    },
    createLogger('silent'),
  );
  db = database.db;
  // The first query makes the connections.
  await sql`select 1`.execute(db);
  close = async () => {
    await endOffer();
    await server.close();
    await database.close();
  };
});
afterEach(() => close());

/** All figures: each line's name with its labels, and its value. */
async function figures(): Promise<Map<string, number>> {
  const text = await server.ask('GET /metrics', { headers: { authorization: `Bearer ${TOKEN}` } });
  expect(text.statusCode).toBe(200);
  const lines = text.body.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return new Map(lines.map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.split(' ').at(-1))]));
}

const calls = (route: string, status: number) =>
  `vetrina_call_duration_seconds_count{route="${route}",status="${status}"}`;

describe('the metrics', () => {
  it('the metrics are refused without the token', async () => {
    for (const authorization of ['', 'Bearer', 'Bearer other', TOKEN]) {
      const answer = await server.ask('GET /metrics', { headers: { authorization } });
      expect([answer.statusCode, answer.body]).toEqual([401, '{"error":"Missing or wrong metrics token"}']);
    }
  });

  it('count calls by route and status, however many addresses are called', async () => {
    for (let id = 1; id <= 20; id += 1) {
      await server.ask(`GET /api/get_content/${id}0000?user-id=42`, { as: '42' });
      await server.ask(`GET /screen/${id}`);
      await server.ask(`POST /nothing/${id}?${id}`);
    }
    await server.ask('GET /api/get_top');
    const found = await figures();
    const routes = new Set([...found.keys()].flatMap((key) => /route="([^"]*)"/.exec(key)?.[1] ?? []));
    expect(routes).toEqual(new Set(['/api/get_content/:id', 'none', '/api/get_top']));
    expect(found.get(calls('/api/get_content/:id', 404))).toBe(20);
    expect(found.get(calls('none', 404))).toBe(40);
    expect(found.get(calls('/api/get_top', 401))).toBe(1);
    expect(found.get('vetrina_call_duration_seconds_bucket{le="+Inf",route="none",status="404"}')).toBe(40);
  });

  it('count responses from the cache', async () => {
    for (let call = 0; call < 3; call += 1) await server.read('GET /api/get_top', { as: '42' });
    const found = await figures();
    expect(found.get('vetrina_catalogue_answers_total{outcome="hit"}')).toBe(2);
    expect(found.get('vetrina_catalogue_answers_total{outcome="miss"}')).toBe(1);
  });

  it('contain the length and age of the queues', async () => {
    const empty = await figures();
    expect(empty.get('vetrina_deliveries_waiting')).toBe(0);
    expect(empty.get('vetrina_updates_oldest_seconds')).toBe(0);
    await sql`insert into delivery (user_id, kind, created_at, state) values
      ('42', 'search', now() - interval '90 seconds', 'waiting'),
      ('43', 'search', now(), 'waiting'), ('44', 'search', now() - interval '1 day', 'delivered')`.execute(
      db,
    );
    await storeUpdates(db, [{ id: 1, chat: '42', payload: '{}' }]);
    const found = await figures();
    expect(found.get('vetrina_deliveries_waiting')).toBe(2);
    expect(found.get('vetrina_deliveries_oldest_seconds')).toBeGreaterThanOrEqual(90);
    expect(found.get('vetrina_deliveries_oldest_seconds')).toBeLessThan(900);
    expect(found.get('vetrina_updates_waiting')).toBe(1);
    expect(found.get('vetrina_queue_oldest_seconds{queue="deliveries"}')).toBeGreaterThanOrEqual(90);
    expect(found.get('vetrina_queue_oldest_seconds{queue="plays"}')).toBe(0);
  });

  it('contain the number of given-up jobs', async () => {
    await sql`insert into bot_update (id, chat, done_at, failure) values (1, '42', now(), 'error: no')`.execute(
      db,
    );
    const found = await figures();
    expect(found.get('vetrina_queue_given_up{queue="updates"}')).toBe(1);
    expect(found.get('vetrina_queue_given_up{queue="outbox"}')).toBe(0);
  });

  it('count queries that the bot did not answer in time', async () => {
    const found = await figures();
    expect(found.get('vetrina_unanswered_queries_total{kind="inline_query"}')).toBe(2);
    expect(found.get('vetrina_unanswered_queries_total{kind="pre_checkout_query"}')).toBe(0);
  });

  it('count updates of the messenger that could not be read', async () => {
    expect((await figures()).get('vetrina_dropped_updates_total')).toBe(3);
  });

  it('report a database that does not respond, and everything else', async () => {
    await server.ask('GET /healthz');
    await db.destroy();
    const found = await figures();
    expect(found.get('vetrina_database_up')).toBe(0);
    expect(found.get('vetrina_deliveries_waiting')).toBeNaN();
    expect(found.get(calls('/healthz', 200))).toBe(1);
  });

  it('report the leader, the pool and the version', async () => {
    const found = await figures();
    expect(found.get('vetrina_leader')).toBe(1);
    expect(found.get('vetrina_pool_connections')).toBeGreaterThan(0);
    expect(found.get(`vetrina_info{version="${VERSION}",node="${process.version}"}`)).toBe(1);
  });
});

it('the metrics have their own port, and none on the app’s port', async () => {
  const metrics = createMetrics({
    db,
    pool: { totalCount: 0, idleCount: 0, waitingCount: 0 },
    isLeader: () => false,
    version: '',
  });
  const bare = await testApp({ metrics });
  const metricsPort = await freePort();
  const end = await serveMetrics(
    bare.app,
    metrics,
    {
      host: 'localhost',
      metricsPort,
      metricsToken: undefined,
    },
    createLogger('silent'),
  );
  const response = await fetch(`http://localhost:${metricsPort}/metrics`);
  expect(response.headers.get('content-type')).toMatch(/^text\/plain/);
  expect(await response.text()).toContain('vetrina_leader 0');
  expect((await fetch(`http://localhost:${metricsPort}/api/get_top`)).status).toBe(404);
  expect((await bare.ask('GET /metrics')).body).not.toContain('vetrina_leader');
  await end();
  await bare.close();
});

describe('the dashboard', () => {
  const file = readFileSync('src/server/metrics/grafana-dashboard.json', 'utf8');
  const queries = [...file.matchAll(/"expr": ("(?:[^"\\]|\\.)*")/g)].map(([, text = '']) =>
    String(JSON.parse(text)),
  );

  it.each(queries)('reads a metric that exists: %s', async (query) => {
    await server.read('GET /api/get_top', { as: '42' });
    const given = [...(await figures()).keys()];
    const names = query.match(/\b(vetrina|nodejs|process)_\w+/g) ?? [];
    expect(names).not.toEqual([]);
    for (const name of names) expect(given.map((key) => key.replace(/\{.*/, ''))).toContain(name);
    const labels = [...query.matchAll(/by \(([^)]*)\)|(\w+)=/g)].flatMap(([, by, own]) =>
      (by ?? own ?? '').split(', '),
    );
    for (const label of labels) expect(given.join('\n')).toMatch(new RegExp(`[{,]${label}="`));
  });
});
