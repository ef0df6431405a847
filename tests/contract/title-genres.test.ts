import { expect, test } from 'vitest';
import { genresOf } from '../../src/contract/title-genres.ts';

test('genres are the names between commas', () => {
  expect(genresOf({ generi: 'Dramma, Sci-Fi & Fantasy,Crime, ' })).toEqual([
    'Dramma',
    'Sci-Fi & Fantasy',
    'Crime',
  ]);
  expect(genresOf({ generi: null })).toEqual([]);
});
