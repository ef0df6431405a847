import { expect, it } from 'vitest';
import {
  type PartialSearchResults,
  rankSearchResults,
} from '../../../../src/server/modules/search/rank-search-results.ts';

const QUERY = { whole: 'horror', text: 'horror', name: 'horror', genres: ['Horror'], isNewest: false };
const named = (
  id: number,
  likeness: number,
  { exact = false, originale = null as string | null, name = 'horror' } = {},
) => ({
  id,
  likeness,
  exact,
  originale,
  altro: null,
  name,
});
const artist = (id: number, likeness: number) => ({
  id,
  likeness,
  artist: 'Horror Karloff',
  role: 'cast' as const,
});
const byFilters = (id: number) => ({ id, year: 1931, type: 'film' as const, length: 70 });

function rank(found: Partial<PartialSearchResults>, limit = 10) {
  return rankSearchResults({ named: [], narrowed: [], artists: [], byFilters: [], ...found }, QUERY, limit);
}
const ids = (found: Partial<PartialSearchResults>, limit?: number) => rank(found, limit).map(({ id }) => id);

it('a result that is not found by its name has a reason', () => {
  expect(
    rank({
      named: [named(1, 1), named(2, 1, { originale: 'The Mummy' })],
      artists: [artist(3, 1)],
      byFilters: [byFilters(4)],
    }),
  ).toEqual([
    { id: 1, why: undefined },
    { id: 2, why: { kind: 'originale', name: 'The Mummy' } },
    { id: 3, why: { kind: 'cast', name: 'Horror Karloff' } },
    { id: 4, why: { kind: 'filters', genres: ['Horror'], year: 1931, type: 'film' } },
  ]);
});

it('names that only share letters with the words are left out', () => {
  expect(ids({ named: [named(1, 0.7, { name: 'horatio' }), named(2, 0.7, { name: 'roman show' })] })).toEqual(
    [],
  );
  expect(ids({ named: [named(1, 0.7, { name: 'horrors' }), named(2, 0.7, { name: 'horor' })] })).toEqual([
    1, 2,
  ]);
});

it('exact names come first, then those that contain all the words, then the rest by similarity', () => {
  expect(
    ids({
      named: [named(1, 0.9), named(2, 0.8), named(3, 1, { exact: true })],
      narrowed: [named(4, 0.85), named(5, 0.9)],
      artists: [artist(6, 0.89), artist(7, 0.95)],
    }),
  ).toEqual([3, 1, 5, 7, 6, 4, 2]);
});

it('half of the places are for other readings of the query', () => {
  const holding = [1, 2, 3, 4, 5, 6].map((id) => named(id, 0.95));
  expect(ids({ named: holding, byFilters: [11, 12, 13, 14].map(byFilters) }, 5)).toEqual([1, 2, 3, 11, 12]);
  expect(ids({ named: holding, byFilters: [byFilters(11)] }, 5)).toEqual([1, 2, 3, 4, 11]);
  expect(ids({ named: holding }, 5)).toEqual([1, 2, 3, 4, 5]);
  const exact = [named(21, 1, { exact: true }), named(22, 1, { exact: true })];
  expect(ids({ named: [...exact, ...holding], byFilters: [11, 12, 13].map(byFilters) }, 5)).toEqual([
    21, 22, 1, 2, 11,
  ]);
});

it('remaining places are filled with the other names', () => {
  const holding = [1, 2, 3, 4].map((id) => named(id, 0.95));
  expect(ids({ named: holding, byFilters: [byFilters(11), byFilters(12)] }, 4)).toEqual([1, 2, 11, 12]);
  expect(ids({ named: holding, byFilters: [byFilters(11)] }, 6)).toEqual([1, 2, 3, 4, 11]);
});

it('much less similar names than the best are left out, and so are repeats', () => {
  expect(ids({ named: [named(1, 0.5), named(2, 0.375), named(3, 0.37)] })).toEqual([1, 2]);
  expect(ids({ named: [named(1, 1), named(1, 0.9)], byFilters: [byFilters(1)] })).toEqual([1]);
  expect(ids({})).toEqual([]);
});
