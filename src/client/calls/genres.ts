import { queryOptions } from '@tanstack/react-query';
import {
  GENRE_INDEX_PAGE_SIZE,
  GENRE_PAGE_SIZE,
  getGenreContents,
  getGenres,
} from '../../contract/genres.ts';
import { CATALOGUE_STALE_MS } from './catalogue.ts';
import { pageQuery, paginatedQuery, sendPageRequest } from './paginated-query.ts';
import { sendRequest } from './send-request.ts';

export function allGenresQuery(userId: string) {
  return queryOptions({
    queryKey: ['genres', 'all'],
    // A limit of 0 asks for all.
    queryFn: ({ signal }) =>
      sendRequest(getGenres, { params: { offset: 0 }, query: { 'user-id': userId, limit: '0' }, signal }),
    staleTime: CATALOGUE_STALE_MS,
  });
}

export function genrePagesQuery(userId: string) {
  return paginatedQuery(['genres', 'pages'], (page, signal) => fetchGenres(userId, page, signal));
}

/** The first page, as the query keeps its pages. */
export const fetchFirstGenres = async (userId: string) => ({
  pages: [await fetchGenres(userId, 1)],
  pageParams: [1],
});

function fetchGenres(userId: string, page: number, signal?: AbortSignal) {
  const limit = GENRE_INDEX_PAGE_SIZE;
  // Pages count from 1, the call's offset counts genres.
  const offset = (page - 1) * limit;
  const query = { 'user-id': userId, limit: `${limit}` };
  return sendPageRequest(getGenres, { params: { offset }, query, signal }, limit);
}

/** A genre's titles page by page. */
export function genreTitlePagesQuery(genre: string, userId: string) {
  return paginatedQuery(['genre', genre, 'pages'], (page, signal) =>
    fetchGenrePage(genre, userId, page, signal),
  );
}

export function firstGenreTitlesQuery(genre: string, userId: string) {
  return queryOptions({
    queryKey: ['genre', genre, 'first'],
    queryFn: async ({ signal }) => (await fetchGenrePage(genre, userId, 1, signal)).items,
    staleTime: CATALOGUE_STALE_MS,
  });
}

function fetchGenrePage(genre: string, userId: string, page: number, signal: AbortSignal) {
  const request = { params: { genre }, query: pageQuery(userId, page, GENRE_PAGE_SIZE), signal };
  return sendPageRequest(getGenreContents, request, GENRE_PAGE_SIZE);
}
