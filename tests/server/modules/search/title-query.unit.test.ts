import { describe, expect, it } from 'vitest';
import { parseSearchQuery } from '../../../../src/server/modules/search/title-query.ts';

const GENRES = [
  'Horror',
  'Commedia',
  'Crime',
  'Guerra',
  'Storia',
  'Dramma',
  'Animazione',
  'Sci-Fi & Fantasy',
];

/** A query's reading on one line: name, genres, years, type. */
function read(words: string): string {
  const { name, genres, years, type } = parseSearchQuery(words, GENRES);
  const span = years && (years.from === years.to ? `${years.from}` : `${years.from}-${years.to}`);
  return [name, ...genres, span, type].filter(Boolean).join(' | ');
}

it.each([
  ['nosferatu 1922', 'nosferatu | 1922'],
  ['1922 nosferatu', 'nosferatu | 1922'],
  ['2001 odissea nello spazio 1968', '2001 odissea nello spazio | 1968'],
  ['1917', '1917'],
  ['lumière 1895', 'lumiere | 1895'],
  ['lumière 1875', 'lumiere 1875'],
  ['area 11955', 'area 11955'],
  ['blade runner 2049', 'blade runner | 2049'],
  ['area 51 3000', 'area 51 3000'],
  ['horror', 'Horror'],
  ['HORROR anni 80', 'Horror | 1980-1989'],
  ['anni ottanta', '1980-1989'],
  ['anni 1950', '1950-1959'],
  ['anni duemila', '2000-2009'],
  ['anni 20', '1920-1929'],
  ['1980s horror', 'Horror | 1980-1989'],
  ['horror x1980s', 'x1980s | Horror'],
  ['anni 11980', 'anni 11980'],
  ['anni 180', 'anni 180'],
  ['anni', 'anni'],
  ['sette anni in tibet', 'sette anni in tibet'],
  ['commedia 1960', 'Commedia | 1960'],
  ['commedie', 'Commedia'],
  ['film di Fellini', 'fellini | film'],
  ['con Mastroianni', 'mastroianni'],
  ['regia di Lina Wertmüller', 'lina wertmuller'],
  ['serie sci-fi & fantasy', 'Sci-Fi & Fantasy | serie'],
  ['sci di fondo', 'sci di fondo'],
  ['film horror con Karloff anni 30', 'karloff | Horror | 1930-1939 | film'],
  ['tonino guerra', 'tonino | Guerra'],
  ['constructor toString', 'constructor tostring'],
  ['ciao, avete per favore il padrino in italiano?', 'padrino'],
  ['Amarcord streaming ita', 'amarcord'],
  ['commedie da ridere con Totò', 'toto | Commedia'],
  ['un film che fa paura', 'Horror | film'],
  ['breaking bad stagione 2', 'breaking bad | serie'],
  ['gomorra seconda stagione', 'gomorra | serie'],
  ['gomorra segunda temporada', 'gomorra | serie'],
  ['special 26', 'special 26'],
  ['twin peaks s01e03', 'twin peaks | serie'],
  ['novità', ''],
  ['qualcosa da vedere stasera', ''],
  ['??', ''],
])('the query %j is read as %j', (words, meaning) => {
  expect(read(words)).toBe(meaning);
});

describe('a genre', () => {
  const read = (words: string, ...genres: string[]) => {
    const { name, genres: found } = parseSearchQuery(words, genres);
    return [name, ...found];
  };

  it('a genre of several words wins over one of fewer', () => {
    expect(read('action adventure', 'Action', 'Action & Adventure')).toEqual(['', 'Action & Adventure']);
  });

  it('a genre of few letters has no plural: it may be another word', () => {
    expect(read('caso', 'Casa')).toEqual(['caso']);
    expect(read('casa', 'Casa')).toEqual(['', 'Casa']);
  });
});

it.each([
  ['film brevi', { type: 'film', length: { from: 1, to: 90 } }],
  ['cortometraggi di Blender', { type: 'film', length: { from: 1, to: 40 }, name: 'blender' }],
  ['meno di 60 minuti', { type: 'film', length: { from: 1, to: 60 } }],
  ['miniserie crime', { type: 'serie', length: { from: 1, to: 1 }, genres: ['Crime'] }],
  ['novità horror', { isNewest: true, genres: ['Horror'] }],
  ['nuovo cinema paradiso', { isNewest: false, name: 'nuovo cinema paradiso' }],
])('the query %j asks for %j', (words, asked) => {
  expect(parseSearchQuery(words, GENRES)).toMatchObject(asked);
});

describe('all the words', () => {
  it.each([
    ['2001: Odissea', '2001 odissea'],
    ['vorrei Horror, anni ’80', 'horror anni 80'],
    ['Horror, anni ’80', 'horror anni 80'],
  ])('the words of %j are kept as %j: they may be a name', (words, text) => {
    expect(parseSearchQuery(words, GENRES).text).toBe(text);
  });

  it('the words are no more than any title has', () => {
    expect(parseSearchQuery('parola '.repeat(1000), GENRES).text.length).toBeLessThanOrEqual(100);
  });
});
