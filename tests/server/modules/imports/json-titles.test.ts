import { Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { importTitles, type RefusedRow } from '../../../../src/server/modules/imports/import-titles.ts';
import { type ImportFormat, openImportStream } from '../../../../src/server/modules/imports/open-import.ts';
import { emptyCatalogue, episode, metropolis, NOTHING, recordOf } from './support/import-catalogue.ts';

const db = await emptyCatalogue();

async function takeFile(format: ImportFormat, text: string) {
  const { rows, notes } = openImportStream(Readable.from([Buffer.from(text)]), format);
  const refused: RefusedRow[] = [];
  const counts = await importTitles(db, rows, { onRefused: (row) => refused.push(row) });
  return { counts, refused, notes };
}

describe('a JSON file of another program', () => {
  it.each(['json', 'ndjson'] as const)(
    'its records in %s lose unknown fields, which are named once',
    async (format) => {
      const records = [
        { ...metropolis, rating: 8.3 },
        { ...metropolis, origin: 'test:m', tmdb_id: 20, imdb_id: null, rating: 8, poster: { url: 'x' } },
      ];
      const text =
        format === 'json' ? JSON.stringify(records) : records.map((one) => JSON.stringify(one)).join('\n');
      const { counts, refused, notes } = await takeFile(format, text);
      expect(counts).toEqual({ ...NOTHING, created: 2 });
      expect(refused).toEqual([]);
      expect(notes).toEqual([{ kind: 'unknown', columns: ['rating', 'poster'] }]);
      expect(await recordOf(metropolis.origin)).toMatchObject(metropolis);
    },
  );

  it('reads an object without an origin as a row whose keys are columns', async () => {
    const object = {
      id: 653,
      title: 'Nosferatu',
      originalTitle: 'Nosferatu, eine Symphonie des Grauens',
      releaseDate: '1922-03-04',
      runtime: 94,
      genres: [{ id: 27, name: 'Horror' }],
      aka: ['Nosferatu, le vampire', 'Nosferatu the Vampire'],
      cast: ['Max Schreck', 'Greta Schröder'],
      overview: null,
      poster: 'N/A',
      imdbID: '0013442',
      adult: false,
    };
    const { counts, refused, notes } = await takeFile('json', JSON.stringify([object]));
    expect(refused).toEqual([]);
    expect(counts).toEqual({ ...NOTHING, created: 1 });
    expect(notes).toEqual([{ kind: 'unknown', columns: ['id'] }]);
    expect(await recordOf('table:film:nosferatu:1922')).toMatchObject({
      titolo: 'Nosferatu',
      titolo_originale: 'Nosferatu, eine Symphonie des Grauens',
      data_uscita: '1922-03-04',
      altri_titoli: ['Nosferatu, le vampire', 'Nosferatu the Vampire'],
      durata: 94,
      generi: ['Horror'],
      interpreti: ['Max Schreck', 'Greta Schröder'],
      copertina: null,
      imdb_id: 'tt0013442',
      adult: false,
    });
  });

  it('refuses an object without a name', async () => {
    const { counts, refused } = await takeFile('json', '[{"year":1922}]');
    expect(counts).toEqual({ ...NOTHING, refused: 1 });
    expect(refused[0]?.faults.map(({ field }) => field)).toContain('titolo');
  });
});

describe('rows of episodes', () => {
  const SERIES = 'table:serie:dark:2017';
  const rows = [1, 2, 2, 3].map((n) => `Dark;;1;${n};${episode(n, 'a').url};`);
  const text = (...lines: string[]) => ['titolo;anno;stagione;episodio;link;trama', ...lines].join('\n');

  it.each([1, 250])(
    'rows of episodes are their series once, with all their videos, in batches of %i',
    async (batch) => {
      const { rows: read, notes } = openImportStream(
        Readable.from([Buffer.from(text('Dark (serie);2017;;;;Acqua', ...rows))]),
        'csv',
      );
      const refused: RefusedRow[] = [];
      const counts = await importTitles(db, read, { batch, onRefused: (row) => refused.push(row) });
      expect(refused).toEqual([]);
      expect(counts.created).toBe(1);
      expect(notes).toEqual([{ kind: 'parts', count: 4 }]);
      const record = await recordOf(SERIES);
      expect(record).toMatchObject({ trama: 'Acqua' });
      expect(record?.sorgenti).toMatchObject([1, 2, 3].map((n) => episode(n, 'a')));
    },
  );

  it('rows without videos are counted for their series, and a row of the series completes it', async () => {
    const { counts, refused } = await takeFile(
      'csv',
      text('Dark;2017;1;1;;', 'Dark;2017;1;2;;', 'Dark (serie);2017;;;;Acqua', 'Dark (serie);2017;;;;Fuoco'),
    );
    expect(counts).toEqual({ ...NOTHING, created: 1, unchanged: 1, refused: 1 });
    expect(refused.map(({ location }) => location)).toEqual(['line 5']);
    expect(await recordOf(SERIES)).toMatchObject({ trama: 'Acqua' });
  });
});
