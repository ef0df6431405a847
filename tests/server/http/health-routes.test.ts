import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { VERSION } from '../../../src/server/lib/project.ts';
import { acquireLease, releaseLease } from '../../../src/server/queue/leader-election.ts';
import { speedUpTimers } from '../support/fast-timers.ts';
import { type TestApp, testApp } from '../support/test-app.ts';

const lease = { name: 'leader', holder: 'another server' };
let server: TestApp;
let ending: boolean;
beforeEach(async () => {
  ending = false;
  server = await testApp({ isEnding: () => ending });
  await acquireLease(server.db, lease, 60);
});
afterEach(async () => {
  vi.restoreAllMocks();
  await server.close();
});

async function ready() {
  const answer = await server.ask('GET /readyz');
  return [answer.statusCode, answer.json()];
}

async function alive() {
  return (await server.ask('GET /healthz')).statusCode;
}

it('a server is ready with its database, migrations and a leader, and no cache stores that', async () => {
  const answer = await server.ask('GET /readyz');
  expect([answer.statusCode, answer.json()]).toEqual([200, { ok: true }]);
  expect(answer.headers['cache-control']).toBe('no-store');
});

it('the health call names the version', async () => {
  expect((await server.ask('GET /healthz')).json()).toEqual({ ok: true, version: VERSION });
});

it('a server without its database is alive but not ready, and reports nothing but that', async () => {
  await server.db.destroy();
  expect(await alive()).toBe(200);
  expect(await ready()).toEqual([503, { ok: false, missing: ['the database does not answer'] }]);
});

it('a server is not ready when the database takes too long', async () => {
  const held = await server.db.startTransaction().execute();
  await sql`lock table lease in access exclusive mode`.execute(held);
  const slowDown = speedUpTimers();
  const answer = await ready().finally(slowDown);
  const isAlive = await alive();
  await held.rollback().execute();
  expect(answer).toEqual([503, { ok: false, missing: ['the database does not answer'] }]);
  expect(isAlive).toBe(200);
  expect((await ready())[0]).toBe(200);
});

it('a server is not ready while a migration is missing; one newer than the server is ignored', async () => {
  await sql`insert into kysely_migration values ('9999-later', '')`.execute(server.db);
  expect((await ready())[0]).toBe(200);
  await sql`delete from kysely_migration where name = '0001-tables'`.execute(server.db);
  expect(await ready()).toEqual([503, { ok: false, missing: ['the migration 0001-tables'] }]);
});

it('a server is not ready before any server leads; a later change of leader does not matter', async () => {
  await releaseLease(server.db, lease);
  expect(await ready()).toEqual([503, { ok: false, missing: ['a server that leads'] }]);
  await acquireLease(server.db, lease, 60);
  expect((await ready())[0]).toBe(200);
  await releaseLease(server.db, lease);
  expect((await ready())[0]).toBe(200);
  const later = performance.now() + 61_000;
  vi.spyOn(performance, 'now').mockReturnValue(later);
  expect((await ready())[0]).toBe(503);
});

it('a server that is about to stop reports not ready, and continues to serve', async () => {
  ending = true;
  expect(await ready()).toEqual([503, { ok: false, missing: ['the server is stopping'] }]);
  expect(await alive()).toBe(200);
  expect((await server.ask('GET /api/get_top', { as: '42' })).statusCode).toBe(200);
});

it('the database is checked once for concurrent health calls', async () => {
  await ready();
  const asked = vi.spyOn(server.db, 'getExecutor');
  await ready();
  const forOne = asked.mock.calls.length;
  await Promise.all(Array.from({ length: 50 }, ready));
  expect(forOne).toBeGreaterThan(0);
  expect(asked.mock.calls.length).toBeLessThan(4 * forOne);
});

it('a server is not ready while the database’s disk is full, though it can be read', async () => {
  await sql`create function refuse() returns trigger language plpgsql as
    $$ begin raise exception 'could not extend file' using errcode = '53100'; end $$`.execute(server.db);
  await sql`create trigger refuse before insert on lease for each row execute function refuse()`.execute(
    server.db,
  );
  expect(await ready()).toEqual([503, { ok: false, missing: ['room on the database’s disk'] }]);
  await sql`drop trigger refuse on lease`.execute(server.db);
  expect(await ready()).toEqual([200, { ok: true }]);
});
