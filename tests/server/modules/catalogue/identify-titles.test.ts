import { beforeEach, expect, it } from 'vitest';
import {
  identifyTitle,
  identifyTitles,
} from '../../../../src/server/modules/catalogue/records/identify-titles.ts';
import { importRecord } from '../../../../src/server/modules/catalogue/records/import-record.ts';
import { parseTitleRecord } from '../../../../src/server/modules/catalogue/rules/title-record.ts';
import { mergeTitles } from '../../../../src/server/modules/desk/merging/merge-titles.ts';
import { importTitles } from '../../../../src/server/modules/imports/import-titles.ts';
import { useTestDatabase } from '../../support/test-database.ts';
import { titleIdByOrigin } from '../../support/test-titles.ts';

const db = await useTestDatabase();

const film = (origin: string, ids: { tmdb_id?: number; imdb_id?: string } = {}) => ({
  origin,
  type: 'film' as const,
  titolo: origin,
  data_uscita: '1977-02-01',
  ...ids,
});
const idOf = async (origin: string) => (await titleIdByOrigin(db, origin)) ?? 0;

beforeEach(async () => {
  const films = [
    film('by-imdb', { imdb_id: 'tt0000001' }),
    film('by-tmdb', { tmdb_id: 7 }),
    film('merged', { tmdb_id: 9 }),
    film('kept'),
    film('by-origin'),
  ];
  await importTitles(
    db,
    films.map((value) => ({ location: value.origin, value })),
  );
  await mergeTitles(db, { keep: await idOf('kept'), other: await idOf('merged') });
});

it('a title’s origin outweighs that of a merged one, which outweighs TMDB’s id, then IMDb’s', async () => {
  const ids = { type: 'film', tmdbId: 7, imdbId: 'tt0000001' } as const;
  const [own = [], merged = [], others = []] = await identifyTitles(db, [
    { ...ids, origin: 'by-origin' },
    { ...ids, origin: 'merged' },
    { ...ids, type: 'serie' },
  ]);
  expect(own.map(({ origin, grade }) => [origin, grade])).toEqual([
    ['by-origin', 'origin'],
    ['by-tmdb', 'tmdb'],
    ['by-imdb', 'imdb'],
  ]);
  expect(merged.map(({ origin, grade }) => [origin, grade])[0]).toEqual(['kept', 'alias']);
  expect(others.map(({ origin }) => origin)).toEqual(['by-imdb']);
  expect(await identifyTitle(db, { imdbId: 'tt0000009' })).toBeUndefined();
});

it('a record of a merged title updates the kept one', async () => {
  const parsed = parseTitleRecord({ ...film('merged'), trama: 'Una ballerina.' });
  if (!('record' in parsed)) throw new Error('not a record');
  expect((await importRecord({ db }, parsed.record)).id).toBe(await idOf('kept'));
});
