import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, inject, it } from 'vitest';
import type { Database } from '../../../../src/server/database/database.ts';
import { openDatabase } from '../../../../src/server/database/open-database.ts';
import type { Schema } from '../../../../src/server/database/schema.ts';
import {
  MAX_PENDING_DELIVERIES,
  requestPlay,
  requestSearchPrompt,
} from '../../../../src/server/modules/playback/request-delivery.ts';
import { addressOf } from '../../support/copy-database.ts';
import { emptyDatabase } from '../../support/reset-database.ts';
import { testDatabase } from '../../support/test-database.ts';
import { addTestTitles } from '../../support/test-titles.ts';

// Two servers with several connections each: the embedded database has a single one.

const CONNECTIONS = 8;
let other: Database;
let servers: Kysely<Schema>[];
const own = await testDatabase({ size: CONNECTIONS });
beforeAll(async () => {
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(own.db);
  const url = addressOf(inject('postgres') ?? '', rows[0]?.name ?? '');
  other = await openDatabase({ url, folder: '', size: CONNECTIONS });
  servers = [own.db, other.db];
});
beforeEach(() => emptyDatabase(own.db));
afterAll(async () => {
  await other.close();
  await own.close();
});

const atOnce = <T>(count: number, request: (db: Kysely<Schema>, index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, index) => request(servers[index % 2] ?? own.db, index)));
const waiting = () => own.db.selectFrom('delivery').select('id').where('state', '=', 'waiting').execute();
const titles = (count: number) =>
  addTestTitles(
    own.db,
    Array.from({ length: count }, () => ({})),
  );

it('presses at the same moment make one delivery, on one server or two', async () => {
  const ids = await titles(10);
  for (const titleId of ids) {
    const outcomes = await atOnce(6, (db) => requestPlay(db, { userId: '42', titleId }));
    expect(outcomes.filter((outcome) => outcome === 'taken')).toHaveLength(1);
    expect(outcomes.filter((outcome) => outcome === 'repeated')).toHaveLength(5);
  }
  expect(await waiting()).toHaveLength(10);
});

it('searches at the same moment make one prompt', async () => {
  const outcomes = await atOnce(8, (db) => requestSearchPrompt(db, '42'));
  expect(outcomes.filter((outcome) => outcome === 'taken')).toHaveLength(1);
});

it('the limit of waiting deliveries applies to concurrent requests', async () => {
  const ids = await titles(2 * MAX_PENDING_DELIVERIES);
  const outcomes = await atOnce(ids.length, (db, index) =>
    requestPlay(db, { userId: '42', titleId: ids[index] ?? 0 }),
  );
  expect(outcomes.filter((outcome) => outcome === 'taken')).toHaveLength(MAX_PENDING_DELIVERIES);
  expect(await waiting()).toHaveLength(MAX_PENDING_DELIVERIES);
});

it('nobody waits for another person’s request', async () => {
  const [titleId = 0] = await titles(1);
  await own.db.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(hashtextextended('delivery to 42', 0))`.execute(transaction);
    expect(await requestPlay(other.db, { userId: '43', titleId })).toBe('taken');
  });
});
