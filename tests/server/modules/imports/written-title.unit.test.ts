import { describe, expect, it } from 'vitest';
import { readWrittenTitle } from '../../../../src/server/modules/imports/tables/written-title.ts';

const NOTHING = { year: undefined, type: undefined, season: undefined, episodes: [] };

describe('the year behind a name', () => {
  it.each([
    ['Heat (1995)', { name: 'Heat', year: 1995 }],
    ['Heat [1995]', { name: 'Heat', year: 1995 }],
    ['Blade Runner 2049 (2017)', { name: 'Blade Runner 2049', year: 2017 }],
    ['Dark (2017-2020)', { name: 'Dark', year: 2017 }],
    ['Dark (2017– )', { name: 'Dark', year: 2017 }],
    ['Dark (serie TV, 2017)', { name: 'Dark', year: 2017, type: 'serie' }],
    ['Heat (1995 film)', { name: 'Heat', year: 1995, type: 'film' }],
    ['Heat (película de 1995)', { name: 'Heat', year: 1995, type: 'film' }],
    ['El camino (película)', { name: 'El camino', type: 'film' }],
    ['Padrino, Il (1972)', { name: 'Il Padrino', year: 1972 }],
    ['Dark (miniserie)', { name: 'Dark', type: 'serie' }],
  ])('%s is read', (text, title) => {
    expect(readWrittenTitle(text)).toEqual({ ...NOTHING, ...title });
  });

  it.each([
    '1917',
    '(500) Days of Summer',
    'Blade Runner - 2049',
    '2001: Odissea nello spazio',
    'Wonder Woman 1984',
    '[1995]',
    'Heat, 1995',
    'Barbie (The Movie)',
    'Heat (Uno)',
    'Fast & Furious (Parte 1)',
    'Il buono, il brutto, il cattivo',
  ])('%s is a name as a whole', (text) => {
    expect(readWrittenTitle(text)).toEqual({ ...NOTHING, name: text });
  });

  it('the year of a column is repeated, or makes a different one part of the name', () => {
    expect(readWrittenTitle('Heat (1995)', { year: 1995 })).toMatchObject({ name: 'Heat', year: 1995 });
    expect(readWrittenTitle('Airport (1975)', { year: 1974 })).toMatchObject({ name: 'Airport (1975)' });
  });
});

describe('an episode is of its series', () => {
  it.each([
    ['Dark S01E02', 'Dark', 1, [2]],
    ['Dark 1x03', 'Dark', 1, [3]],
    ['Dark (2017) S01E02', 'Dark', 1, [2]],
    ['Dark - Stagione 1 Episodio 3', 'Dark', 1, [3]],
    ['Dark - Temporada 2, Episodio 3', 'Dark', 2, [3]],
    ['The Boys - Season 1', 'The Boys', 1, []],
    ['Dark stagione 2', 'Dark', 2, []],
    ['Dark S2', 'Dark', 2, []],
    ['Dark: Season 1: Secrets (Episode 1)', 'Dark', 1, [1]],
    ['Dark: Stagione 1: Segreti', 'Dark', 1, []],
    ['La casa di carta: Parte 2: Episodio 4', 'La casa di carta', 2, [4]],
    ['Lupin: Parte 3: Capitolo 2', 'Lupin', 3, [2]],
    ['Star Trek: Picard: Season 1: Remembrance', 'Star Trek: Picard', 1, []],
    ['Stranger Things: Stranger Things 3: Chapter One: Suzie', 'Stranger Things', 3, [1]],
    ['Maniac: Limited Series: The Chosen One', 'Maniac', 1, []],
    ['Unorthodox: Serie limitada: Parte 1', 'Unorthodox', 1, []],
  ])('%s is read', (text, name, season, episodes) => {
    expect(readWrittenTitle(text)).toMatchObject({ name, type: 'serie', season, episodes });
  });

  it.each([
    'Mission: Impossible: Fallout',
    'Black Mirror: Bandersnatch',
    'Star Wars: Episode IV - A New Hope',
    'Rebel Moon: Part One: A Child of Fire',
    'Toy Story: Toy Story 3: Una storia',
    'Harry Potter and the Deathly Hallows: Part 2',
    'Halloween III: Season of the Witch',
    'Open Season 2',
    'La quinta stagione',
    'Samsung Galaxy S',
    'Area 51',
    '10x10',
    '4x4',
    'Stagione 2',
  ])('%s is no episode', (text) => {
    expect(readWrittenTitle(text)).toEqual({ ...NOTHING, name: text });
  });

  it('a history has parts as seasons, whatever their episodes are called', () => {
    for (const name of ['La casa di carta: Parte 2: Si torna', 'Stranger Things: Stranger Things 2: Madmax'])
      expect(readWrittenTitle(name, { isHistory: true })).toMatchObject({ type: 'serie', season: 2 });
    for (const name of ['Dune: Part Two', 'Argentina, 1985'])
      expect(readWrittenTitle(name, { isHistory: true })).toEqual({ ...NOTHING, name });
  });

  it('the kind in a column decides about a season without a sign', () => {
    expect(readWrittenTitle('Dark Season 2', { type: 'serie' })).toMatchObject({ name: 'Dark', season: 2 });
    expect(readWrittenTitle('Dark: Season 2: X', { type: 'film' })).toMatchObject({
      name: 'Dark: Season 2: X',
    });
    expect(readWrittenTitle('La quinta stagione', { type: 'serie' })).toMatchObject({
      name: 'La quinta stagione',
    });
  });
});
