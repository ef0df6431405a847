// @vitest-environment node
import type { Kysely } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../../../src/server/database/database.ts';
import type { Schema } from '../../../src/server/database/schema.ts';
import { grantPremium, isPremium, seeUser, withdrawPremium } from '../../../src/server/repositories/users.ts';
import { testDatabase } from '../support/test-database.ts';
import { emptyDatabase } from '../support/test-titles.ts';

const soon = () => new Date(Date.now() + 60_000);
const justNow = () => new Date(Date.now() - 1000);
let database: Database;
let db: Kysely<Schema>;
beforeAll(async () => {
  database = await testDatabase();
  db = database.db;
});
beforeEach(() => emptyDatabase(db));
afterAll(() => database.close());

describe('premium', () => {
  it('is not what somebody is who was never seen, or who only signed in', async () => {
    expect(await isPremium(db, '42')).toBe(false);
    await seeUser(db, '42');
    expect(await isPremium(db, '42')).toBe(false);
  });

  it('lasts without end or until its moment, for whom it was granted', async () => {
    await grantPremium(db, '42');
    await grantPremium(db, '43', soon());
    await grantPremium(db, '44', justNow());
    const premium = await Promise.all(['42', '43', '44', '45'].map((userId) => isPremium(db, userId)));
    expect(premium).toEqual([true, true, false, false]);
  });

  it('can be withdrawn and granted again, and stays through sign-ins', async () => {
    await grantPremium(db, '42');
    await withdrawPremium(db, '42');
    expect(await isPremium(db, '42')).toBe(false);
    await grantPremium(db, '42', soon());
    await seeUser(db, '42');
    expect(await isPremium(db, '42')).toBe(true);
  });
});

it('somebody who signs in many times at once is one person, of any id', async () => {
  const userId = '9'.repeat(64);
  await Promise.all(Array.from({ length: 20 }, () => seeUser(db, userId)));
  const people = await db.selectFrom('person').select('user_id').execute();
  expect(people).toEqual([{ user_id: userId }]);
});
