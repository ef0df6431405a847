import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { titlesOfGenre } from '../../../../src/server/modules/catalogue/genres.ts';
import { saveThumbHash } from '../../../../src/server/modules/catalogue/title-images.ts';
import { setHidden } from '../../../../src/server/modules/catalogue/title-visibility.ts';
import { findTitle } from '../../../../src/server/modules/catalogue/titles.ts';
import type { ImportRow } from '../../../../src/server/modules/imports/import-row.ts';
import { importTitles } from '../../../../src/server/modules/imports/import-titles.ts';
import { staticListTitles, toggleInStaticList } from '../../../../src/server/modules/lists/static-lists.ts';
import { countPlays } from '../../../../src/server/modules/rankings/count-plays.ts';
import { mostPlayed } from '../../../../src/server/modules/rankings/rankings.ts';
import { saveVideoAndNotify } from '../../../../src/server/modules/videos/save-video.ts';
import { findMainVideo } from '../../support/find-main-video.ts';
import { countersFromEvents, countersOf, play } from '../../support/play-counters.ts';
import {
  detour,
  emptyCatalogue,
  episode,
  idOf,
  metropolis,
  NOTHING,
  recordOf,
  TODAY,
  take,
} from './support/import-catalogue.ts';

const db = await emptyCatalogue();

describe('titles', () => {
  it('titles are imported with everything in their records', async () => {
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
    expect(await findTitle(db, await idOf(metropolis.origin))).toMatchObject({ titolo: 'Metropolis' });
  });

  it('titles are changed only where they differ, and keep the date of their first import', async () => {
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

  it('keep the preview of their cover until the cover changes', async () => {
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
  ])('titles are changed by %j once', async (change) => {
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

  it('titles are only compared in a dry run', async () => {
    await take([metropolis]);
    const { counts } = await take([{ ...metropolis, durata: 1 }, detour, { origin: 'x' }], { dryRun: true });
    expect(counts).toEqual({ created: 1, changed: 1, unchanged: 0, refused: 1 });
    expect(await recordOf(metropolis.origin)).toMatchObject({ durata: 153 });
    expect(await idOf(detour.origin)).toBe(0);
  });

  it('titles are imported in batches, and an abort takes effect between two of them', async () => {
    const many = Array.from({ length: 1200 }, (_, n) => ({ ...detour, origin: `test:${n}` }));
    const stopping = new AbortController();
    const { counts } = await take(many, { signal: stopping.signal, onProgress: () => stopping.abort() });
    expect(counts.created).toBeGreaterThan(0);
    expect(counts.created).toBeLessThan(1200);
    const rest = await take(many);
    expect(rest.counts).toEqual({ ...NOTHING, created: 1200 - counts.created, unchanged: counts.created });
  });

  it('titles of two concurrent imports are imported once', async () => {
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

describe('in a second import', () => {
  it('likes, lists, plays and counters are kept', async () => {
    await take([metropolis]);
    const titleId = await idOf(metropolis.origin);
    await toggleInStaticList(db, { userId: '42', list: 'mi_piace', titleId });
    await play(db, titleId, TODAY, 3);
    await countPlays(db);
    await take([{ ...metropolis, trama: 'Altro.' }]);
    expect(await findTitle(db, titleId)).toMatchObject({ trama: 'Altro.', mi_piace: 1, visualizzazioni: 3 });
    expect(await staticListTitles(db, { userId: '42', list: 'mi_piace' })).toHaveLength(1);
  });

  it('videos are kept, and added where one is missing', async () => {
    const series = { ...detour, type: 'serie', sorgenti: [1, 2].map((n) => episode(n, 'a')) };
    await take([series]);
    const titleId = await idOf(detour.origin);
    await saveVideoAndNotify(
      db,
      { titleId, episode: { season: 1, episode: 2 } },
      { kind: 'video', fileId: 'f' },
    );
    const more = { ...series, sorgenti: [1, 2, 3].map((n) => episode(n, 'b')) };
    expect((await take([more])).counts).toEqual({ ...NOTHING, changed: 1 });
    const videos = [1, 2, 3].map((n) => findMainVideo(db, { titleId, episode: { season: 1, episode: n } }));
    expect(await Promise.all(videos)).toEqual([
      { kind: 'link', url: 'https://example.org/a1' },
      { kind: 'video', fileId: 'f' },
      { kind: 'link', url: 'https://example.org/b3' },
    ]);
    expect((await take([more])).counts).toEqual({ ...NOTHING, unchanged: 1 });
  });

  it('several videos of a film are its versions, added where they are missing, and exported', async () => {
    const version = (qualita: number, url: string) => ({
      stagione: null,
      episodio: null,
      url: `https://example.org/${url}`,
      qualita,
      lingue: ['ita'],
      sottotitoli: [],
    });
    const two = { ...metropolis, sorgenti: [version(1080, 'full'), version(720, 'half')] };
    expect((await take([two])).counts).toEqual({ ...NOTHING, created: 1 });
    expect((await take([two])).counts).toEqual({ ...NOTHING, unchanged: 1 });
    expect(await recordOf(metropolis.origin)).toMatchObject({ sorgenti: two.sorgenti });
    const other = { ...metropolis, sorgenti: [version(720, 'elsewhere'), version(480, 'poor')] };
    expect((await take([other])).counts).toEqual({ ...NOTHING, changed: 1 });
    expect(await recordOf(metropolis.origin)).toMatchObject({
      sorgenti: [...two.sorgenti, version(480, 'poor')],
    });
    expect((await take([{ ...metropolis, sorgenti: [version(2160, 'alone')] }])).counts).toEqual({
      ...NOTHING,
      unchanged: 1,
    });
  });

  it('a title that an owner has hidden stays hidden', async () => {
    await take([metropolis]);
    await setHidden(db, await idOf(metropolis.origin), true);
    expect((await take([metropolis])).counts).toEqual({ ...NOTHING, unchanged: 1 });
    await take([{ ...metropolis, durata: 1 }]);
    expect(await recordOf(metropolis.origin)).toMatchObject({ durata: 1, hidden: true });
    expect((await take([{ ...metropolis, durata: 1, hidden: false }])).counts.changed).toBe(1);
    expect(await recordOf(metropolis.origin)).toMatchObject({ hidden: false });
  });
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
    expect((await mostPlayed(db, { type, days: 30, limit: 10 }))[0]?.titolo).toBe('Metropolis');
    const page = { page: 1, perPage: 12 };
    const genre = (name: string) => titlesOfGenre(db, { genre: name, paging: page });
    expect(await genre('Dramma')).toHaveLength(change.generi ? 0 : 1);
    expect(await genre('Horror')).toHaveLength(change.generi ? 1 : 0);
  });
});

it('titles before an interruption stay imported', async () => {
  async function* broken(): AsyncGenerator<ImportRow> {
    yield { location: 'line 1', value: detour };
    throw new Error('the disk is gone');
  }
  await expect(importTitles(db, broken())).rejects.toThrow('the disk is gone');
  expect(await recordOf(detour.origin)).toMatchObject({ titolo: 'Detour' });
});
