import { type ControlledTransaction, sql } from 'kysely';
import { afterAll, afterEach, beforeEach, expect, it } from 'vitest';
import type { Schema } from '../../../../../src/server/database/schema.ts';
import { recordChanges } from '../../../../../src/server/modules/changes/changes.ts';
import { mergeTitles } from '../../../../../src/server/modules/desk/merging/merge-titles.ts';
import { toggleInStaticList } from '../../../../../src/server/modules/lists/static-lists.ts';
import { emptyDatabase } from '../../../support/reset-database.ts';
import { testDatabase } from '../../../support/test-database.ts';
import { addTestTitles } from '../../../support/test-titles.ts';

const PAUSE = 4712;

let [keep, other] = [0, 0];
let paused: ControlledTransaction<Schema>;
const database = await testDatabase({ size: 10 });
const db = database.db;
beforeEach(async () => {
  await emptyDatabase(db);
  [keep = 0, other = 0] = await addTestTitles(db, [{}, {}]);
  await sql`create function pause() returns trigger language plpgsql as ${sql.lit(`begin
    perform pg_advisory_xact_lock(${PAUSE});
    return null;
  end`)}`.execute(db);
  paused = await db.startTransaction().execute();
  await sql`select pg_advisory_xact_lock(${sql.lit(PAUSE)})`.execute(paused);
});
afterEach(async () => {
  if (!paused.isCommitted) await paused.rollback().execute();
  await sql`drop function pause cascade`.execute(db);
});
afterAll(() => database.close());

const merge = () => mergeTitles(db, { keep, other }, recordChanges(db, { userId: '9', role: 'owner' }));
/** An addition to a list stops after its statement, before or after its foreign keys are checked: triggers run in the order of names. */
const pauseAdditions = (trigger: string) =>
  sql`create trigger ${sql.ref(trigger)} after insert on list_item for each row
    when (new.user_id = '42') execute function pause()`.execute(db);

/** True once the merge can go no further: it waits for the addition, or has ended. */
const isAtRest = async () => {
  const waiting = await sql`select from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
  const titles = await db.selectFrom('title').select('id').execute();
  return waiting.rows.length > 1 || titles.length === 1;
};

it.each([
  ['other', 'mi_piace', 'A pause', 'added'],
  ['keep', 'mi_piace', 'A pause', 'added'],
  ['other', 'mi_piace', 'Z pause', 'added'],
  ['other', 'liste', 'Z pause', 'added'],
  // Without an acknowledgement nothing is stored.
  ['other', 'liste', 'A pause', 'no such title'],
] as const)(
  'an addition to %s, %s, %s, that began before a merge is %s',
  async (which, list, trigger, outcome) => {
    await pauseAdditions(trigger);
    const titleId = which === 'other' ? other : keep;
    const added = toggleInStaticList(db, { userId: '42', list, titleId });
    await expect
      .poll(async () => (await sql`select from pg_locks where not granted`.execute(db)).rows)
      .toHaveLength(1);
    const merged = merge();
    await expect.poll(isAtRest).toBe(true);
    await paused.commit().execute();
    expect(await Promise.all([added, merged])).toEqual([outcome, 'merged']);
    const isAdded = outcome === 'added';
    expect(await db.selectFrom('list_item').select(['user_id', 'title_id']).execute()).toEqual(
      isAdded ? [{ user_id: '42', title_id: keep }] : [],
    );
    expect(await db.selectFrom('title_stats').select(['title_id', 'mi_piace']).execute()).toEqual([
      { title_id: keep, mi_piace: Number(isAdded && list === 'mi_piace') },
    ]);
  },
);

it('presses on two servers at once are one merge', async () => {
  const outcomes = await Promise.all([merge(), merge(), merge()]);
  expect(outcomes.sort()).toEqual(['merged', 'no such title', 'no such title']);
  expect(await db.selectFrom('change').select('what').execute()).toHaveLength(1);
});
