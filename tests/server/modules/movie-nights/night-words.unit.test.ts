import { afterEach, beforeEach, expect, it } from 'vitest';
import { setLanguages } from '../../../../src/server/languages/current-language.ts';
import { readNightWords } from '../../../../src/server/modules/movie-nights/cards/night-words.ts';

beforeEach(() => setLanguages(['it', 'en', 'es']));
afterEach(() => setLanguages());

const GENRES = [{ id: 5, name: 'Horror' }];

it.each([
  'film 120 -horror mai visti entro 20 in quattro',
  'movie 120 -horror unseen within 20 for four',
  'película 120 -horror nunca vistas en 20 para cuatro',
  'dentro de 20 entre 4 -terror pelis 120 sin ver',
  'never seen, with 4, films 120 min, within 20 minutes -horror',
])('a night’s options are understood in each language: %s', (words) => {
  expect(readNightWords(words, GENRES)).toEqual({
    kind: 'film',
    maxMinutes: 120,
    leftOutGenres: [5],
    unwatched: true,
    votingMinutes: 20,
    people: 4,
  });
});

it('minutes are never people, and no word of another kind is a number', () => {
  expect(readNightWords('for 90 minutes', GENRES)).toMatchObject({ maxMinutes: 90, people: null });
  expect(readNightWords('in famiglia, for all, en casa', GENRES)).toMatchObject({
    maxMinutes: null,
    people: null,
  });
});

it.each([
  ['2 ore', 120],
  ['2 ore e mezza', 150],
  ['1h30', 90],
  ['under 2 hours', 120],
  ['1 hora y media', 90],
  ['90 min', 90],
  ['film da 100', 100],
  ['stasera alle 21', null],
  ['alle 21:30', null],
  ['venerdì 21 novembre', null],
  ['15/12 ore 21', null],
  ['film anni 80', null],
  ['film del 2019', null],
])('«%s» has the minutes %j', (words, maxMinutes) => {
  expect(readNightWords(words, GENRES).maxMinutes).toBe(maxMinutes);
});

it.each(['senza horror', 'no horror', 'without horror', 'sin terror', '-horror'])(
  '«%s» leaves a genre out',
  (words) => {
    expect(readNightWords(words, GENRES).leftOutGenres).toEqual([5]);
  },
);
