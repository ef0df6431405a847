import type { QueryKey } from '@tanstack/react-query';
import { expect } from 'vitest';
import * as catalogue from '../../../src/client/calls/catalogue.ts';
import * as customLists from '../../../src/client/calls/custom-lists.ts';
import * as genres from '../../../src/client/calls/genres.ts';
import { listTitlePagesQuery } from '../../../src/client/calls/list-pages.ts';
import * as lists from '../../../src/client/calls/lists.ts';
import { premiumQuery } from '../../../src/client/calls/premium.ts';
import * as search from '../../../src/client/calls/premium-search.ts';
import { title } from '../support/title-fixtures.ts';

export type Query = { queryKey: QueryKey };

export const filters = {
  genere: ['Crime', 'Horror'],
  anno: ['1922', '1931'],
  durata: ['2 ore', '1 ora'],
  contenuto: ['film', 'serie'],
};
const ONE = [title(1)];
const PARSED = [expect.objectContaining({ id: 1, titolo: 'Titolo 1' })];

/** For each query: the request, how it is created, a response, and the expected data. */
export const QUERIES: [wire: string, query: () => Query, answer: unknown, shown: unknown][] = [
  ['GET /api/get_top', () => catalogue.homeTitlesQuery(), ONE, PARSED],
  ['GET /api/top_contents/film/7', () => catalogue.rankingQuery('film', 7), ONE, PARSED],
  [
    'GET /api/top_genres/serie?interval=60&genre=Crime',
    () => catalogue.genreRankingQuery('serie', 'Crime'),
    ONE,
    PARSED,
  ],
  ['GET /api/get_last/film', () => catalogue.latestTitlesQuery('film'), ONE, PARSED],
  ['GET /api/random/film', () => catalogue.randomTitleQuery('film'), title(1), PARSED[0]],
  ['GET /api/get_content/1?user-id=42', () => catalogue.titleQuery(1, '42'), title(1), PARSED[0]],
  ['GET /api/get_list/liste?user-id=42', () => lists.allListTitlesQuery('liste', '42'), ONE, PARSED],
  [
    'GET /api/get_list/liste?user-id=42&page=1&perPage=9',
    () => listTitlePagesQuery('liste', '42'),
    ONE,
    PARSED,
  ],
  [
    'GET /api/content_in_list/1?user_id=42&list_name=liste',
    () => lists.listMembershipQuery(1, 'liste', '42'),
    { inList: true },
    true,
  ],
  [
    'GET /api/get_custom_lists?user_id=42',
    () => customLists.customListsQuery('42'),
    [{ id: 5, titolo: 'A' }],
    [{ id: 5, titolo: 'A' }],
  ],
  [
    'GET /api/get_custom_list_contents?user-id=42&custom_list_id=5',
    () => customLists.customListTitlesQuery(5, '42'),
    { contents: ONE },
    PARSED,
  ],
  [
    'GET /api/get_custom_list_title/5?user-id=42',
    () => customLists.customListNameQuery(5, '42'),
    { titolo: 'A' },
    'A',
  ],
  [
    'GET /api/content_in_custom_list/1?user_id=42&list_id=5',
    () => customLists.customListMembershipQuery(1, 5, '42'),
    { inList: true },
    true,
  ],
  [
    'GET /api/get_generi/0?user-id=42&limit=0',
    () => genres.allGenresQuery('42'),
    [{ genere: 'Crime' }],
    [{ genere: 'Crime', copertina: null }],
  ],
  [
    'GET /api/get_generi/0?user-id=42&limit=8',
    () => genres.genrePagesQuery('42'),
    [{ genere: 'Crime' }],
    [{ genere: 'Crime', copertina: null }],
  ],
  [
    'GET /api/get_genere/Crime?user-id=42&page=1&perPage=12',
    () => genres.genreTitlePagesQuery('Crime', '42'),
    ONE,
    PARSED,
  ],
  [
    'GET /api/get_genere/Crime?user-id=42&page=1&perPage=12',
    () => genres.firstGenreTitlesQuery('Crime', '42'),
    ONE,
    PARSED,
  ],
  ['GET /api/get_years', () => search.yearsQuery(), [2024, '2023'], ['2024', '2023']],
  [
    'GET /api/filter_contents?user-id=42&genere=Crime,Horror&durata=2+ore,1+ora&anno=1922,1931&contenuto=film,serie&page=1&perPage=12',
    () => search.filteredTitlePagesQuery(filters, '42'),
    ONE,
    PARSED,
  ],
  ['GET /api/check_premium_status?user-id=42', () => premiumQuery('42'), { isPremium: true }, true],
];
