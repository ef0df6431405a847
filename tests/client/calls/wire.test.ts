import type { QueryClient } from '@tanstack/react-query';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import * as catalogue from '../../../src/client/calls/catalogue.ts';
import * as customLists from '../../../src/client/calls/custom-lists.ts';
import * as genres from '../../../src/client/calls/genres.ts';
import { httpClient } from '../../../src/client/calls/http-client.ts';
import { listTitlePagesQuery } from '../../../src/client/calls/list-pages.ts';
import * as lists from '../../../src/client/calls/lists.ts';
import { premiumQuery } from '../../../src/client/calls/premium.ts';
import * as search from '../../../src/client/calls/premium-search.ts';
import { createQueryClient } from '../../../src/client/calls/query-client.ts';
import { filters, QUERIES, type Query } from './every-query.ts';
import { deferredResponse, FakeServer, type StubResponses } from './fake-server.ts';

let queries: QueryClient;
let server: FakeServer;

function answering(answers: StubResponses): void {
  server = new FakeServer(answers);
  server.install(httpClient);
}

beforeEach(() => {
  queries = createQueryClient();
});

/** Runs a query and returns its data, whose type differs by query. */
async function shown(query: Query): Promise<unknown> {
  const options = { ...query } as Parameters<QueryClient['fetchQuery']>[0] & {
    select?: (data: never) => unknown;
  };
  const isPaged = 'getNextPageParam' in query;
  const data = isPaged
    ? await queries.fetchInfiniteQuery(options as Parameters<QueryClient['fetchInfiniteQuery']>[0])
    : await queries.fetchQuery(options);
  return options.select ? options.select(data as never) : data;
}

/** The requests made, as method and URL. */
const wire = () =>
  server.calls.map(({ method, path, query }) => {
    const search = decodeURIComponent(new URLSearchParams(query).toString());
    return `${method} ${path}${search && `?${search}`}`;
  });

describe.each(QUERIES)('%s', (call, query, answer, read) => {
  test('sends the expected request and parses the response', async () => {
    answering({ [call.replace(/\?.*/, '')]: answer });
    expect(await shown(query())).toEqual(read);
    expect(wire()).toEqual([call]);
  });

  test('the call is cancelled when nothing uses it any longer', async () => {
    answering({ [call.replace(/\?.*/, '')]: deferredResponse().answerer });
    const request = vi.spyOn(httpClient, 'request');
    const result = shown(query()).catch(() => 'cancelled');
    await vi.waitFor(() => expect(server.calls).toHaveLength(1));
    await queries.cancelQueries();
    expect(await result).toBe('cancelled');
    expect(request.mock.calls[0]?.[0].signal?.aborted).toBe(true);
    request.mockRestore();
  });
});

test('different queries have different keys', () => {
  const others = [
    catalogue.rankingQuery('serie', 7),
    catalogue.rankingQuery('film', 30),
    catalogue.genreRankingQuery('film', 'Crime'),
    catalogue.genreRankingQuery('serie', 'Horror'),
    catalogue.latestTitlesQuery('serie'),
    catalogue.randomTitleQuery('serie'),
    catalogue.titleQuery(2, '42'),
    lists.allListTitlesQuery('preferiti', '42'),
    listTitlePagesQuery('preferiti', '42'),
    lists.listMembershipQuery(2, 'liste', '42'),
    lists.listMembershipQuery(1, 'preferiti', '42'),
    customLists.customListTitlesQuery(6, '42'),
    customLists.customListNameQuery(6, '42'),
    customLists.customListMembershipQuery(2, 5, '42'),
    customLists.customListMembershipQuery(1, 6, '42'),
    genres.genreTitlePagesQuery('Horror', '42'),
    genres.firstGenreTitlesQuery('Horror', '42'),
    search.filteredTitlePagesQuery({ ...filters, anno: [] }, '42'),
    premiumQuery('7'),
  ];
  const all = [...QUERIES.map(([, query]) => query()), ...others];
  expect(new Set(all.map(({ queryKey }) => JSON.stringify(queryKey))).size).toBe(all.length);
});

/** True if data of this age, in minutes, are refetched. */
function isStaleAfter(query: Query & { staleTime?: unknown }, minutes: number): boolean | undefined {
  queries.setQueryData(query.queryKey, []);
  vi.setSystemTime(Date.now() + minutes * 60_000);
  return queries.getQueryCache().find({ queryKey: query.queryKey })?.isStaleByTime(Number(query.staleTime));
}

test('memberships are refetched at each mount, the catalogue after 15 minutes', () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  expect(isStaleAfter(lists.listMembershipQuery(1, 'liste', '42'), 0)).toBe(true);
  expect(isStaleAfter(customLists.customListMembershipQuery(1, 5, '42'), 0)).toBe(true);
  for (const query of [
    catalogue.homeTitlesQuery(),
    catalogue.rankingQuery('film', 7),
    catalogue.genreRankingQuery('film', 'Crime'),
    catalogue.latestTitlesQuery('film'),
    genres.allGenresQuery('42'),
    genres.firstGenreTitlesQuery('Crime', '42'),
    search.yearsQuery(),
  ]) {
    expect([14, 16].map((minutes) => isStaleAfter(query, minutes))).toEqual([false, true]);
  }
  vi.useRealTimers();
});

test('years bypass the HTTP cache', async () => {
  answering({ 'GET /api/get_years': [] });
  await shown(search.yearsQuery());
  expect(server.calls[0]?.headers).toMatchObject({ 'Cache-Control': 'no-cache' });
});

test('a title in a response without an id gets the requested id', async () => {
  answering({ 'GET /api/get_content/7': { titolo: 'Alien' } });
  expect(await shown(catalogue.titleQuery(7, '42'))).toMatchObject({ id: 7, titolo: 'Alien' });
});

test('later genre pages start after the earlier ones', async () => {
  answering({ 'GET /api/get_generi/*': Array.from({ length: 8 }, (_, n) => ({ genere: `Genere ${n}` })) });
  await queries.fetchInfiniteQuery({ ...genres.genrePagesQuery('42'), pages: 2 });
  await queries.fetchInfiniteQuery({ ...genres.genrePagesQuery('42'), pages: 2, staleTime: 0 });
  expect(wire().at(-1)).toBe('GET /api/get_generi/8?user-id=42&limit=8');
});
