import { queryOptions } from '@tanstack/react-query';
import type { Content } from '../../contract/content.ts';
import {
  GENRE_INDEX_PAGE_SIZE,
  GENRE_PAGE_SIZE,
  type Genre,
  getGenreContents,
  getGenres,
} from '../../contract/genres.ts';
import { CATALOGUE_STALE_MS } from './catalogue.ts';
import { paginatedQuery } from './paginated-query.ts';
import { parseResultPage, type ResultPage } from './result-page.ts';
import { sendRequest, sendRequestUnparsed } from './send-request.ts';

function fetchAllGenres(userId: string, signal?: AbortSignal): Promise<Genre[]> {
  return sendRequest(getGenres, { params: { offset: 0 }, query: { 'user-id': userId, limit: 0 }, signal });
}

/** A page of the genre index; pages count from 1, the endpoint's offset counts items. */
async function fetchGenrePage(
  userId: string,
  page: number,
  signal?: AbortSignal,
): Promise<ResultPage<Genre>> {
  const params = { offset: (page - 1) * GENRE_INDEX_PAGE_SIZE };
  const query = { 'user-id': userId, limit: GENRE_INDEX_PAGE_SIZE };
  return parseResultPage(
    getGenres.answer,
    await sendRequestUnparsed(getGenres, { params, query, signal }),
    GENRE_INDEX_PAGE_SIZE,
  );
}

async function fetchGenreTitlePage(
  genre: string,
  userId: string,
  page: number,
  signal?: AbortSignal,
): Promise<ResultPage<Content>> {
  const query = { 'user-id': userId, page, perPage: GENRE_PAGE_SIZE };
  return parseResultPage(
    getGenreContents.answer,
    await sendRequestUnparsed(getGenreContents, { params: { genre }, query, signal }),
    GENRE_PAGE_SIZE,
  );
}

export function allGenresQuery(userId: string) {
  return queryOptions({
    queryKey: ['genres', 'all'],
    queryFn: ({ signal }) => fetchAllGenres(userId, signal),
    staleTime: CATALOGUE_STALE_MS,
  });
}

/** The genre index page by page. */
export function genrePagesQuery(userId: string) {
  return paginatedQuery(['genres', 'pages'], (page, signal) => fetchGenrePage(userId, page, signal));
}

/** A genre's titles page by page. */
export function genreTitlePagesQuery(genre: string, userId: string) {
  return paginatedQuery(['genre', genre, 'pages'], (page, signal) =>
    fetchGenreTitlePage(genre, userId, page, signal),
  );
}

/** The first page of a genre's titles. */
export function firstGenreTitlesQuery(genre: string, userId: string) {
  return queryOptions({
    queryKey: ['genre', genre, 'first'],
    queryFn: async ({ signal }) => (await fetchGenreTitlePage(genre, userId, 1, signal)).items,
    staleTime: CATALOGUE_STALE_MS,
  });
}
