import * as v from 'valibot';
import { defineApiCall } from './api-call.ts';
import { lenientList, lenientText } from './lenient-schemas.ts';
import { ignoredBody, integerInRange, page, perPage, userId } from './request-schemas.ts';
import { titleListSchema } from './titles.ts';

/** Page sizes of the genre index and of one genre (behaviour 9.1). */
export const GENRE_INDEX_PAGE_SIZE = 8;
export const GENRE_PAGE_SIZE = 12;

const genre = v.object({ genere: v.pipe(v.string(), v.nonEmpty()), copertina: lenientText });
export type Genre = v.InferOutput<typeof genre>;

/** Removes repeated genres, as `uniqueTitles` does titles. */
export function uniqueGenres(genres: readonly Genre[]): Genre[] {
  return [...new Map(genres.map((one) => [one.genere, one])).values()];
}

export const getGenres = defineApiCall({
  method: 'GET',
  path: '/api/get_generi/:offset',
  params: v.object({ offset: integerInRange(0, 1_000_000) }),
  query: v.object({ 'user-id': userId, limit: integerInRange(0, 100) }),
  body: ignoredBody,
  answer: lenientList(genre),
  summary: 'Genres from an item offset on; limit 0 returns all',
  example: ({ user }) => ({ params: { offset: 0 }, query: { 'user-id': user, limit: 8 } }),
});

export const getGenreContents = defineApiCall({
  method: 'GET',
  path: '/api/get_genere/:genre',
  params: v.object({ genre: v.pipe(v.string(), v.nonEmpty(), v.maxLength(100)) }),
  query: v.object({ 'user-id': userId, page, perPage }),
  body: ignoredBody,
  answer: titleListSchema,
  summary: 'A page of a genre’s titles',
  example: ({ user }) => ({ params: { genre: 'Horror' }, query: { 'user-id': user, page: 1, perPage: 12 } }),
});
