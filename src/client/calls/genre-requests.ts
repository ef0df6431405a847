import {
  GENRE_PAGE_SIZE,
  GENRE_PATH,
  GENRES_PATH,
  type getGenreContents,
  type getGenres,
} from '../../contract/genres.ts';
import { get, pageQuery } from './requests.ts';

/* The requests for genres, beside the others: the first bundle makes none. */

/** @param limit 0 for all genres */
export const genresRequest = (userId: string, limit: number, offset = 0) =>
  get<typeof getGenres>(GENRES_PATH, { offset }, { 'user-id': userId, limit: `${limit}` });

/** A page of a genre's titles. */
export const genrePageRequest = (genre: string, userId: string, page: number) =>
  get<typeof getGenreContents>(GENRE_PATH, { genre }, pageQuery(userId, page, GENRE_PAGE_SIZE));
