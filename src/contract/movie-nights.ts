import * as v from 'valibot';
import { defineApiCall, type ExampleRows } from './api-call.ts';
import { ignoredAnswer, lenientList, strictTrue } from './lenient-schemas.ts';
import { changing, id, ignoredBody, reading, wholeNumber } from './request-schemas.ts';
import { titleSchema } from './titles.ts';

/*
 * Movie nights, 'Serata': a few people vote on the same titles until one suits all of them.
 * Calls of our server beside the 23, like those of `extension-calls.ts` (behaviour 7.4, 17). 404: no such night; 403: not joined, removed, or
 * not the host; 409: the night is over.
 */

/** A night's screen in the mini app is this path and the night's id. */
export const MOVIE_NIGHT_PATH = '/serata';

/** A start parameter of this prefix and a night's id opens its screen. */
export const MOVIE_NIGHT_START_PREFIX = 'serata-';

/** Maximum votes of a call. */
export const MAX_VOTES_PER_CALL = 100;

/** 'Ci sto', 'No', 'Non stasera, ma prima o poi'. */
export const voteSchema = v.picklist(['yes', 'no', 'later']);
export type Vote = v.InferOutput<typeof voteSchema>;

/** Members are numbered as they join; the column is a smallint. */
const MAX_MEMBER_NUMBER = 32_767;

const milliseconds = v.number();

/** `title` is the night's own; `voted` counts a member's votes: which they are stays with the member. */
export const movieNightSnapshot = v.object({
  id: v.string(),
  /** Grows with each change. */
  version: v.number(),
  title: v.string(),
  state: v.picklist(['open', 'chosen', 'closed']),
  /** The caller's number among the members. */
  me: v.number(),
  isHost: v.boolean(),
  members: lenientList(
    v.object({ member: v.number(), name: v.string(), voted: v.number(), isHost: v.boolean() }),
  ),
  /** Size of the deck. */
  titles: v.number(),
  /** When the fairest title is proposed without a match. */
  endsAt: v.nullable(milliseconds),
  /** The server's time. */
  now: milliseconds,
  chosen: v.nullable(
    v.object({
      content: titleSchema,
      by: v.picklist(['match', 'rule']),
      approvals: v.number(),
      voters: v.number(),
      /** One sentence in the language of the host. */
      reason: v.string(),
    }),
  ),
  /** When all press play together. */
  playAt: v.nullable(milliseconds),
});
export type MovieNightSnapshot = v.InferOutput<typeof movieNightSnapshot>;

/** Any text: a malformed id is that of a night that does not exist. */
const params = v.object({ id: v.pipe(v.string(), v.nonEmpty()) });
const done = v.object({ success: strictTrue });

const ofNight = ({ night }: ExampleRows) => ({ params: { id: night } });

export const joinMovieNight = defineApiCall({
  ...changing,
  path: '/api/movie_nights/:id/join',
  params,
  body: ignoredBody,
  answer: movieNightSnapshot,
  summary: 'Enter a movie night, or enter it again',
  failures: [404],
  example: ofNight,
});

export const getMovieNight = defineApiCall({
  ...reading,
  path: '/api/movie_nights/:id',
  params,
  answer: movieNightSnapshot,
  summary: 'A movie night as it is now',
  failures: [404],
  example: ofNight,
});

/** The current snapshot first, unless the header `Last-Event-ID` is its version. */
export const watchMovieNight = defineApiCall({
  ...reading,
  path: '/api/movie_nights/:id/events',
  params,
  answer: movieNightSnapshot,
  summary: 'A movie night from now on: server-sent events `room`, each with its version as id',
  failures: [404],
  example: { params: { id: 'another' } },
  streams: true,
});

export const getMovieNightTitles = defineApiCall({
  ...reading,
  path: '/api/movie_nights/:id/titles',
  params,
  answer: v.object({
    titles: lenientList(v.object({ content: titleSchema, vote: v.nullable(voteSchema) })),
  }),
  summary: 'The titles to vote on, in the user’s own order',
  failures: [404],
  example: ofNight,
});

const castVote = v.object({
  content_id: id,
  /** null takes a vote back. */
  vote: v.nullable(voteSchema),
  /** The phone's time in milliseconds, growing: of two votes on a title the later one counts. */
  at: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
});

export const voteInMovieNight = defineApiCall({
  ...changing,
  path: '/api/movie_nights/:id/votes',
  params,
  body: v.object({ votes: v.pipe(v.array(castVote), v.maxLength(MAX_VOTES_PER_CALL)) }),
  answer: done,
  summary: 'Vote on titles; of two votes on a title the one with the later `at` counts',
  failures: [404, 409],
  example: ({ night, title }) => ({
    params: { id: night },
    body: { votes: [{ content_id: title, vote: 'yes', at: 1 }] },
  }),
});

export const extendMovieNight = defineApiCall({
  ...changing,
  path: '/api/movie_nights/:id/extend',
  params,
  body: v.object({ minutes: wholeNumber(1, 720) }),
  answer: movieNightSnapshot,
  summary: 'Give more time to vote (host)',
  failures: [404, 409],
  example: (rows) => ({ ...ofNight(rows), body: { minutes: 5 } }),
});

export const removeFromMovieNight = defineApiCall({
  ...changing,
  path: '/api/movie_nights/:id/remove',
  params,
  body: v.object({ member: wholeNumber(1, MAX_MEMBER_NUMBER) }),
  answer: movieNightSnapshot,
  summary: 'Remove a member for good (host)',
  failures: [404, 409],
  example: (rows) => ({ ...ofNight(rows), body: { member: 2 } }),
});

/** Possible once a title is chosen. */
export const countDownMovieNight = defineApiCall({
  ...changing,
  path: '/api/movie_nights/:id/countdown',
  params,
  body: v.object({ seconds: wholeNumber(3, 600) }),
  answer: movieNightSnapshot,
  summary: 'Count down for all to press play together (host)',
  failures: [404, 409],
  example: (rows) => ({ ...ofNight(rows), body: { seconds: 10 } }),
});

export const decideMovieNight = defineApiCall({
  ...changing,
  path: '/api/movie_nights/:id/decide',
  params,
  body: ignoredBody,
  answer: movieNightSnapshot,
  summary: 'Have the fairest title chosen now (host)',
  failures: [404, 409],
  example: ofNight,
});

export const deliverMovieNight = defineApiCall({
  ...changing,
  path: '/api/movie_nights/:id/watch',
  params,
  body: ignoredBody,
  answer: ignoredAnswer,
  summary: 'Have the bot deliver the chosen title to the user',
  failures: [404, 409],
  example: ofNight,
});

export const closeMovieNight = defineApiCall({
  ...changing,
  path: '/api/movie_nights/:id/close',
  params,
  body: ignoredBody,
  answer: movieNightSnapshot,
  summary: 'End a movie night without a title (host)',
  failures: [404, 409],
  example: ofNight,
});
