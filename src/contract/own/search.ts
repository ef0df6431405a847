import * as v from 'valibot';
import { defineApiCall } from '../api-call.ts';
import { lenientList, lenientText } from '../lenient-schemas.ts';
import { reading } from '../request-schemas.ts';
import { titleSchema } from '../titles.ts';

/*
 * Search as one types, on the own page. Beside the 23 calls, like those of `extension-calls.ts` (behaviour 7.4).
 */

/** Words shorter than this find too much to be worth a call, in characters. */
export const MIN_SEARCH_LENGTH = 2;
/** Longest words that are searched, in characters. */
export const MAX_SEARCH_LENGTH = 100;

/** The text typed so far. */
export const searchWords = v.pipe(
  v.string(),
  v.trim(),
  v.minLength(MIN_SEARCH_LENGTH),
  v.maxLength(MAX_SEARCH_LENGTH),
);

const foundTitle = v.object({
  content: titleSchema,
  /**
   * The reason for the match, in the person's language, if the name does not show it: `regia di Federico Fellini`.
   */
  why: lenientText,
  /** True if it can be watched now. */
  isPlayable: v.fallback(v.boolean(), false),
});

export type FoundTitle = v.InferOutput<typeof foundTitle>;

/** Words may be misspelt; the best title comes first. */
export const searchAsTyped = defineApiCall({
  ...reading,
  path: '/api/tu/search',
  query: v.object({ words: searchWords }),
  answer: v.object({ found: lenientList(foundTitle) }),
  summary: 'The titles that words mean, by name, people, genres and years; for search as one types',
  example: { query: { words: 'Film' } },
});
