import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { createLogger } from '../../../../src/server/config/create-logger.ts';
import { countTitleUses } from '../../../../src/server/modules/catalogue/editing/edit-titles.ts';
import { titleRecordOf } from '../../../../src/server/modules/catalogue/records/title-records.ts';
import {
  REMOVALS,
  removeTitle,
  removeTitles,
} from '../../../../src/server/modules/catalogue/remove-titles.ts';
import { setHidden } from '../../../../src/server/modules/catalogue/title-visibility.ts';
import { findTitle, findTitleIncludingHidden } from '../../../../src/server/modules/catalogue/titles.ts';
import { toggleInStaticList } from '../../../../src/server/modules/lists/static-lists.ts';
import { countPlays } from '../../../../src/server/modules/rankings/count-plays.ts';
import { mostPlayed } from '../../../../src/server/modules/rankings/rankings.ts';
import { doDueWork } from '../../support/do-due-work.ts';
import { useTestDatabase } from '../../support/test-database.ts';
import { addTestTitles, titleIdByOrigin } from '../../support/test-titles.ts';

const db = await useTestDatabase();
const log = createLogger('silent');

/** A title that as many people have played and liked; the plays of the last ones are not counted yet. */
async function popularTitle(people: number): Promise<number> {
  const [id = 0] = await addTestTitles(db, [{}]);
  await sql`insert into play_event (user_id, title_id, played_at, day, first_of_day)
    select n, ${id}, now(), now()::date, true from generate_series(1, ${people}::int) as n`.execute(db);
  await sql`insert into pending_play (event_id) select id from play_event order by id desc limit 3`.execute(
    db,
  );
  await sql`insert into list_item (user_id, list, title_id)
    select n, 'mi_piace', ${id} from generate_series(1, ${people}::int) as n`.execute(db);
  return id;
}

const rowsOf = async (id: number) => {
  const { rows } = await sql<{
    rows: number;
  }>`select (select count(*)::int from play_event where title_id = ${id})
    + (select count(*)::int from list_item where title_id = ${id}) as rows`.execute(db);
  return rows[0]?.rows;
};

it('a title of many rows is gone for everybody at once, and its rows batch by batch', async () => {
  const id = await popularTitle(30_000);
  const [other = 0] = await addTestTitles(db, [{}]);
  expect(await removeTitle(db, id)).toBe(true);
  expect(await rowsOf(id)).toBeGreaterThan(0);
  expect(await findTitle(db, id)).toBeUndefined();
  expect(await findTitleIncludingHidden(db, id)).toBeUndefined();
  expect(await titleRecordOf(db, id)).toBeUndefined();
  expect(await titleIdByOrigin(db, String(id))).toBeUndefined();
  expect(await toggleInStaticList(db, { userId: '1', list: 'liste', titleId: id })).toBe('no such title');
  expect(await setHidden(db, id, false)).toBe(false);
  expect(await removeTitle(db, id)).toBe(false);
  await countPlays(db);
  // Stopped after a batch, and started again.
  expect(await REMOVALS.doNext({ db, log }, AbortSignal.abort())).toBe(true);
  expect(await rowsOf(id)).toBeGreaterThan(0);
  await doDueWork(REMOVALS, { db, log });
  expect(await rowsOf(id)).toBe(0);
  expect(await db.selectFrom('title').select('id').execute()).toEqual([{ id: other }]);
  expect(await db.selectFrom('title_removal').selectAll().execute()).toEqual([]);
});

it('a title that was removed can be imported again while its rows are being deleted', async () => {
  const id = await popularTitle(30_000);
  await removeTitle(db, id);
  const [again = 0] = await addTestTitles(db, [{}]);
  expect(again).not.toBe(id);
  await doDueWork(REMOVALS, { db, log });
  expect(await findTitle(db, again)).toBeDefined();
  expect((await mostPlayed(db, { type: 'film', days: 7, limit: 10 })).map((title) => title.id)).toEqual([
    again,
  ]);
});

it('several titles are removed to their last row', async () => {
  const ids = await addTestTitles(db, [{}, {}, {}]);
  expect(await removeTitles(db, [...ids.slice(1), 4711])).toBe(2);
  expect(await db.selectFrom('title').select('id').execute()).toEqual([{ id: ids[0] }]);
});

it('a title’s uses are counted', async () => {
  const id = await popularTitle(3);
  expect(await countTitleUses(db, id)).toEqual({ plays: 3, listEntries: 3 });
});
