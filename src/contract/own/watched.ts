import * as v from 'valibot';
import { defineApiCall } from '../api-call.ts';
import { contentSchema } from '../content.ts';
import { ignoredAnswer, lenientList } from '../lenient-schemas.ts';
import { changing, id, integerInRange, page, reading } from '../request-schemas.ts';
import { defineOwnChange, defineOwnRead } from './calls.ts';
import { TO_CONTINUE_PATH } from './first-paths.ts';

/*
 * 'Continua a guardare' and 'Visti' on the own page. Beside the 23 calls, like those of `extension-calls.ts` (behaviour 7.4,
 * 12). 404: no such title, or no such episode.
 */

/** History is read in pages of so many. */
export const WATCHED_PAGE_SIZE = 50;

const MAX_NUMBER = 32_767;
/** Of a season or an episode. */
export const number = integerInRange(0, MAX_NUMBER);

/** An episode of a series; null for a film. */
export const episode = v.nullable(v.object({ season: number, episode: number }));

/** The last moment that a date can be. */
const LATEST = 8.64e15;

/** In milliseconds since 1970. */
export const time = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(LATEST));

const titleToContinue = v.object({
  content: contentSchema,
  episode,
  /** Whether the episode follows the last one that was delivered. */
  isNext: v.boolean(),
  /** How many episodes are marked as watched, of how many there are; 0 of 0 for a film. */
  watched: v.number(),
  episodes: v.number(),
});
export type TitleToContinue = v.InferOutput<typeof titleToContinue>;

/** What the person has started and not finished, the latest first. */
export const getToContinue = defineOwnRead(
  TO_CONTINUE_PATH,
  v.object({ titles: lenientList(titleToContinue) }),
);

/** Takes a series out of what is to be continued, until another of its episodes is delivered. */
export const leaveSeries = defineOwnChange('/api/tu/leave_series', v.object({ content_id: id }));

/** Asks the bot to deliver an episode in the chat. */
export const playEpisode = defineApiCall({
  ...changing,
  path: '/api/tu/play',
  body: v.object({ content_id: id, season: number, episode: number }),
  answer: ignoredAnswer,
});

const watchedPart = v.object({ content: contentSchema, episode, watchedAt: time });
export type WatchedPart = v.InferOutput<typeof watchedPart>;

/** A page of what the person has watched, the latest first. */
export const getWatched = defineApiCall({
  ...reading,
  path: '/api/tu/watched',
  query: v.object({ page }),
  answer: lenientList(watchedPart),
});

/** Marks a film or an episode as watched, or takes the mark back. */
export const setWatched = defineOwnChange(
  '/api/tu/watched',
  v.object({
    content_id: id,
    episode,
    isWatched: v.boolean(),
    /** When it was watched, for a mark that was taken back; null: now. */
    watchedAt: v.nullable(time),
  }),
);
