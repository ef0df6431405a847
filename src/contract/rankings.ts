import * as v from 'valibot';
import { defineCall } from './call.ts';
import { contents } from './content.ts';
import { contentType, noBody, nothing, wholeNumber } from './request.ts';

/** Days of the ranking windows (spec section 9). */
export const RANKING_DAYS = [365, 1, 7, 30] as const;
export type RankingDays = (typeof RANKING_DAYS)[number];

/** Days of the genre ranking (spec section 9). */
export const GENRE_RANKING_DAYS = 60;

/** The titles of the home: the best loved and most watched ones, and the newest. */
export const getTop = defineCall({
  method: 'GET',
  path: '/api/get_top',
  params: nothing,
  query: nothing,
  body: noBody,
  answer: contents,
});

/** The most played titles of the last days. */
export const topContents = defineCall({
  method: 'GET',
  path: '/api/top_contents/:type/:days',
  params: v.object({
    type: contentType,
    days: v.pipe(wholeNumber(1, 365), v.picklist(RANKING_DAYS)),
  }),
  query: nothing,
  body: noBody,
  answer: contents,
});

/** The most played titles of one genre. */
export const topGenres = defineCall({
  method: 'GET',
  path: '/api/top_genres/:type',
  params: v.object({ type: contentType }),
  query: v.object({
    interval: v.pipe(wholeNumber(1, 365), v.literal(GENRE_RANKING_DAYS)),
    genre: v.pipe(v.string(), v.nonEmpty(), v.maxLength(100)),
  }),
  body: noBody,
  answer: contents,
});

/** The titles added last. */
export const getLast = defineCall({
  method: 'GET',
  path: '/api/get_last/:type',
  params: v.object({ type: contentType }),
  query: nothing,
  body: noBody,
  answer: contents,
});
