import type { Content } from '../../contract/content.ts';
import {
  GENRE_INDEX_PAGE_SIZE,
  GENRE_PAGE_SIZE,
  type Genre,
  getGenere,
  getGeneri,
} from '../../contract/genres.ts';
import { type Page, readPage } from './page.ts';
import { send, sendRaw } from './send.ts';

export function fetchAllGenres(userId: string, signal?: AbortSignal): Promise<Genre[]> {
  return send(getGeneri, { params: { offset: 0 }, query: { 'user-id': userId, limit: 0 }, signal });
}

/** A page of the genre index; pages count from 1, the call counts items. */
export async function fetchGenrePage(
  userId: string,
  page: number,
  signal?: AbortSignal,
): Promise<Page<Genre>> {
  const params = { offset: (page - 1) * GENRE_INDEX_PAGE_SIZE };
  const query = { 'user-id': userId, limit: GENRE_INDEX_PAGE_SIZE };
  return readPage(
    getGeneri.answer,
    await sendRaw(getGeneri, { params, query, signal }),
    GENRE_INDEX_PAGE_SIZE,
  );
}

export async function fetchTitlesOfGenre(
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
