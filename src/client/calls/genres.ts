import { queryOptions } from '@tanstack/react-query';
import type { Content } from '../../contract/content.ts';
import {
  GENRE_INDEX_PAGE_SIZE,
  GENRE_PAGE_SIZE,
  type Genre,
  getGenere,
  getGeneri,
} from '../../contract/genres.ts';
import { CATALOGUE_FRESH_MS } from './catalogue.ts';
import { type Page, readPage } from './page.ts';
import { pagesQuery } from './pages-query.ts';
import { send, sendRaw } from './send.ts';

function fetchAllGenres(userId: string, signal?: AbortSignal): Promise<Genre[]> {
  return send(getGeneri, { params: { offset: 0 }, query: { 'user-id': userId, limit: 0 }, signal });
}

/** A page of the genre index; pages count from 1, the call counts items. */
async function fetchGenrePage(userId: string, page: number, signal?: AbortSignal): Promise<Page<Genre>> {
  const params = { offset: (page - 1) * GENRE_INDEX_PAGE_SIZE };
  const query = { 'user-id': userId, limit: GENRE_INDEX_PAGE_SIZE };
  return readPage(
    getGeneri.answer,
    await sendRaw(getGeneri, { params, query, signal }),
    GENRE_INDEX_PAGE_SIZE,
  );
}

async function fetchTitlesOfGenre(
  genre: string,
  userId: string,
  page: number,
  signal?: AbortSignal,
): Promise<Page<Content>> {
  const query = { 'user-id': userId, page, perPage: GENRE_PAGE_SIZE };
  return readPage(
    getGenere.answer,
    await sendRaw(getGenere, { params: { genre }, query, signal }),
    GENRE_PAGE_SIZE,
  );
}

export function allGenresQuery(userId: string) {
  return queryOptions({
    queryKey: ['genres', 'all'],
    queryFn: ({ signal }) => fetchAllGenres(userId, signal),
    staleTime: CATALOGUE_FRESH_MS,
  });
}

/** The genre index page by page. */
export function genrePagesQuery(userId: string) {
  return pagesQuery(['genres', 'pages'], (page, signal) => fetchGenrePage(userId, page, signal));
}

/** A genre's titles page by page. */
export function titlesOfGenreQuery(genre: string, userId: string) {
  return pagesQuery(['genre', genre, 'pages'], (page, signal) =>
    fetchTitlesOfGenre(genre, userId, page, signal),
  );
}

/** The first of a genre's titles. */
export function firstOfGenreQuery(genre: string, userId: string) {
  return queryOptions({
    queryKey: ['genre', genre, 'first'],
    queryFn: async ({ signal }) => (await fetchTitlesOfGenre(genre, userId, 1, signal)).items,
    staleTime: CATALOGUE_FRESH_MS,
  });
}
