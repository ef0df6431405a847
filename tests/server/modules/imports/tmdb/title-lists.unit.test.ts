import { afterEach, expect, it } from 'vitest';
import {
  fetchDiscoveredTitles,
  fetchPopularTitles,
} from '../../../../../src/server/modules/imports/tmdb/tmdb-plan.ts';
import { type StubService } from '../support/stub-service.ts';
import { stubTmdb } from '../support/stub-tmdb.ts';
import { tmdbClientFor } from '../support/stub-tmdb-client.ts';

let tmdb: StubService;
afterEach(() => tmdb.close());

it('popular titles are read page by page, up to the requested number or the last page', async () => {
  tmdb = await stubTmdb();
  expect(await fetchPopularTitles(tmdbClientFor(tmdb), { type: 'film', pages: 2 })).toHaveLength(40);
  expect(await fetchPopularTitles(tmdbClientFor(tmdb), { type: 'serie', pages: 9 })).toHaveLength(18);
  expect(tmdb.requests).toHaveLength(3);
});

it('titles are discovered by year, genre and minimum votes', async () => {
  tmdb = await stubTmdb();
  const all = { type: 'film', pages: 5, genres: [] } as const;
  const ids = async (wanted: object) =>
    (await fetchDiscoveredTitles(tmdbClientFor(tmdb), { ...all, ...wanted })).map(
      (ref) => 'id' in ref && ref.id,
    );
  expect(await ids({ year: 1954 })).toEqual([346, 405, 567]);
  expect(await ids({ genres: [27, 878] })).toEqual([348]);
  expect(await ids({ minVotes: 19_500 })).toEqual([653, 19]);
  expect(await ids({ type: 'serie', year: 1990 })).toEqual([1748]);
});

it('the most popular titles are discovered first, and none for adults', async () => {
  tmdb = await stubTmdb();
  await fetchDiscoveredTitles(tmdbClientFor(tmdb), { type: 'serie', pages: 1, genres: [] });
  const { searchParams } = new URL(tmdb.requests[0]?.url ?? '', tmdb.root);
  expect(Object.fromEntries(searchParams)).toEqual({
    language: 'it-IT',
    sort_by: 'popularity.desc',
    include_adult: 'false',
    page: '1',
  });
});
