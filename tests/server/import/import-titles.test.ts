// @vitest-environment node

import { type Kysely, sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Schema } from '../../../src/server/database/schema.ts';
import { exportTitles } from '../../../src/server/import/export-titles.ts';
import type { ImportRow } from '../../../src/server/import/import-row.ts';
import {
  type ImportOptions,
  importTitles,
  type RefusedRow,
} from '../../../src/server/import/import-titles.ts';
import { countTitleUses, editTitle } from '../../../src/server/modules/catalogue/edit-titles.ts';
import { titlesOfGenre } from '../../../src/server/modules/catalogue/genres.ts';
import {
  titleIdByIdOrOrigin,
  titleRecordOf,
} from '../../../src/server/modules/catalogue/records/title-records.ts';
import { removeTitle } from '../../../src/server/modules/catalogue/remove-titles.ts';
import { saveThumbHash } from '../../../src/server/modules/catalogue/title-images.ts';
import { setHidden } from '../../../src/server/modules/catalogue/title-visibility.ts';
import { findTitle, newestTitles } from '../../../src/server/modules/catalogue/titles.ts';
import { staticListTitles, toggleInStaticList } from '../../../src/server/modules/lists/static-lists.ts';
import { countPlays } from '../../../src/server/modules/rankings/count-plays.ts';
import { mostPlayed } from '../../../src/server/modules/rankings/rankings.ts';
import { findSource, saveSourceAndNotify } from '../../../src/server/modules/sources/video-sources.ts';
import { countersFromEvents, countersOf, play, setRankingDay } from '../support/play-counters.ts';
import { emptyDatabase } from '../support/reset-database.ts';
import { useTestDatabase } from '../support/test-database.ts';

const TODAY = '2026-05-20';
const NOTHING = { created: 0, changed: 0, unchanged: 0, refused: 0 };

let db: Kysely<Schema>;
useTestDatabase((opened) => {
  db = opened;
});
beforeEach(async () => {
  await setRankingDay(db, TODAY);
});

const metropolis = {
  origin: 'test:metropolis',
  type: 'film',
  titolo: 'Metropolis',
  titolo_originale: 'Metropolis (1927)',
  trama: 'Chi sta sotto, chi sta sopra.',
  generi: ['Fantascienza', 'Dramma'],
  data_uscita: '1927-01-10',
  durata: 153,
  registi: ['Fritz Lang'],
  interpreti: ['Brigitte Helm', 'Alfred Abel'],
  tmdb_id: 19,
  imdb_id: 'tt0017136',
};
const detour = { origin: 'test:detour', type: 'film', titolo: 'Detour', data_uscita: '1945-11-30' };

const rowsOf = (...values: unknown[]): ImportRow[] =>
  values.map((value, index) => ({ location: `line ${index + 1}`, value }));

/** Imports values: the counts, and what was refused. */
async function take(values: readonly unknown[], options: ImportOptions = {}) {
  const refused: RefusedRow[] = [];
  const counts = await importTitles(db, rowsOf(...values), {
    ...options,
    onRefused: (row) => refused.push(row),
  });
  return { counts, refused };
}

async function idOf(origin: string): Promise<number> {
  return (await titleIdByIdOrOrigin(db, origin)) ?? 0;
}

async function recordOf(origin: string) {
  return (await titleRecordOf(db, await idOf(origin)))?.record;
}

describe('titles', () => {
  it('go in with all that their records say', async () => {
    const created_at = '2026-01-02T03:04:05.678Z';
    const { counts } = await take([
      { ...metropolis, created_at, sorgenti: [{ url: 'https://example.org/m' }] },
    ]);
    expect(counts).toEqual({ ...NOTHING, created: 1 });
    expect(await recordOf(metropolis.origin)).toMatchObject({
      ...metropolis,
      created_at,
      hidden: false,
      sorgenti: [{ stagione: null, episodio: null, url: 'https://example.org/m' }],
    });
    expect(await findTitle(db, await idOf(metropolis.origin))).toMatchObject({ name: 'Metropolis' });
  });

  it('are changed only where they differ, and keep the moment when they first came', async () => {
    await take([metropolis, detour]);
    expect((await take([metropolis, detour])).counts).toEqual({ ...NOTHING, unchanged: 2 });
    const before = await recordOf(detour.origin);
    const { counts } = await take([
      metropolis,
      { ...detour, durata: 68, created_at: '2020-01-01T00:00:00Z' },
    ]);
    expect(counts).toEqual({ ...NOTHING, changed: 1, unchanged: 1 });
    expect(await recordOf(detour.origin)).toEqual({ ...before, durata: 68 });
  });

  it('keep the preview that was made of their cover until the cover is another one', async () => {
    const covered = { ...detour, copertina: 'https://p.example/a.jpg' };
    await take([covered]);
    const id = await idOf(detour.origin);
    await saveThumbHash(db, { id, cover: covered.copertina, thumbHash: 'b3du' });
    expect((await take([covered])).counts).toEqual({ ...NOTHING, unchanged: 1 });
    await take([{ ...covered, durata: 68 }]);
    expect(await recordOf(detour.origin)).toMatchObject({ anteprima: 'b3du' });
    await take([{ ...covered, copertina: 'https://p.example/b.jpg' }]);
    expect(await recordOf(detour.origin)).toMatchObject({ anteprima: null });
    expect((await take([{ ...covered, anteprima: 'bmV3' }])).counts).toEqual({ ...NOTHING, changed: 1 });
    expect(await recordOf(detour.origin)).toMatchObject({ anteprima: 'bmV3' });
  });

  it.each([
    [{ titolo: 'Metropolis!' }],
    [{ titolo_originale: null }],
    [{ altri_titoli: ['Metropolis, la città'] }],
    [{ generi: ['Dramma', 'Fantascienza'] }],
    [{ registi: ['Fritz Lang', 'Thea von Harbou'] }],
    [{ interpreti: [] }],
    [{ interpreti: ['Alfred Abel', 'Brigitte Helm'] }],
    [{ hidden: true }],
    [{ tmdb_id: 20 }],
    [{ type: 'serie' }],
    [{ sorgenti: [{ url: 'https://example.org/m' }] }],
  ])('are changed by %j, and by that once', async (change) => {
    await take([metropolis]);
    expect((await take([{ ...metropolis, ...change }])).counts).toEqual({ ...NOTHING, changed: 1 });
    expect(await recordOf(metropolis.origin)).toMatchObject(
      'sorgenti' in change ? { sorgenti: [expect.objectContaining(change.sorgenti[0])] } : change,
    );
    expect((await take([{ ...metropolis, ...change }])).counts).toEqual({ ...NOTHING, unchanged: 1 });
  });

  it('share the people who made them', async () => {
    await take([metropolis, { ...detour, registi: ['Fritz Lang'] }]);
    const { rows } = await sql`select nome, nome_ricerca from artist order by nome`.execute(db);
    expect(rows).toEqual([
      { nome: 'Alfred Abel', nome_ricerca: 'alfred abel' },
      { nome: 'Brigitte Helm', nome_ricerca: 'brigitte helm' },
      { nome: 'Fritz Lang', nome_ricerca: 'fritz lang' },
    ]);
  });

  it('are only compared in a dry run', async () => {
    await take([metropolis]);
    const { counts } = await take([{ ...metropolis, durata: 1 }, detour, { origin: 'x' }], { dryRun: true });
    expect(counts).toEqual({ created: 1, changed: 1, unchanged: 0, refused: 1 });
    expect(await recordOf(metropolis.origin)).toMatchObject({ durata: 153 });
    expect(await idOf(detour.origin)).toBe(0);
  });

  it('are imported in batches, and an abort takes effect between two of them', async () => {
    const many = Array.from({ length: 1200 }, (_, n) => ({ ...detour, origin: `test:${n}` }));
    const stopping = new AbortController();
    const { counts } = await take(many, { signal: stopping.signal, onProgress: () => stopping.abort() });
    expect(counts.created).toBeGreaterThan(0);
    expect(counts.created).toBeLessThan(1200);
    const rest = await take(many);
    expect(rest.counts).toEqual({ ...NOTHING, created: 1200 - counts.created, unchanged: counts.created });
  });

  it('that two imports bring at once go in once', async () => {
    const many = Array.from({ length: 700 }, (_, n) => ({
      ...metropolis,
      origin: `test:${n}`,
      tmdb_id: n,
      imdb_id: `tt${n}`,
    }));
    const [one, other] = await Promise.all([take(many), take(many.toReversed())]);
    expect(one.counts.created + other.counts.created).toBe(700);
    expect(one.counts.unchanged + other.counts.unchanged).toBe(700);
  });
});

describe('what belongs to people', () => {
  it('stays: likes, lists, plays, counters', async () => {
    await take([metropolis]);
    const titleId = await idOf(metropolis.origin);
    await toggleInStaticList(db, { userId: '42', list: 'mi_piace', titleId });
    await play(db, titleId, TODAY, 3);
    await countPlays(db);
    await take([{ ...metropolis, trama: 'Altro.' }]);
    expect(await findTitle(db, titleId)).toMatchObject({ plot: 'Altro.', likes: 1, plays: 3 });
    expect(await staticListTitles(db, { userId: '42', list: 'mi_piace' })).toHaveLength(1);
  });

  it('sources stay, and are added where there is none', async () => {
    const series = { ...detour, type: 'serie', sorgenti: [1, 2].map((n) => episode(n, 'a')) };
    await take([series]);
    const titleId = await idOf(detour.origin);
    await saveSourceAndNotify(
      db,
      { titleId, episode: { season: 1, episode: 2 } },
      { kind: 'video', fileId: 'f' },
    );
    const more = { ...series, sorgenti: [1, 2, 3].map((n) => episode(n, 'b')) };
    expect((await take([more])).counts).toEqual({ ...NOTHING, changed: 1 });
    const sources = [1, 2, 3].map((n) => findSource(db, { titleId, episode: { season: 1, episode: n } }));
    expect(await Promise.all(sources)).toEqual([
      { kind: 'link', url: 'https://example.org/a1' },
      { kind: 'video', fileId: 'f' },
      { kind: 'link', url: 'https://example.org/b3' },
    ]);
    expect((await take([more])).counts).toEqual({ ...NOTHING, unchanged: 1 });
  });

  it('what was hidden by hand stays hidden', async () => {
    await take([metropolis]);
    await setHidden(db, await idOf(metropolis.origin), true);
    expect((await take([metropolis])).counts).toEqual({ ...NOTHING, unchanged: 1 });
    await take([{ ...metropolis, durata: 1 }]);
    expect(await recordOf(metropolis.origin)).toMatchObject({ durata: 1, hidden: true });
    expect((await take([{ ...metropolis, durata: 1, hidden: false }])).counts.changed).toBe(1);
    expect(await recordOf(metropolis.origin)).toMatchObject({ hidden: false });
  });
});

const episode = (n: number, mark: string) => ({
  stagione: 1,
  episodio: n,
  url: `https://example.org/${mark}${n}`,
});

describe('rankings and genres follow', () => {
  it.each<[string, { type?: string; generi?: string[]; hidden?: boolean }]>([
    ['another type', { type: 'serie' }],
    ['other genres', { generi: ['Horror'] }],
    ['hiding and showing', { hidden: true }],
  ])('%s', async (_, change) => {
    await take([metropolis, detour]);
    for (const { origin } of [metropolis, detour]) {
      await play(db, await idOf(origin), TODAY, 2);
      await play(db, await idOf(origin), '2026-05-10', 3);
    }
    await countPlays(db);
    await play(db, await idOf(metropolis.origin), TODAY);
    await take([{ ...metropolis, ...change }]);
    await countPlays(db);
    if (change.hidden) {
      expect(await mostPlayed(db, { type: 'film', days: 30, limit: 10 })).toHaveLength(1);
      await take([{ ...metropolis, hidden: false }]);
    }
    expect(await countersOf(db)).toEqual(await countersFromEvents(db));
    const type = change.type === 'serie' ? 'serie' : 'film';
    expect((await mostPlayed(db, { type, days: 30, limit: 10 }))[0]?.name).toBe('Metropolis');
    const page = { page: 1, perPage: 12 };
    const genre = (name: string) => titlesOfGenre(db, { genre: name, paging: page });
    expect(await genre('Dramma')).toHaveLength(change.generi ? 0 : 1);
    expect(await genre('Horror')).toHaveLength(change.generi ? 1 : 0);
  });
});

describe('a row that is no title', () => {
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
    ['with a date in words', { ...detour, data_uscita: '30.11.1945' }, 'data_uscita', 'YYYY-MM-DD, not'],
    ['from before films', { ...detour, data_uscita: '0000-01-01' }, 'data_uscita', 'from 1800 on'],
    ['with minutes in words', { ...detour, durata: '68 min' }, 'durata', 'a whole number, not "68 min"'],
    ['with half minutes', { ...detour, durata: 68.5 }, 'durata', 'a whole number'],
    ['with minutes below none', { ...detour, durata: -1 }, 'durata', 'must not be negative'],
    ['with a comma in a genre', { ...detour, generi: ['a, b'] }, 'generi', 'without commas'],
    ['with genres that are numbers', { ...detour, generi: [1] }, 'generi', 'must be a list of names'],
    ['with a picture of no host', { ...detour, copertina: 'poster.jpg' }, 'copertina', 'http or https'],
    ['with a script', { ...detour, trailer: 'javascript:alert(1)' }, 'trailer', 'http or https'],
    ['with an id elsewhere', { ...detour, imdb_id: '37638' }, 'imdb_id', 'must look like tt0013442'],
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
    '%s is refused with its place and field, and the others go in',
    async (_, row, field, expected) => {
      const { counts, refused } = await take([metropolis, row, { ...detour, origin: 'test:after' }]);
      expect(counts).toEqual({ ...NOTHING, created: 2, refused: 1 });
      expect(refused).toEqual([
        { location: 'line 2', faults: [{ field, expected: expect.stringContaining(expected) }] },
      ]);
    },
  );

  it('is refused with all that is wrong in it', async () => {
    const { refused } = await take([{ ...detour, type: 'x', durata: 'x' }]);
    expect(refused[0]?.faults.map(({ field }) => field)).toEqual(['type', 'durata']);
  });

  it('of an origin that came before is refused; the earlier one is in', async () => {
    const { counts, refused } = await take([detour, { ...detour, titolo: 'Un altro' }]);
    expect(counts).toEqual({ ...NOTHING, created: 1, refused: 1 });
    expect(refused).toEqual([
      { location: 'line 2', faults: [{ field: 'origin', expected: 'duplicate of test:detour' }] },
    ]);
    expect(await recordOf(detour.origin)).toMatchObject({ titolo: 'Detour' });
  });

  it('is reported as the importer read it', async () => {
    const refused: RefusedRow[] = [];
    const rows = [{ location: 'tmdb:movie:653', fault: 'there is none' }];
    await importTitles(db, rows, { onRefused: (row) => refused.push(row) });
    expect(refused).toEqual([
      { location: 'tmdb:movie:653', faults: [{ field: '', expected: 'there is none' }] },
    ]);
  });
});

it('rows that break off leave in what came before', async () => {
  async function* broken(): AsyncGenerator<ImportRow> {
    yield { location: 'line 1', value: detour };
    throw new Error('the disk is gone');
  }
  await expect(importTitles(db, broken())).rejects.toThrow('the disk is gone');
  expect(await recordOf(detour.origin)).toMatchObject({ titolo: 'Detour' });
});

describe('an export', () => {
  async function exported(): Promise<string> {
    let text = '';
    for await (const lines of exportTitles(db)) text += lines;
    return text;
  }

  it('is what an import takes back unchanged, by whatever number of titles', async () => {
    const many = Array.from({ length: 501 }, (_, n) => ({ ...detour, origin: `test:${n}` }));
    const series = { ...detour, type: 'serie', origin: 'test:s', sorgenti: [episode(1, 'a')] };
    await take([{ ...metropolis, hidden: true }, series, ...many]);
    const text = await exported();
    const records: unknown[] = text
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(records).toHaveLength(503);
    expect(records[0]).toEqual({ ...metropolis, hidden: true, created_at: expect.any(String) });
    expect((await take(records)).counts).toEqual({ ...NOTHING, unchanged: 503 });
    await emptyDatabase(db);
    expect((await take(records)).counts).toEqual({ ...NOTHING, created: 503 });
    expect(await exported()).toBe(text);
  });

  it('of nothing is empty', async () => {
    expect(await exported()).toBe('');
  });
});

describe('an edit', () => {
  it('changes what it names and nothing else', async () => {
    await take([metropolis]);
    const id = await idOf(metropolis.origin);
    const before = await recordOf(metropolis.origin);
    expect(await editTitle(db, id, { durata: '90', registi: 'A, B', imdb_id: '' })).toBe('changed');
    expect(await recordOf(metropolis.origin)).toEqual({
      ...before,
      durata: 90,
      registi: ['A', 'B'],
      imdb_id: null,
    });
    expect(await editTitle(db, id, { durata: 90 })).toBe('unchanged');
    expect(await editTitle(db, id + 1, { durata: 90 })).toBe('no such title');
  });

  it.each([
    [{ durata: 'x' }, { field: 'durata', expected: 'must be a whole number, not "x"' }],
    [{ titolo: '' }, { field: 'titolo', expected: 'is missing, must be text' }],
    [{ boo: '1' }, { field: 'boo', expected: 'unknown field' }],
    [{ origin: 'x' }, { field: 'origin', expected: 'cannot be edited' }],
  ])('of %j is refused, and changes nothing', async (changes, fault) => {
    await take([metropolis]);
    const before = await recordOf(metropolis.origin);
    expect(await editTitle(db, await idOf(metropolis.origin), changes)).toEqual({ faults: [fault] });
    expect(await recordOf(metropolis.origin)).toEqual(before);
  });

  it('of a hidden title leaves it hidden', async () => {
    await take([{ ...metropolis, hidden: true }]);
    await editTitle(db, await idOf(metropolis.origin), { durata: 1 });
    expect(await recordOf(metropolis.origin)).toMatchObject({ hidden: true, durata: 1 });
  });
});

describe('a removed title', () => {
  it('goes with its plays and places in lists, which were told before', async () => {
    await take([metropolis, detour]);
    const titleId = await idOf(metropolis.origin);
    await toggleInStaticList(db, { userId: '42', list: 'liste', titleId });
    await play(db, titleId, TODAY, 2);
    expect(await countTitleUses(db, titleId)).toEqual({ plays: 2, listEntries: 1 });
    await countPlays(db);
    expect(await removeTitle(db, titleId)).toBe(true);
    expect(await removeTitle(db, titleId)).toBe(false);
    expect(await countersOf(db)).toEqual(await countersFromEvents(db));
    expect((await newestTitles(db, 'film', 9)).map(({ name }) => name)).toEqual(['Detour']);
    expect((await take([metropolis])).counts).toEqual({ ...NOTHING, created: 1 });
  });
});

it('hiding what is not there is told', async () => {
  expect(await setHidden(db, 4711, true)).toBe(false);
});
