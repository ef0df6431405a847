import * as v from 'valibot';
import { defineApiCall } from './api-call.ts';
import { ignoredBody, integerInRange, noFields, titleType } from './request-schemas.ts';
import { titleListSchema } from './titles.ts';

/** Days of the ranking periods (behaviour 9.2). */
export const RANKING_DAYS = [365, 1, 7, 30] as const;
export type RankingDays = (typeof RANKING_DAYS)[number];

/** Days of the genre ranking (behaviour 9.2). */
export const GENRE_RANKING_DAYS = 60;

/** The genres whose rankings /films and /series show (behaviour 4.2, 4.3). */
export const RANKED_GENRES = {
  film: ['Azione', 'Avventura', 'Horror', 'Commedia', 'Famiglia', 'Fantascienza', 'Thriller'],
  serie: ['Commedia', 'Dramma', 'Animazione', 'Action & Adventure', 'Crime', 'Sci-Fi & Fantasy'],
} as const;

/** The most liked, the most played and the newest. */
export const getHomeContents = defineApiCall({
  method: 'GET',
  path: '/api/get_top',
  params: noFields,
  query: noFields,
  body: ignoredBody,
  answer: titleListSchema,
  summary: 'Titles of the home: the first is the banner’s, the app fills four carousels from the others',
});

export const topContents = defineApiCall({
  method: 'GET',
  path: '/api/top_contents/:type/:days',
  params: v.object({
    type: titleType,
    days: v.pipe(integerInRange(1, 365), v.picklist(RANKING_DAYS)),
  }),
  query: noFields,
  body: ignoredBody,
  answer: titleListSchema,
  summary: 'The most played titles of the last days',
  example: { params: { type: 'film', days: 7 } },
});

export const topContentsOfGenre = defineApiCall({
  method: 'GET',
  path: '/api/top_genres/:type',
  params: v.object({ type: titleType }),
  query: v.object({
    interval: v.pipe(integerInRange(1, 365), v.literal(GENRE_RANKING_DAYS)),
    genre: v.pipe(v.string(), v.nonEmpty(), v.maxLength(100)),
  }),
  body: ignoredBody,
  answer: titleListSchema,
  summary: 'The most played titles of a genre',
  example: { params: { type: 'film' }, query: { interval: 60, genre: 'Horror' } },
});

export const getLast = defineApiCall({
  method: 'GET',
  path: '/api/get_last/:type',
  params: v.object({ type: titleType }),
  query: noFields,
  body: ignoredBody,
  answer: titleListSchema,
  summary: 'The titles added last, newest first',
  example: { params: { type: 'serie' } },
});
