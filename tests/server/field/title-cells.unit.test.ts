import { Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { parseTitleRecord } from '../../../src/server/modules/catalogue/rules/title-record.ts';
import { openImportStream } from '../../../src/server/modules/imports/open-import.ts';

/** The title of a table's only row, or what is wrong with it. */
async function titleOf(table: string) {
  const { rows } = openImportStream(Readable.from([Buffer.from(table)]), 'csv');
  for await (const row of rows) return 'value' in row ? parseTitleRecord(row.value) : row;
  return undefined;
}

const titleWith = (field: string, cell: string) => titleOf(`titolo;${field}\nCalura;${cell}\n`);

describe('a cell of a table of titles', () => {
  it.each([
    ['imdb_id', '0113277', { imdb_id: 'tt0113277' }],
    ['imdb_id', 'tt0089881/', { imdb_id: 'tt0089881' }],
    ['imdb_id', '0', {}],
    ['tmdb_id', 'https://www.themoviedb.org/movie/438631-dune?language=it-IT', { tmdb_id: 438_631 }],
    ['adult', 'S', { adult: true }],
    ['adult', 'x', { adult: true }],
    ['adult', 'N', { adult: false }],
    ['anno', '0', {}],
  ])('the %s %s is read', async (field, cell, expected) => {
    const plain = await titleWith('nota', '');
    expect(await titleWith(field, cell)).toEqual({
      record: { ...(plain && 'record' in plain && plain.record), origin: expect.any(String), ...expected },
    });
  });

  it.each([
    ['durata', '1,5'],
    ['durata', '92,5'],
    ['stagioni', '2,5'],
    ['imdb_id', '8'],
    ['imdb_id', 'tt0089881x'],
    ['tmdb_id', 'movie/438631'],
    ['adult', 'forse'],
    ['anno', 'ieri'],
    ['anno', '1995?'],
  ])('the %s %s is not guessed', async (field, cell) => {
    expect(await titleWith(field, cell)).not.toHaveProperty('record');
  });

  it.each(['N/A', 'n.d.', '-', '\\N', 'NULL', 'nan', '#N/D', '#REF!'])(
    'one with %s is empty',
    async (word) => {
      const fields = 'anno;durata;imdb_id;tmdb_id;copertina;adult;trama;interpreti;tipo';
      const title = await titleOf(`titolo;${fields}\nCalura${`;${word}`.repeat(9)}\n`);
      expect(title).toEqual(await titleWith('nota', ''));
    },
  );

  it.each(['#N/D', '#RIF!', '#NAME?'])('a formula’s fault, %s, is no name', async (fault) => {
    expect(await titleOf(`titolo;anno\n${fault};2011\n`)).not.toHaveProperty('record');
  });

  it('a name may be called like an empty cell', async () => {
    expect(await titleOf('titolo;anno\nUnknown;2011\n')).toMatchObject({ record: { titolo: 'Unknown' } });
  });
});
