import { afterAll, beforeAll, expect, it } from 'vitest';
import { episodesInCell } from '../../../src/server/modules/catalogue/rules/parts-in-cell.ts';
import { findKnownTitle } from '../../../src/server/modules/videos/unmatched/find-known-title.ts';
import { testBot } from '../support/test-bot.ts';
import { addTestTitles } from '../support/test-titles.ts';
import { importFieldTitles } from './catalogue.ts';

const server = await testBot();
afterAll(() => server.close());

/** The title that a person means by a name, a year and a kind. */
async function meant(name: string, year?: number, type?: 'film' | 'serie') {
  const title = await findKnownTitle(server.db, { name, year, type });
  return title === 'several' ? title : title?.titolo;
}

beforeAll(async () => {
  await importFieldTitles(server);
  await addTestTitles(server.db, [
    { name: 'Il gemello', type: 'film' },
    { name: 'Il gemello', type: 'film' },
  ]);
});

it.each<[string, number | undefined, 'film' | 'serie' | undefined, string]>([
  ['Il barone', 1972, 'film', 'Il barone'],
  ['The Baron', 1972, 'film', 'Il barone'],
  ['Barone, Il', 1972, undefined, 'Il barone'],
  ['Il barone', 1973, undefined, 'Il barone'],
  ['Il faro sommerso - The Sunken Lighthouse', undefined, undefined, 'Il faro sommerso'],
  ['Nina e Teo', 2002, 'film', 'Nina & Teo'],
  ['La fábrica de sal', undefined, 'serie', 'La fabbrica di sale'],
  ['tt9100003', undefined, undefined, 'Grano'],
  ['Argo {tmdb-9102}', undefined, undefined, 'Argo'],
  ['https://www.themoviedb.org/movie/9102-argo', undefined, undefined, 'Argo'],
])('%s of the year %s and kind %s is %s', async (name, year, type, title) => {
  expect(await meant(name, year, type)).toBe(title);
});

it('another year or kind is another title', async () => {
  expect(await meant('Argo', 2012, 'film')).toBeUndefined();
  expect(await meant('Grano', 2021, 'serie')).toBeUndefined();
});

it('a name that two titles have is neither', async () => {
  expect(await meant('Gemello, Il')).toBe('several');
});

it.each([
  ['7', [7]],
  ['11-13', [11, 12, 13]],
  ['21, 23', [21, 23]],
  ['41 e 42', [41, 42]],
  ['da 51 a 53', [51, 52, 53]],
  ['61 + 62', [61, 62]],
  ['8 di 10', [8]],
  ['terza puntata', [3]],
])('the cell %s of a table is the episodes %j', (cell, episodes) => {
  expect(episodesInCell(cell)).toEqual(episodes);
});

it.each(['1-30', '3-1', 'pilota', '1x2', '1 mar'])('the cell %s of a table is no episode', (cell) => {
  expect(episodesInCell(cell)).toBeUndefined();
});
