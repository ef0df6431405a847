import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { mapTmdbFilm, mapTmdbSeries } from '../../../../../src/server/modules/imports/tmdb/map-tmdb-title.ts';
import {
  tmdbFilmSchema,
  tmdbSeriesSchema,
} from '../../../../../src/server/modules/imports/tmdb/tmdb-schemas.ts';

const film = (fields: object = {}) =>
  mapTmdbFilm(v.parse(tmdbFilmSchema, { id: 7, title: 'Il golem', ...fields }), 'https://img.example');
const series = (fields: object = {}) =>
  mapTmdbSeries(v.parse(tmdbSeriesSchema, { id: 8, name: 'Dark', ...fields }), 'https://img.example');

const released = (country: string, day: string, type: number, more: object = {}) => ({
  iso_3166_1: country,
  release_dates: [{ release_date: `${day}T00:00:00.000Z`, type, ...more }],
});

describe('a film’s day', () => {
  it.each([
    [
      'of the cinemas before that of the television',
      [released('IT', '1921-05-01', 6), released('IT', '1922-01-01', 3)],
      '1922-01-01',
    ],
    [
      'of a limited run counts as one of the cinemas',
      [released('IT', '1921-05-01', 6), released('IT', '1922-01-01', 2)],
      '1922-01-01',
    ],
    [
      'of the television before that of a festival',
      [released('IT', '1920-01-01', 1), released('IT', '1921-05-01', 6)],
      '1921-05-01',
    ],
    [
      'is the first of several',
      [released('IT', '1922-05-01', 3), released('IT', '1922-01-01', 3)],
      '1922-01-01',
    ],
    [
      'is not that of another country',
      [released('DE', '1920-10-29', 3), released('IT', '1922-01-01', 3)],
      '1922-01-01',
    ],
    [
      'of a restored copy does not count',
      [released('IT', '2018-01-01', 3, { note: 'Restaurato' }), released('DE', '1920-10-29', 3)],
      '1920-10-29',
    ],
  ])('%s', (_, results, day) => {
    expect(film({ release_dates: { results } }).data_uscita).toBe(day);
  });

  it('a film’s day is the first one anywhere if Italy’s is unknown', () => {
    const results = [released('DE', '1920-10-29', 3)];
    expect(film({ release_dates: { results }, release_date: '1920-10-01' }).data_uscita).toBe('1920-10-01');
    expect(film({ release_dates: { results }, release_date: '' }).data_uscita).toBe('1920-10-29');
    expect(film().data_uscita).toBe('');
  });
});

describe('a title for adults', () => {
  const rated = (country: string, ...ratings: string[]) => ({
    release_dates: {
      results: ratings.map((certification) => released(country, '1975-01-01', 3, { certification })),
    },
  });
  const seriesRated = (country: string, rating: string) => ({
    content_ratings: { results: [{ iso_3166_1: country, rating }] },
  });

  it.each(['VM18', 'vm 18', '18+', ' 18 '])('a title that Italy rates %s is for adults', (rating) => {
    expect(film(rated('IT', 'T', rating)).adult).toBe(true);
    expect(series(seriesRated('IT', rating)).adult).toBe(true);
  });

  it.each(['VM14', 'T', '', '180', 'x18', 'VMx18'])(
    'a title that Italy rates %j is not for adults',
    (rating) => {
      expect(film(rated('IT', rating)).adult).toBe(false);
      expect(series(seriesRated('IT', rating)).adult).toBe(false);
    },
  );

  it('a title is for adults if TMDB marks it so, but not by another country’s rating', () => {
    expect([film({ adult: true }).adult, series({ adult: true }).adult]).toEqual([true, true]);
    expect([film({ adult: false }).adult, series({ adult: false }).adult]).toEqual([false, false]);
    expect([film(rated('DE', '18')).adult, series(seriesRated('DE', '18')).adult]).toEqual([false, false]);
  });
});

describe('the plot', () => {
  const inLanguages = (...plots: [language: string, overview: string | null][]) => ({
    translations: { translations: plots.map(([iso_639_1, overview]) => ({ iso_639_1, data: { overview } })) },
  });

  it.each([
    [{ overview: ' Un golem. ', ...inLanguages(['en', 'A golem.']) }, 'Un golem.'],
    [{ overview: ' ', ...inLanguages(['de', 'Ein Golem.'], ['en', ' A golem. ']) }, '[In inglese] A golem.'],
    [{ ...inLanguages(['en', null], ['en', ' '], ['en', 'A golem.']) }, '[In inglese] A golem.'],
    [{ ...inLanguages(['de', 'Ein Golem.']) }, ''],
  ])('the plot of %j is %j', (fields, plot) => {
    expect(film(fields).trama).toBe(plot);
  });
});

describe('the trailer', () => {
  const video = (key: string, iso_639_1: string, official: boolean, more: object = {}) => ({
    key,
    iso_639_1,
    official,
    site: 'YouTube',
    type: 'Trailer',
    ...more,
  });
  const chosen = (...results: object[]) => film({ videos: { results } }).trailer?.replace(/.*=/, '');

  it('the trailer is preferably Italian, then official', () => {
    const [a, b, c, d] = [
      video('en-fan', 'en', false),
      video('en-official', 'en', true),
      video('it-fan', 'it', false),
      video('it-official', 'it', true),
    ];
    expect(chosen(a, b, c, d)).toBe('it-official');
    expect(chosen(a, b, c)).toBe('it-fan');
    expect(chosen(a, b)).toBe('en-official');
  });

  it.each(['abcd', 'x'.repeat(21), 'with space', 'five-letters?'])('has no key of %s', (key) => {
    expect(chosen(video(key, 'it', true), video('en-fan', 'en', false))).toBe('en-fan');
  });
});

it('the leading eight of the cast are named, in their order', () => {
  const cast = Array.from({ length: 10 }, (_, n) => ({ name: `Nome ${9 - n}`, order: 9 - n }));
  const leading = Array.from({ length: 8 }, (_, n) => `Nome ${n}`);
  expect(film({ credits: { cast, crew: [] } }).interpreti).toEqual(leading);
});

describe('the further names', () => {
  const listed = (country: string, title: string) => ({ iso_3166_1: country, title, type: '' });
  const english = (data: object) => ({ translations: [{ iso_639_1: 'en', iso_3166_1: 'US', data }] });

  it('a film’s further names are the English one, then those of Italy and of English, each once', () => {
    const titles = [
      listed('IT', 'Il golem!'),
      listed('JP', 'ゴーレム'),
      listed('US', 'The Golem'),
      listed('GB', 'Golem, the'),
      listed('IT', '?'),
      listed('US', 'Der Golem'),
    ];
    const names = film({
      original_title: 'Der Golem',
      alternative_titles: { titles },
      translations: english({ title: 'The Golem', overview: '' }),
    }).altri_titoli;
    expect(names).toEqual(['The Golem', 'Golem, the']);
  });

  it('a series’ further names are in other fields', () => {
    const names = series({
      original_name: 'Dunkel',
      alternative_titles: { results: [listed('US', 'Darkness')] },
      translations: english({ name: 'The Dark', overview: '' }),
    }).altri_titoli;
    expect(names).toEqual(['The Dark', 'Darkness']);
    expect(series().altri_titoli).toEqual([]);
  });
});

it('a malformed entry of a list is lost alone', () => {
  const data = { title: 'The Golem', overview: 'A golem.' };
  const title = film({
    translations: { translations: [{ iso_639_1: 'de', data: null }, 7, { iso_639_1: 'en', data }] },
    credits: {
      cast: [{ name: null }, { name: 'Paul Wegener' }],
      crew: [{}, { name: 'C. Boese', job: 'Director' }],
    },
    genres: [{ id: 'x' }, { id: 27, name: 'Horror' }],
    videos: { results: [{ site: 'YouTube' }, { key: 'abcdefg', site: 'YouTube', type: 'Trailer' }] },
  });
  expect(title).toMatchObject({
    trama: '[In inglese] A golem.',
    altri_titoli: ['The Golem'],
    interpreti: ['Paul Wegener'],
    registi: ['C. Boese'],
    generi: ['Horror'],
    trailer: 'https://www.youtube.com/watch?v=abcdefg',
  });
});

it.each([
  ['tt0011237', 'tt0011237'],
  ['xtt0011237', null],
  ['tt0011237x', null],
  ['', null],
])('the IMDb id %j is read as %j', (given, read) => {
  expect(film({ imdb_id: given }).imdb_id).toBe(read);
  expect(series({ external_ids: { imdb_id: given } }).imdb_id).toBe(read);
});

it('a series without a date has no day', () => {
  expect([series().data_uscita, series({ first_air_date: null }).data_uscita]).toEqual(['', '']);
});
