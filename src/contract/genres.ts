import * as v from 'valibot';
import { defineCall } from './call.ts';
import { contents } from './content.ts';
import { listOf, text } from './lenient.ts';
import { noBody, page, perPage, userId, wholeNumber } from './request.ts';

/** Page sizes of the genre index and of one genre (spec section 9). */
export const GENRE_INDEX_PAGE_SIZE = 8;
export const GENRE_PAGE_SIZE = 12;

const genre = v.object({ genere: v.pipe(v.string(), v.nonEmpty()), copertina: text });
export type Genre = v.InferOutput<typeof genre>;

/** Genres from an item offset on; `limit` 0 answers all of them. */
export const getGeneri = defineCall({
  method: 'GET',
  path: '/api/get_generi/:offset',
  params: v.object({ offset: wholeNumber(0, 1_000_000) }),
  query: v.object({ 'user-id': userId, limit: wholeNumber(0, 100) }),
  body: noBody,
  answer: listOf(genre),
});

/** One page of a genre's titles. */
export const getGenere = defineCall({
  method: 'GET',
  path: '/api/get_genere/:genre',
  params: v.object({ genre: v.pipe(v.string(), v.nonEmpty(), v.maxLength(100)) }),
  query: v.object({ 'user-id': userId, page, perPage }),
  body: noBody,
  answer: contents,
});
