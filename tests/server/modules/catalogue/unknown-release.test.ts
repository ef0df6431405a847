import { expect, it } from 'vitest';
import { nameWithYear } from '../../../../src/server/modules/catalogue/cards/title-card.ts';
import { findTitle } from '../../../../src/server/modules/catalogue/titles.ts';
import { homeTitles } from '../../../../src/server/modules/rankings/home-titles.ts';
import { filterTitles, yearsWithTitles } from '../../../../src/server/modules/search/filter-titles.ts';
import { useTestDatabase } from '../../support/test-database.ts';
import { addTestTitles, titleChanges } from '../../support/test-titles.ts';

const db = await useTestDatabase();
const EVERYTHING = { genres: [], durations: [], years: [], types: [], paging: { page: 1, perPage: 100 } };

it('a title of an unknown year is the last of the latest releases, and of no year', async () => {
  const [undated = 0] = await addTestTitles(db, [
    ...titleChanges(36, (index) => ({ releaseDate: `19${20 + index}-01-01` })),
    { name: 'Cena di Natale', releaseDate: null },
  ]).then((ids) => ids.slice(-1));
  const named = await findTitle(db, undated);
  expect(named && nameWithYear(named)).toBe('Cena di Natale');

  // The banner and three carousels take the first 31.
  const latest = (await homeTitles(db)).slice(31).map(({ titolo }) => titolo);
  expect(latest).toEqual(['Film 35', 'Film 34', 'Film 33', 'Film 32', 'Film 31', 'Cena di Natale']);
  expect((await yearsWithTitles(db)).slice(0, 2)).toEqual([1955, 1954]);
  expect(await yearsWithTitles(db)).toHaveLength(36);
  expect((await filterTitles(db, EVERYTHING)).map(({ id }) => id)).toContain(undated);
  const ofAnyYear = { ...EVERYTHING, years: (await yearsWithTitles(db)).map(String) };
  expect((await filterTitles(db, ofAnyYear)).map(({ id }) => id)).not.toContain(undated);
});
