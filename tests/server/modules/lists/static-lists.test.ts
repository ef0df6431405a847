import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { STATIC_LISTS, type StaticList } from '../../../../src/contract/static-lists.ts';
import { findTitle } from '../../../../src/server/modules/catalogue/titles.ts';
import {
  createStaticListLookup,
  staticListTitles,
  toggleInStaticList,
} from '../../../../src/server/modules/lists/static-lists.ts';
import { collectPages } from '../../support/collect-pages.ts';
import { useTestDatabase } from '../../support/test-database.ts';
import { addTestTitles, titleChanges } from '../../support/test-titles.ts';

const userId = '42';
let ids: number[];
let titleId: number;
const db = await useTestDatabase();
const isInStaticList = createStaticListLookup(db);
beforeEach(async () => {
  ids = await addTestTitles(db, titleChanges(25));
  titleId = ids[0] ?? 0;
});

async function rowsOf(list: StaticList): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from list_item where title_id = ${titleId} and list = ${list}`.execute(db);
  return rows[0]?.n ?? -1;
}

describe('a static list', () => {
  it.each(STATIC_LISTS)('a static list is toggled by %s: a title is added, then removed', async (list) => {
    expect(await toggleInStaticList(db, { userId, list, titleId })).toBe('added');
    expect(await isInStaticList({ userId, list, titleId })).toBe(true);
    expect(await toggleInStaticList(db, { userId, list, titleId })).toBe('removed');
    expect(await isInStaticList({ userId, list, titleId })).toBe(false);
  });

  it('refuses an unknown title', async () => {
    expect(await toggleInStaticList(db, { userId, list: 'liste', titleId: 4711 })).toBe('no such title');
    expect(await staticListTitles(db, { userId, list: 'liste' })).toEqual([]);
  });

  it('a static list is separate for each person and name', async () => {
    await toggleInStaticList(db, { userId, list: 'liste', titleId });
    expect(await isInStaticList({ userId, list: 'mi_piace', titleId })).toBe(false);
    expect(await isInStaticList({ userId: '43', list: 'liste', titleId })).toBe(false);
  });

  it('lookups at the same moment get each its own answer', async () => {
    await toggleInStaticList(db, { userId, list: 'liste', titleId });
    await toggleInStaticList(db, { userId: '43', list: 'preferiti', titleId: ids[1] ?? 0 });
    const places = [userId, '43'].flatMap((person) =>
      STATIC_LISTS.flatMap((list) => ids.map((id) => ({ userId: person, list, titleId: id }))),
    );
    const found = await Promise.all(places.map(isInStaticList));
    expect(places.filter((_, index) => found[index])).toEqual([
      { userId, list: 'liste', titleId },
      { userId: '43', list: 'preferiti', titleId: ids[1] },
    ]);
  });

  it('shows titles last added first, on pages that neither repeat nor skip', async () => {
    for (const id of ids) await toggleInStaticList(db, { userId, list: 'liste', titleId: id });
    const all = (await staticListTitles(db, { userId, list: 'liste' })).map((title) => title.id);
    expect(all).toEqual(ids.toReversed());
    const paged = await collectPages(9, (paging) => staticListTitles(db, { userId, list: 'liste', paging }));
    expect(paged).toEqual(all);
  });

  it('has a total order even if all titles were added at once', async () => {
    await sql`insert into list_item (user_id, list, title_id) select ${userId}, 'liste', id from title`.execute(
      db,
    );
    expect(
      await collectPages(4, (paging) => staticListTitles(db, { userId, list: 'liste', paging })),
    ).toEqual(ids.toReversed());
  });
});

describe('the counters', () => {
  it('follow likes and favourites, and leave the watchlist out', async () => {
    await toggleInStaticList(db, { userId, list: 'mi_piace', titleId });
    await toggleInStaticList(db, { userId: '43', list: 'mi_piace', titleId });
    await toggleInStaticList(db, { userId, list: 'preferiti', titleId });
    await toggleInStaticList(db, { userId, list: 'liste', titleId });
    await toggleInStaticList(db, { userId: '43', list: 'mi_piace', titleId });
    expect(await findTitle(db, titleId)).toMatchObject({ mi_piace: 1, preferiti: 1, visualizzazioni: 0 });
  });

  it.each([50, 51])(
    'the counters are the same after %i concurrent toggles as after that many in a row',
    async (count) => {
      const place = { userId, list: 'mi_piace', titleId } as const;
      const outcomes = await Promise.all(Array.from({ length: count }, () => toggleInStaticList(db, place)));
      expect(outcomes.filter((outcome) => outcome === 'added')).toHaveLength(Math.ceil(count / 2));
      expect(await rowsOf('mi_piace')).toBe(count % 2);
      expect((await findTitle(db, titleId))?.mi_piace).toBe(count % 2);
    },
  );

  it('equal the rows after concurrent toggles of many people', async () => {
    const presses = Array.from(
      { length: 150 },
      (_, n) => ({ userId: String(n % 40), list: 'preferiti', titleId }) as const,
    );
    await Promise.all(presses.map((place) => toggleInStaticList(db, place)));
    // 150 presses of 40 people: thirty pressed four times, ten three times.
    expect(await rowsOf('preferiti')).toBe(10);
    expect((await findTitle(db, titleId))?.preferiti).toBe(10);
  });
});
