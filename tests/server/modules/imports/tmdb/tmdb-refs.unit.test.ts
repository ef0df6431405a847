import { expect, it } from 'vitest';
import {
  findTmdbRef,
  formatTmdbRef,
  parseTmdbRef,
} from '../../../../../src/server/modules/imports/tmdb/tmdb-refs.ts';

it.each([
  ['https://www.themoviedb.org/movie/653-nosferatu-eine-symphonie-des-grauens', { type: 'film', id: 653 }],
  ['https://www.themoviedb.org/tv/1396?language=it-IT', { type: 'serie', id: 1396 }],
  ['themoviedb.org/it/movie/653', { type: 'film', id: 653 }],
  ['Guarda: https://www.imdb.com/title/tt0013442/?ref_=nv_sr_1 stasera?', { imdb: 'tt0013442' }],
  ['https://m.imdb.com/it/title/tt0013442/', { imdb: 'tt0013442' }],
])('the link %s names a title', (text, ref) => {
  expect(findTmdbRef(text)).toEqual(ref);
});

it.each([
  'nosferatu 1922',
  'https://example.org/movie/653',
  'https://www.themoviedb.org/person/653',
  'tt0013442',
  '653',
])('the text %s is not a link', (text) => {
  expect(findTmdbRef(text)).toBeUndefined();
});

it.each([
  ['653', 'movie:653'],
  ['film:653', 'movie:653'],
  ['serie:1396', 'tv:1396'],
  ['SERIE:1396', 'tv:1396'],
  ['TV:1396', 'tv:1396'],
  ['TT0013442', 'tt0013442'],
  ['https://www.themoviedb.org/tv/1396', 'tv:1396'],
])('the option %s is read, and written as %s', (word, written) => {
  const ref = parseTmdbRef(word);
  expect(ref && formatTmdbRef(ref)).toBe(written);
  expect(parseTmdbRef(written)).toEqual(ref);
});

it.each(['', 'film', 'film:', '0', '99999999999', 'disco:1', 'tt1'])('the option %s is refused', (word) => {
  expect(parseTmdbRef(word)).toBeUndefined();
});
