import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../../../../../src/server/database/database.ts';
import { importTmdb } from '../../../../../src/server/modules/imports/tmdb/import-tmdb.ts';
import type { TmdbSelection } from '../../../../../src/server/modules/imports/tmdb/tmdb-plan.ts';
import { testDatabase } from '../../../support/test-database.ts';
import type { StubService } from '../support/stub-service.ts';
import { STUB_TITLES } from '../support/stub-titles.ts';
import { stubTmdb } from '../support/stub-tmdb.ts';
import { tmdbClientFor } from '../support/stub-tmdb-client.ts';

let database: Database;
let tmdb: StubService;
beforeEach(async () => {
  database = await testDatabase();
  tmdb = await stubTmdb({
    limit: 1000,
    peculiar: {
      'movie:19': { title: '', original_title: '', translations: null },
      'movie:234': { release_date: '', release_dates: null },
    },
  });
});
afterEach(async () => {
  await tmdb.close();
  await database.close();
});

const FILMS: TmdbSelection = { kind: 'popular', type: 'film', pages: 5 };
const source = (signal?: AbortSignal) => ({
  client: tmdbClientFor(tmdb, signal ? { signal } : {}),
  exportsRoot: tmdb.root,
  signal,
});

const countTitles = async () => (await database.db.selectFrom('title').select('origin').execute()).length;
const countSettings = async () =>
  (await database.db.selectFrom('setting').select('key').where('key', 'like', 'import %').execute()).length;
const fetched = () => tmdb.requests.filter(({ url }) => /^\/3\/(movie|tv)\/\d/.test(url)).length;

it('popular titles are imported, and unsuitable ones are refused', async () => {
  const refused: string[] = [];
  const counts = await importTmdb(database.db, source(), FILMS, {
    onRefused: ({ location }) => refused.push(location),
  });
  expect(counts).toEqual({ created: 41, changed: 0, unchanged: 0, refused: 1 });
  expect(refused).toEqual(['tmdb:movie:19']);
  const undated = await database.db
    .selectFrom('title')
    .select(['origin', 'anno'])
    .where('data_uscita', 'is', null)
    .execute();
  expect(undated).toEqual([{ origin: 'tmdb:movie:234', anno: null }]);
  expect(await countTitles()).toBe(41);
  expect(await countSettings()).toBe(0);
  expect(await importTmdb(database.db, source(), FILMS)).toMatchObject({
    created: 0,
    changed: 0,
    unchanged: 41,
  });
});

it('the daily list of ids imports everything', async () => {
  const job: TmdbSelection = { kind: 'export', type: 'serie', day: '2026-05-20', minPopularity: 0 };
  expect(await importTmdb(database.db, source(), job)).toMatchObject({ created: 18 });
});

it('a dry run changes nothing', async () => {
  const counts = await importTmdb(database.db, source(), FILMS, { dryRun: true });
  expect(counts).toMatchObject({ created: 41, refused: 1 });
  expect(await countTitles()).toBe(0);
  expect(await countSettings()).toBe(0);
});

describe('an interrupted import', () => {
  const IDS: TmdbSelection = { kind: 'ids', refs: STUB_TITLES.map(({ type, id }) => ({ type, id })) };

  async function breakOff(): Promise<void> {
    const controller = new AbortController();
    await importTmdb(database.db, source(controller.signal), IDS, { onProgress: () => controller.abort() });
  }

  it('continues where it stopped, and the next one starts at the beginning', async () => {
    await breakOff();
    expect(await countTitles()).toBeLessThan(59);
    const before = fetched();
    const planned: object[] = [];
    await importTmdb(database.db, source(), IDS, { onPlanned: (job) => planned.push(job) });
    expect(fetched() - before).toBeLessThan(60);
    await importTmdb(database.db, source(), IDS, { onPlanned: (job) => planned.push(job) });
    expect(planned).toEqual([
      { total: 60, done: expect.toSatisfy((done) => done >= 30 && done < 60) },
      { total: 60, done: 0 },
    ]);
    expect(await countTitles()).toBe(59);
    expect(await countSettings()).toBe(0);
  });

  it('starts at the beginning on request', async () => {
    await breakOff();
    const planned: object[] = [];
    await importTmdb(database.db, source(), IDS, { restart: true, onPlanned: (job) => planned.push(job) });
    expect(planned).toEqual([{ total: 60, done: 0 }]);
  });

  it('continues with the titles of its start, whatever is popular by now', async () => {
    const controller = new AbortController();
    await importTmdb(database.db, source(controller.signal), FILMS, { onPlanned: () => controller.abort() });
    const lists = () => tmdb.requests.filter(({ url }) => url.includes('/popular')).length;
    const before = lists();
    expect(await importTmdb(database.db, source(), FILMS)).toMatchObject({ created: 41 });
    expect(lists()).toBe(before);
  });

  it('continues with titles that it could not fetch, once TMDB is back', async () => {
    for (const id of [289, 307, 5156, 1092, 548, 872, 346, 405, 567, 490, 426, 213])
      tmdb.fail(`/3/movie/${id}?`, { status: 503 }, 6);
    await expect(importTmdb(database.db, source(), FILMS)).rejects.toThrow('run the same command again');
    expect(await countTitles()).toBe(10);
    const planned: { done: number }[] = [];
    const again = await importTmdb(database.db, source(), FILMS, { onPlanned: (job) => planned.push(job) });
    expect(planned).toEqual([{ total: 42, done: 11 }]);
    expect(again).toMatchObject({ created: 41, refused: 1 });
  });
});
