import { afterEach, expect, it } from 'vitest';
import { fetchExportedIds, newestExport } from '../../../../src/server/import/tmdb/id-export.ts';
import { type StubService } from '../support/stub-service.ts';
import { stubTmdb } from '../support/stub-tmdb.ts';

let tmdb: StubService;
afterEach(() => tmdb?.close());

const DAY = '2026-05-20';
const quick = { backoff: () => 1 };

it('reads a day’s ids, the most popular first', async () => {
  tmdb = await stubTmdb();
  const films = await fetchExportedIds(tmdb.root, { type: 'film', day: DAY, minPopularity: 20 }, quick);
  expect(films).toEqual([653, 19, 234, 775]);
  expect(
    await fetchExportedIds(tmdb.root, { type: 'serie', day: DAY, minPopularity: 0 }, quick),
  ).toHaveLength(18);
  expect(tmdb.requests[0]?.url).toBe('/p/exports/movie_ids_05_20_2026.json.gz');
});

it('reads it again when the download breaks off', async () => {
  tmdb = await stubTmdb();
  tmdb.fail('/p/exports', 'cut off');
  tmdb.fail('/p/exports', 'disconnect');
  tmdb.fail('/p/exports', { status: 502 });
  expect(await fetchExportedIds(tmdb.root, { type: 'film', day: DAY, minPopularity: 50 }, quick)).toEqual([
    653,
  ]);
  expect(tmdb.requests).toHaveLength(4);
});

it('says which day has none, and when it cannot be had', async () => {
  tmdb = await stubTmdb();
  const asked = fetchExportedIds(tmdb.root, { type: 'film', day: '2000-05-20', minPopularity: 0 }, quick);
  await expect(asked).rejects.toThrow('TMDB has no list of ids of 2000-05-20');
  tmdb.fail('/p/exports', { status: 500 }, 9);
  await expect(
    fetchExportedIds(tmdb.root, { type: 'film', day: DAY, minPopularity: 0 }, quick),
  ).rejects.toThrow('cannot be had from TMDB: it answered 500');
});

it('takes the day before until the day’s files surely stand', () => {
  expect(newestExport(new Date('2026-05-20T08:30:00Z'))).toBe('2026-05-19');
  expect(newestExport(new Date('2026-05-20T09:00:00Z'))).toBe('2026-05-20');
});
