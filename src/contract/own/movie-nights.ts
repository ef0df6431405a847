import * as v from 'valibot';
import { defineApiCall } from '../api-call.ts';
import { lenientCount, lenientList } from '../lenient-schemas.ts';
import { changing, titleType, wholeNumber } from '../request-schemas.ts';
import { defineOwnRead } from './calls.ts';

/*
 * 'Serata' on the own page. Beside the 23 calls, like those of `extension-calls.ts` (behaviour 7.4, 17). 404: the
 * messenger does not know the person.
 */

/** Genres that a movie night leaves out at most. */
export const MAX_LEFT_OUT_GENRES = 3;
/** Maximum members of a movie night. */
export const MAX_NIGHT_MEMBERS = 20;

/** Bounds of a film's length and of the time to vote, in minutes. */
export const MIN_FILM_MINUTES = 10;
export const MAX_FILM_MINUTES = 1200;
export const MAX_VOTING_MINUTES = 240;

/** The host's choices for a night; null: anything. */
export const nightOptions = v.object({
  kind: v.nullable(titleType),
  /** Maximum length of a film. */
  maxMinutes: v.nullable(wholeNumber(MIN_FILM_MINUTES, MAX_FILM_MINUTES)),
  /** Their names; unknown ones are ignored. */
  leftOutGenres: v.pipe(v.array(v.pipe(v.string(), v.maxLength(100))), v.maxLength(MAX_LEFT_OUT_GENRES)),
  /** Leaves out titles that a member has watched. */
  unwatched: v.boolean(),
  /** Minutes to vote. */
  votingMinutes: wholeNumber(1, MAX_VOTING_MINUTES),
  /** The expected number of people. */
  people: v.nullable(wholeNumber(2, MAX_NIGHT_MEMBERS)),
});
export type OwnNightOptions = v.InferOutput<typeof nightOptions>;

export const makeMovieNight = defineApiCall({
  ...changing,
  path: '/api/tu/movie_nights',
  body: nightOptions,
  answer: v.object({ id: v.pipe(v.string(), v.nonEmpty()) }),
  summary: 'Make the id of a movie night with these options; nothing is stored',
  failures: [404],
  example: {
    body: {
      kind: null,
      maxMinutes: 120,
      leftOutGenres: ['Horror'],
      unwatched: false,
      votingMinutes: 30,
      people: null,
    },
  },
});

const ownNight = v.object({
  id: v.string(),
  title: v.string(),
  state: v.picklist(['open', 'chosen']),
  members: lenientCount,
});
export type OwnNight = v.InferOutput<typeof ownNight>;

export const getMovieNights = defineOwnRead({
  path: '/api/tu/movie_nights',
  answer: v.object({ nights: lenientList(ownNight) }),
  summary: 'The movie nights that the user is in, the latest first',
});
