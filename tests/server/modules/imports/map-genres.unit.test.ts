import { expect, it } from 'vitest';
import { tmdbGenreId, toCatalogueGenres } from '../../../../src/server/modules/imports/map-genres.ts';

const names = (type: 'film' | 'serie', ...given: string[]) =>
  toCatalogueGenres(
    type,
    given.map((name) => ({ name })),
  );

it('a film’s genres get the catalogue’s names', () => {
  expect(names('film', 'Science Fiction', 'Action', 'Family')).toEqual([
    'Fantascienza',
    'Azione',
    'Famiglia',
  ]);
  expect(names('film', ' Action ', 'drama')).toEqual(['Azione', 'Dramma']);
  expect(names('film', 'Action & Adventure', 'Adventure')).toEqual(['Azione', 'Avventura']);
  expect(names('film', 'Avventura', 'televisione film', 'Romance')).toEqual([
    'Avventura',
    'Film TV',
    'Romance',
  ]);
});

it('a series’ genres get the catalogue’s names', () => {
  expect(names('serie', 'Science Fiction', 'Fantasy', 'Action')).toEqual([
    'Sci-Fi & Fantasy',
    'Action & Adventure',
  ]);
  expect(names('serie', 'War & Politics', 'Drama', 'Sci-Fi & Fantasy')).toEqual([
    'War & Politics',
    'Dramma',
    'Sci-Fi & Fantasy',
  ]);
});

it('a genre is mapped by its TMDB id, whatever its name', () => {
  expect(toCatalogueGenres('film', [{ id: 878, name: 'Qualcosa' }])).toEqual(['Fantascienza']);
});

it('an unknown name is kept', () => {
  expect(names('film', 'Cortometraggio', ' ', 'Arte, Danza')).toEqual(['Cortometraggio', 'Arte', 'Danza']);
});

it('TMDB’s number of a genre is found by its name', () => {
  expect(tmdbGenreId('film', 'Fantascienza')).toBe(878);
  expect(tmdbGenreId('film', 'guerra')).toBe(10752);
  expect(tmdbGenreId('serie', 'Sci-Fi & Fantasy')).toBe(10765);
  expect(tmdbGenreId('serie', 'Horror')).toBe(27);
  expect(tmdbGenreId('film', 'Bricolage')).toBeUndefined();
});
