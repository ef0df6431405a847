import { type ControlledTransaction, sql } from 'kysely';
import { afterAll, afterEach, beforeEach, expect, it } from 'vitest';
import type { Schema } from '../../../../src/server/database/schema.ts';
import {
  beginRemoval,
  continueRemoval,
  removeTitle,
} from '../../../../src/server/modules/catalogue/remove-titles.ts';
import { toggleInStaticList } from '../../../../src/server/modules/lists/static-lists.ts';
import { emptyDatabase } from '../../support/reset-database.ts';
import { testDatabase } from '../../support/test-database.ts';
import { addTestTitles } from '../../support/test-titles.ts';

// A like updates the title's counters, and locks the title when the statement's foreign keys are checked. The tests stop
// it in between, by a trigger: those run in the order of their names, that of the foreign key is `RI_...`.

const PAUSE = 4711;

let id: number;
let paused: ControlledTransaction<Schema>;
const database = await testDatabase({ size: 10 });
const db = database.db;
beforeEach(async () => {
  await emptyDatabase(db);
  [id = 0] = await addTestTitles(db, [{}]);
  await sql`create function pause() returns trigger language plpgsql as ${sql.lit(`begin
    perform pg_advisory_xact_lock(${PAUSE});
    return null;
  end`)}`.execute(db);
  await sql`create trigger "A pause" after insert on list_item for each row execute function pause()`.execute(
    db,
  );
  paused = await db.startTransaction().execute();
  await sql`select pg_advisory_xact_lock(${sql.lit(PAUSE)})`.execute(paused);
});
afterEach(async () => {
  if (!paused.isCommitted) await paused.rollback().execute();
  await sql`drop trigger "A pause" on list_item`.execute(db);
  await sql`drop function pause`.execute(db);
});
afterAll(() => database.close());

const like = () => toggleInStaticList(db, { userId: '42', list: 'mi_piace', titleId: id });
const titles = () => db.selectFrom('title').select('id').execute();
const likes = () => db.selectFrom('list_item').select('user_id').execute();

/** Waits until this number of connections wait for a lock. */
async function untilWaiting(count: number): Promise<void> {
  const waiting = async () => {
    const { rows } = await sql`select from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
    return rows.length;
  };
  await expect.poll(waiting, { interval: 5 }).toBe(count);
}

it('a removal that starts during a like waits for it', async () => {
  const liked = like();
  await untilWaiting(1);
  const removed = removeTitle(db, id);
  await untilWaiting(2);
  await paused.commit().execute();
  expect(await Promise.all([liked, removed])).toEqual(['added', true]);
  expect([await titles(), await likes()]).toEqual([[], []]);
});

it('a removal that ends during a like waits for it', async () => {
  const before = await db.startTransaction().execute();
  await sql`select from title_stats where title_id = ${id} for update`.execute(before);
  const begun = beginRemoval(db, [id]);
  await untilWaiting(1);
  // The title is not hidden yet, and is by the time that its counters are free.
  const liked = like();
  await untilWaiting(2);
  await before.commit().execute();
  expect(await begun).toEqual([id]);
  // Only once the like has reached its pause: otherwise the title could be gone before it, and there would be no
  // like.
  await untilWaiting(1);
  const ended = continueRemoval(db, [id]);
  await untilWaiting(2);
  await paused.commit().execute();
  expect(await liked).toBe('added');
  await ended;
  expect([await titles(), await likes()]).toEqual([[], []]);
});
