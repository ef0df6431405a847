import { beforeEach, describe, expect, it } from 'vitest';
import * as lists from '../../../../src/server/modules/lists/custom-lists.ts';
import { collectPages } from '../../support/collect-pages.ts';
import { useTestDatabase } from '../../support/test-database.ts';
import { addTestTitles, titleChanges } from '../../support/test-titles.ts';

const userId = '42';
let ids: number[];
let listId: number;
const db = await useTestDatabase();
beforeEach(async () => {
  ids = await addTestTitles(db, titleChanges(20));
  listId = await lists.insertCustomListUnchecked(db, { userId, titolo: 'Gialli & neri' });
});

describe('custom lists', () => {
  it('custom lists are shown to their owner in the order they were created', async () => {
    const second = await lists.insertCustomListUnchecked(db, { userId, titolo: 'Altra' });
    await lists.insertCustomListUnchecked(db, { userId: '43', titolo: 'Di un altro' });
    expect(await lists.findCustomLists(db, userId)).toEqual([
      { id: listId, titolo: 'Gialli & neri' },
      { id: second, titolo: 'Altra' },
    ]);
    expect(await lists.findCustomLists(db, '44')).toEqual([]);
  });

  it('custom lists are shown to nobody else', async () => {
    expect(await lists.findCustomList(db, { userId, listId })).toEqual({
      id: listId,
      titolo: 'Gialli & neri',
    });
    expect(await lists.findCustomList(db, { userId: '43', listId })).toBeUndefined();
    expect(await lists.deleteCustomList(db, { userId: '43', listId })).toBe(false);
    expect(await lists.findCustomList(db, { userId, listId })).toBeDefined();
  });

  it('custom lists are deleted with their entries', async () => {
    await lists.addToCustomList(db, { listId, titleId: ids[0] ?? 0 });
    expect(await lists.deleteCustomList(db, { userId, listId })).toBe(true);
    expect(await lists.customListTitles(db, { listId })).toEqual([]);
    expect(await lists.deleteCustomList(db, { userId, listId })).toBe(false);
  });
});

describe('the titles of a custom list', () => {
  it('a title is added once, however often, and removed', async () => {
    const place = { listId, titleId: ids[3] ?? 0 };
    expect(await lists.isInCustomList(db, place)).toBe(false);
    const outcomes = await Promise.all(Array.from({ length: 20 }, () => lists.addToCustomList(db, place)));
    expect(new Set(outcomes)).toEqual(new Set(['added']));
    expect(await lists.isInCustomList(db, place)).toBe(true);
    expect(await lists.customListTitles(db, { listId })).toHaveLength(1);
    await lists.removeFromCustomList(db, place);
    await lists.removeFromCustomList(db, place);
    expect(await lists.isInCustomList(db, place)).toBe(false);
  });

  it('an unknown title, or a title in an unknown list, is refused', async () => {
    expect(await lists.addToCustomList(db, { listId, titleId: 4711 })).toBe('no such title');
    expect(await lists.addToCustomList(db, { listId: 4711, titleId: ids[0] ?? 0 })).toBe('no such title');
  });

  it('titles come last added first, on pages that neither repeat nor skip', async () => {
    for (const titleId of ids) await lists.addToCustomList(db, { listId, titleId });
    const all = (await lists.customListTitles(db, { listId })).map((title) => title.id);
    expect(all).toEqual(ids.toReversed());
    expect(await collectPages(9, (paging) => lists.customListTitles(db, { listId, paging }))).toEqual(all);
  });
});
