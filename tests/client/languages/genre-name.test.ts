import * as v from 'valibot';
import { beforeEach, expect, test, vi } from 'vitest';
import { GENRE_NAMES } from '../../../src/contract/genre-names.ts';
import { RANKED_GENRES } from '../../../src/contract/rankings.ts';
import { getRandom } from '../../../src/contract/titles.ts';
import { speak } from '../support/speak.ts';
import { titles } from '../support/title-fixtures.ts';

beforeEach(() => vi.resetModules());

async function genreNameIn(language: string) {
  await speak(language);
  return (await import('../../../src/client/languages/genre-name.ts')).genreName;
}

test.each([
  ['it', 'Commedia'],
  ['en', 'Comedy'],
  ['es', 'Comedia'],
])('in %s, Commedia is %s, and a genre of no language keeps its name', async (language, name) => {
  const genreName = await genreNameIn(language);
  expect(['Commedia', name, 'Di mare'].map(genreName)).toEqual([name, name, 'Di mare']);
});

test('a title of another server has its Italian genres in the language of the texts', async () => {
  await speak('en');
  const { factsOf } = await import('../../../src/client/screens/movie-night/deck/title-facts.ts');
  const [title] = titles(1);
  const read = v.parse(getRandom.answer, { ...title, generi: 'Commedia, Di mare' });
  expect(read && factsOf(read)).toContain('Comedy, Di mare');
});

test('every row of genres has a name', () => {
  for (const genre of Object.values(RANKED_GENRES).flat()) expect(GENRE_NAMES).toHaveProperty([genre]);
});
