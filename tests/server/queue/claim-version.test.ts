import { sql } from 'kysely';
import { afterEach, expect, it } from 'vitest';
import { storeUpdates, updateQueue } from '../../../src/server/chat/updates/bot-updates.ts';
import { checkWrites } from '../../../src/server/database/readiness.ts';
import { CLAIM_VERSION } from '../../../src/server/queue/claim-version.ts';
import { acquireLease } from '../../../src/server/queue/leader-election.ts';
import { useTestDatabase } from '../support/test-database.ts';

const db = await useTestDatabase();
/** Simulates a migration of a newer or an older build. */
const refuseBelow = (version: number) =>
  sql`create or replace function check_claim_version() returns trigger language plpgsql as $$
    begin
      if coalesce(new.claim_version, 0) < ${sql.lit(version)} then return null; end if;
      new.claim_version := null;
      return new;
    end $$`.execute(db);
afterEach(() => refuseBelow(CLAIM_VERSION));

const lead = () => acquireLease(db, { name: 'leader', holder: 'this server' }, 4);
const updateOfAnna = () => storeUpdates(db, [{ id: 1, chat: '1001', payload: '{}' }]);

it('a server claims jobs and leads on the schema of its own migrations', async () => {
  await updateOfAnna();
  expect(await updateQueue.claim(db, 10)).toMatchObject([{ id: 1, attempts: 1 }]);
  expect(await lead()).toBe(true);
});

it('a server refused by a newer schema finds no job, leaves no trace, and does not lead', async () => {
  await updateOfAnna();
  await refuseBelow(CLAIM_VERSION + 1);
  expect(await updateQueue.claim(db, 10)).toEqual([]);
  expect(await lead()).toBe(false);
  await expect(checkWrites(db)).resolves.toBeUndefined();
  await refuseBelow(CLAIM_VERSION);
  expect(await updateQueue.claim(db, 10)).toMatchObject([{ id: 1, attempts: 1 }]);
});

it('such a server may finish the jobs that it claimed before', async () => {
  await updateOfAnna();
  const [job] = await updateQueue.claim(db, 10);
  await refuseBelow(CLAIM_VERSION + 1);
  if (!job) throw new Error('nothing was claimed');
  expect(await updateQueue.renew(db, [job])).toEqual([1]);
  expect(await updateQueue.settle(db, job, sql`done_at = now()`)).toBe(true);
});

it('a claim without a version, by an older server, finds nothing, even after a claim with one', async () => {
  await updateOfAnna();
  const claimAsBefore = () =>
    sql`update bot_update set attempts = attempts + 1, claimed_until = now() where id = 1 returning id`
      .execute(db)
      .then(({ rows }) => rows);
  expect(await claimAsBefore()).toEqual([]);
  expect(await updateQueue.claim(db, 10)).toHaveLength(1);
  expect(await claimAsBefore()).toEqual([]);
});
