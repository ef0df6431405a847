import { describe, expect, it } from 'vitest';
import { importTitles, type RefusedRow } from '../../../../src/server/modules/imports/import-titles.ts';
import {
  detour,
  emptyCatalogue,
  episode,
  metropolis,
  NOTHING,
  recordOf,
  take,
} from './support/import-catalogue.ts';

const db = await emptyCatalogue();

describe('an invalid row', () => {
  const refusals: [string, unknown, string, string][] = [
    ['nothing', undefined, '', 'must be an object'],
    ['a number', 7, '', 'must be an object, not 7'],
    ['without origin', { ...detour, origin: undefined }, 'origin', 'must be text'],
    [
      'without its key',
      { type: 'film', titolo: 'x', data_uscita: '1990-01-01' },
      'origin',
      'is missing, must be text',
    ],
    ['with another type', { ...detour, type: 'movie' }, 'type', 'must be film or serie, not "movie"'],
    ['with an empty name', { ...detour, titolo: '  ' }, 'titolo', 'must not be empty'],
    ['with a name of NUL', { ...detour, titolo: 'a\0' }, 'titolo', 'must be UTF-8 text'],
    ['with half a letter', { ...detour, titolo: '\ud800' }, 'titolo', 'must be UTF-8 text'],
    ['with another alphabet of bytes', { ...detour, titolo: 'perch\uFFFD' }, 'titolo', 'must be UTF-8 text'],
    ['with an endless name', { ...detour, titolo: 'x'.repeat(501) }, 'titolo', 'at most 500 characters'],
    ['with a day that never was', { ...detour, data_uscita: '2023-02-30' }, 'data_uscita', 'a day of the'],
    ['with a date in words', { ...detour, data_uscita: 'autumn' }, 'data_uscita', 'YYYY-MM-DD, not'],
    ['from before films', { ...detour, data_uscita: '0000-01-01' }, 'data_uscita', 'from 1800 on'],
    ['with minutes in words', { ...detour, durata: 'an hour' }, 'durata', 'a whole number, not "an hour"'],
    ['with half minutes', { ...detour, durata: 68.5 }, 'durata', 'a whole number'],
    ['with minutes below none', { ...detour, durata: -1 }, 'durata', 'must not be negative'],
    ['with a comma in a genre', { ...detour, generi: ['a, b'] }, 'generi', 'without commas'],
    ['with genres that are numbers', { ...detour, generi: [1] }, 'generi', 'must be a list of names'],
    ['with a picture of no host', { ...detour, copertina: 'poster.jpg' }, 'copertina', 'http or https'],
    ['with a script', { ...detour, trailer: 'javascript:alert(1)' }, 'trailer', 'http or https'],
    ['with an id elsewhere', { ...detour, imdb_id: '376' }, 'imdb_id', 'must look like tt0013442'],
    ['with a number too large', { ...detour, tmdb_id: 3e9 }, 'tmdb_id', 'must be at most 2147483647'],
    ['with a preview that is none', { ...detour, anteprima: '%' }, 'anteprima', 'ThumbHash'],
    ['with a field of no title', { ...detour, regista: 'Ulmer' }, 'regista', 'unknown field'],
    ['hidden perhaps', { ...detour, hidden: 'perhaps' }, 'hidden', 'must be true or false'],
    ['from no moment', { ...detour, created_at: '2026-05-20' }, 'created_at', 'must be a moment'],
    ['a film with episodes', { ...detour, sorgenti: [episode(1, 'a')] }, 'sorgenti', 'a film has none'],
    [
      'with half an episode',
      { ...detour, type: 'serie', sorgenti: [{ url: 'https://example.org', stagione: 1 }] },
      'sorgenti.0',
      'season and episode, or neither',
    ],
    [
      'with a season beyond all',
      { ...detour, type: 'serie', sorgenti: [{ ...episode(1, 'a'), stagione: 40_000 }] },
      'sorgenti.0.stagione',
      'must be at most 32767',
    ],
  ];

  it.each(refusals)(
    'an invalid row is refused with its line and field, and the others are imported: %s',
    async (_, row, field, expected) => {
      const { counts, refused } = await take([metropolis, row, { ...detour, origin: 'test:after' }]);
      expect(counts).toEqual({ ...NOTHING, created: 2, refused: 1 });
      expect(refused).toEqual([
        expect.objectContaining({
          location: 'line 2',
          faults: [{ field, expected: expect.stringContaining(expected) }],
        }),
      ]);
    },
  );

  it('an invalid row is refused with everything that is wrong in it', async () => {
    const { refused } = await take([{ ...detour, type: 'x', durata: 'x' }]);
    expect(refused[0]?.faults.map(({ field }) => field)).toEqual(['type', 'durata']);
  });

  it('with the origin of an earlier row is refused; the earlier one is imported', async () => {
    const { counts, refused } = await take([detour, { ...detour, titolo: 'Un altro' }]);
    expect(counts).toEqual({ ...NOTHING, created: 1, refused: 1 });
    expect(refused).toEqual([
      expect.objectContaining({
        location: 'line 2',
        faults: [{ field: 'origin', expected: 'duplicate of test:detour' }],
      }),
    ]);
    expect(await recordOf(detour.origin)).toMatchObject({ titolo: 'Detour' });
  });

  it('an invalid row is reported in the importer’s words', async () => {
    const refused: RefusedRow[] = [];
    const rows = [{ location: 'tmdb:movie:653', fault: 'there is none' }];
    await importTitles(db, rows, { onRefused: (row) => refused.push(row) });
    expect(refused).toEqual([
      { location: 'tmdb:movie:653', faults: [{ field: '', expected: 'there is none' }] },
    ]);
  });
});
