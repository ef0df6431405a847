import * as v from 'valibot';
import { defineApiCall } from '../api-call.ts';
import { lenientCount, lenientList, lenientText, requiredId } from '../lenient-schemas.ts';
import { changing, id, reading, rowId, titleType } from '../request-schemas.ts';
import { defineOwnChange, defineOwnRead } from './calls.ts';
import { searchWords } from './search.ts';

/*
 * 'Le tue richieste' on the own page. Beside the 23 calls, like those of `extension-calls.ts` (behaviour 7.4, 10).
 * 404: no such request of the caller's, or a server without a bot.
 */

const ownRequest = v.object({
  id: v.number(),
  /** With its year and season: `Breaking Bad (2008), stagione 2`. */
  name: v.string(),
  /** The number of people who want it. */
  people: lenientCount,
  /** Approved, but not in the catalogue yet. */
  isAccepted: v.fallback(v.boolean(), false),
});

export type OwnRequest = v.InferOutput<typeof ownRequest>;

/** A title of the movie database. */
const tmdbMatch = v.object({ type: titleType, id: v.number(), title: v.string(), year: lenientText });

export type RequestableTitle = v.InferOutput<typeof tmdbMatch>;

export const getOwnRequests = defineOwnRead({
  path: '/api/tu/requests',
  answer: v.object({ requests: lenientList(ownRequest) }),
  summary: 'The user’s open requests for titles, the most wanted first',
});

/** `isKnown` is false while it cannot be searched. */
export const findRequestable = defineApiCall({
  ...reading,
  path: '/api/tu/requestable',
  query: v.object({ words: searchWords }),
  answer: v.object({ isKnown: v.fallback(v.boolean(), false), titles: lenientList(tmdbMatch) }),
  summary: 'Titles of the movie database that words may mean',
  failures: [404],
  example: { query: { words: 'Film' } },
});

const askAnswer = v.object({
  /**
   * `own`: requested before. `exists`: the catalogue has it; `waits`: the same, and the bot writes once it can be watched.
   * `rejected`: an owner rejected it lately. `too many`: the caller has reached a limit. `unavailable`: the movie
   * database cannot be read now.
   */
  outcome: v.picklist(['new', 'joined', 'own', 'exists', 'waits', 'rejected', 'too many', 'unavailable']),
  request: v.fallback(v.nullable(ownRequest), null),
  /** The title that exists. */
  titleId: v.fallback(v.nullable(requiredId), null),
  /** The reason of its rejection. */
  reason: lenientText,
});
export type AskAnswer = v.InferOutput<typeof askAnswer>;

export const requestTitle = defineApiCall({
  ...changing,
  path: '/api/tu/requests',
  body: v.object({
    words: searchWords,
    /** Null: the words are the request. */
    tmdb: v.nullable(v.object({ type: titleType, id: rowId })),
    /** True if the caller has seen the movie database's titles for these words, and chose none. */
    isLookedUp: v.boolean(),
  }),
  answer: askAnswer,
  summary: 'Request a title of the movie database, or words; a repeat changes nothing',
  failures: [404],
  example: { body: { words: 'Film', tmdb: { type: 'film', id: 653 }, isLookedUp: true } },
});

/** A repeat changes nothing. 409: the caller has reached a limit, or the request was rejected meanwhile. */
export const setRequestWanted = defineOwnChange({
  path: '/api/tu/requests/wanted',
  body: v.object({ id, isWanted: v.boolean() }),
  summary: 'Withdraw from a request, or request the same again',
  failures: [404, 409],
  example: ({ request }) => ({ body: { id: request, isWanted: false } }),
});
