import * as v from 'valibot';
import { defineApiCall } from '../api-call.ts';
import { ignoredAnswer, lenientList } from '../lenient-schemas.ts';
import { changing, id, integerInRange, page, reading } from '../request-schemas.ts';
import { titleSchema } from '../titles.ts';
import { defineOwnChange, defineOwnRead } from './calls.ts';

/*
 * 'Continua a guardare' and 'Visti' on the own page. Beside the 23 calls, like those of `extension-calls.ts` (behaviour 7.4,
 * 12). 404: no such title, or no such episode.
 */

/** Titles on a page of the history. */
export const WATCHED_PAGE_SIZE = 50;

const MAX_NUMBER = 32_767;
/** The number of a season or an episode. */
export const number = integerInRange(0, MAX_NUMBER);

/** An episode of a series; null for a film. */
export const episode = v.nullable(v.object({ season: number, episode: number }));

/** The last moment that a date can be. */
const LATEST = 8.64e15;

/** In milliseconds since 1970. */
export const time = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(LATEST));

const titleToContinue = v.object({
  content: titleSchema,
  episode,
  /** True if the episode follows the last one delivered. */
  isNext: v.boolean(),
  /** Episodes marked as watched or before this one, and all episodes; 0 of 0 for a film. */
  watched: v.number(),
  episodes: v.number(),
});
export type TitleToContinue = v.InferOutput<typeof titleToContinue>;

export const getToContinue = defineOwnRead({
  path: '/api/tu/to_continue',
  answer: v.object({ titles: lenientList(titleToContinue) }),
  summary: 'What the user has started and not finished, the latest first',
});

/** The series comes back at the next delivery of one of its episodes. */
export const leaveSeries = defineOwnChange({
  path: '/api/tu/leave_series',
  body: v.object({ content_id: id }),
  summary: 'Take a series out of what is to be continued; a repeat changes nothing',
  example: ({ title }) => ({ body: { content_id: title } }),
});

export const playEpisode = defineApiCall({
  ...changing,
  path: '/api/tu/play',
  body: v.object({ content_id: id, season: number, episode: number }),
  answer: ignoredAnswer,
  summary: 'Deliver an episode in the chat; the app closes when the answer is there',
  failures: [404],
  example: ({ title }) => ({ body: { content_id: title, season: 1, episode: 1 } }),
});

const watchedPart = v.object({ content: titleSchema, episode, watchedAt: time });
export type WatchedPart = v.InferOutput<typeof watchedPart>;

export const getWatched = defineApiCall({
  ...reading,
  path: '/api/tu/watched',
  query: v.object({ page }),
  answer: lenientList(watchedPart),
  summary: 'A page of what the user has watched, the latest first',
  example: { query: { page: 1 } },
});

export const setWatched = defineOwnChange({
  path: '/api/tu/watched',
  body: v.object({
    content_id: id,
    episode,
    isWatched: v.boolean(),
    /** When it was watched, for a mark that was taken back; null: now. */
    watchedAt: v.nullable(time),
  }),
  summary: 'Mark a film or an episode as watched, or take the mark back',
  failures: [404],
  example: ({ title }) => ({ body: { content_id: title, episode: null, isWatched: true, watchedAt: null } }),
});
