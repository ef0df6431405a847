import { beforeEach, describe, expect, it } from 'vitest';
import { createPageCursorCache } from '../../../../src/server/lib/page-cursor-cache.ts';
import {
  filterTitles,
  type PremiumSearchFilters,
  yearsWithTitles,
} from '../../../../src/server/modules/search/filter-titles.ts';
import { collectPages } from '../../support/collect-pages.ts';
import { useTestDatabase } from '../../support/test-database.ts';
import { addTestTitles, titleChanges } from '../../support/test-titles.ts';

const db = await useTestDatabase();

const nothing: PremiumSearchFilters = { genres: [], durations: [], years: [], types: [] };

async function found(filter: Partial<PremiumSearchFilters>): Promise<string[]> {
  const titles = await filterTitles(db, { ...nothing, ...filter, paging: { page: 1, perPage: 100 } });
  return titles.map((title) => title.titolo).toSorted();
}

describe('the filter', () => {
  beforeEach(async () => {
    await addTestTitles(db, [
      { name: 'corto', genres: ['Musica'], duration: 30, releaseDate: '1999-12-31' },
      { name: 'medio', genres: ['Azione', 'Musica'], duration: 31, releaseDate: '2000-01-01' },
      { name: 'lungo', genres: ['Azione'], duration: 120, releaseDate: '2001-06-01' },
      { name: 'eterno', genres: ['Guerra'], duration: 121, releaseDate: '2001-06-01' },
      { name: 'serie', type: 'serie', genres: ['Azione'], duration: 2, releaseDate: '2000-06-01' },
    ]);
  });

  it.each<[string, Partial<PremiumSearchFilters>, string[]]>([
    ['nothing: everything', {}, ['corto', 'eterno', 'lungo', 'medio', 'serie']],
    ['a genre', { genres: ['Musica'] }, ['corto', 'medio']],
    ['either genre', { genres: ['Musica', 'Guerra'] }, ['corto', 'eterno', 'medio']],
    ['a genre that nobody knows', { genres: ['Boh'] }, []],
    ['one of which nobody knows', { genres: ['Boh', 'Guerra'] }, ['eterno']],
    ['a type', { types: ['serie'] }, ['serie']],
    ['both types', { types: ['serie', 'film'] }, ['corto', 'eterno', 'lungo', 'medio', 'serie']],
    ['a year', { years: ['2000'] }, ['medio', 'serie']],
    ['either year', { years: ['1999', '2001'] }, ['corto', 'eterno', 'lungo']],
    ['30 min: films only', { durations: ['30 min'] }, ['corto']],
    ['1 ora', { durations: ['1 ora'] }, ['medio']],
    ['2 ore or more', { durations: ['2 ore', '2+ ore'] }, ['eterno', 'lungo']],
    ['a duration of series', { durations: ['30 min'], types: ['serie'] }, []],
    ['every axis', { genres: ['Azione'], durations: ['2 ore'], years: ['2001'], types: ['film'] }, ['lungo']],
  ])('finds %s', async (_, filter, titles) => {
    expect(await found(filter)).toEqual(titles);
  });
});

it.each<[string, Partial<PremiumSearchFilters>]>([
  ['everything', {}],
  ['a genre', { genres: ['Azione', 'Dramma'] }],
  ['years', { years: ['2019', '2020'] }],
  ['all axes', { genres: ['Dramma'], types: ['film'], years: ['2020'], durations: ['2 ore'] }],
  ['pairs', { genres: ['Azione', 'Dramma'], types: ['film'], years: ['2019', '2020'], durations: ['2 ore'] }],
])('the pages of %s neither repeat nor skip, newest first', async (_, filter) => {
  const createdAt = new Date('2026-02-02');
  const ids = await addTestTitles(
    db,
    titleChanges(130, (n) => (n > 30 ? { createdAt } : {})),
  );
  const paged = await collectPages(12, (paging) => filterTitles(db, { ...nothing, ...filter, paging }));
  expect(paged).toEqual(ids.toReversed());
});

it.each<[string, Partial<PremiumSearchFilters>]>([
  ['everything', {}],
  ['genres', { genres: ['Azione', 'Dramma'] }],
])('%s: a page goes on where the one before ended, whatever has come meanwhile', async (_, filter) => {
  const ids = await addTestTitles(db, titleChanges(30));
  const cursors = createPageCursorCache();
  const page = (number: number) =>
    filterTitles(db, { ...nothing, ...filter, paging: { page: number, perPage: 12 }, cursors });
  const first = await page(1);
  const late = await addTestTitles(
    db,
    titleChanges(3, () => ({ createdAt: new Date() })),
  );
  const met = [...first, ...(await page(2)), ...(await page(3))].map(({ id }) => id);
  expect(met).toEqual(ids.toReversed());
  expect((await page(1)).slice(0, 3).map(({ id }) => id)).toEqual(late.toReversed());
});

it('the years are those that have titles, newest first', async () => {
  expect(await yearsWithTitles(db)).toEqual([]);
  await addTestTitles(
    db,
    titleChanges(9, (n) => ({ releaseDate: `${[1895, 2024, 1968][n % 3]}-12-31` })),
  );
  expect(await yearsWithTitles(db)).toEqual([2024, 1968, 1895]);
});
