import { afterEach, expect, it } from 'vitest';
import { discoverTitles, popularTitles } from '../../../../src/server/import/tmdb/title-lists.ts';
import { type StandIn } from '../support/stand-in.ts';
import { clientOf } from '../support/tmdb-client.ts';
import { tmdbStandIn } from '../support/tmdb-stand-in.ts';

let tmdb: StandIn;
afterEach(() => tmdb.close());

it('collects the popular ones page by page, as many as asked for or there are', async () => {
  tmdb = await tmdbStandIn();
  expect(await popularTitles(clientOf(tmdb), { type: 'film', pages: 2 })).toHaveLength(40);
  expect(await popularTitles(clientOf(tmdb), { type: 'serie', pages: 9 })).toHaveLength(18);
  expect(tmdb.requests).toHaveLength(3);
});

it('discovers by year, genre and least votes', async () => {
  tmdb = await tmdbStandIn();
  const all = { type: 'film', pages: 5, genres: [] } as const;
  const ids = async (wanted: object) =>
    (await discoverTitles(clientOf(tmdb), { ...all, ...wanted })).map((ref) => 'id' in ref && ref.id);
  expect(await ids({ year: 1954 })).toEqual([346, 405, 567]);
  expect(await ids({ genres: [27, 878] })).toEqual([348]);
  expect(await ids({ minVotes: 19_500 })).toEqual([653, 19]);
});
