// @vitest-environment node
import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Database } from '../../../src/server/database/database.ts';
import type { Schema } from '../../../src/server/database/schema.ts';
import { recordSearch } from '../../../src/server/repositories/plays.ts';
import { claimWishes } from '../../../src/server/repositories/wishes.ts';
import { testDatabase } from '../support/test-database.ts';
import { emptyDatabase } from '../support/test-titles.ts';

let database: Database;
let db: Kysely<Schema>;
beforeAll(async () => {
  database = await testDatabase();
  db = database.db;
});
beforeEach(() => emptyDatabase(db));
afterAll(() => database.close());

/** As if so many seconds had gone by since a wish was claimed. */
const pass = (seconds: number) =>
  sql`update wish set claimed_until = claimed_until - make_interval(secs => ${seconds})`.execute(db);

it('a wish in hand is nobody else’s for as long as the slowest delivery takes, and then comes again', async () => {
  await recordSearch(db, '42');
  expect(await claimWishes(db, 8)).toMatchObject([{ userId: '42', attempts: 1 }]);
  await pass(100);
  expect(await claimWishes(db, 8)).toEqual([]);
  await pass(30);
  expect(await claimWishes(db, 8)).toMatchObject([{ userId: '42', attempts: 2 }]);
});
