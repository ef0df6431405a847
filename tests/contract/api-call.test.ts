import { expect, test } from 'vitest';
import { buildCallPath } from '../../src/contract/api-call.ts';
import { getGenreContents } from '../../src/contract/genres.ts';
import { topContents } from '../../src/contract/rankings.ts';

test('parts of a path are percent-encoded', () => {
  expect(buildCallPath(getGenreContents, { genre: 'Action & Adventure' })).toBe(
    '/api/get_genere/Action%20%26%20Adventure',
  );
  expect(buildCallPath(getGenreContents, { genre: '../a?b#c' })).toBe('/api/get_genere/..%2Fa%3Fb%23c');
});

test('numbers are written unchanged', () => {
  expect(buildCallPath(topContents, { type: 'film', days: 365 })).toBe('/api/top_contents/film/365');
});

test('a part that is missing is named', () => {
  expect(() => buildCallPath(getGenreContents, {})).toThrow('/api/get_genere/:genre needs genre');
});
