import * as v from 'valibot';
import { defineApiCall } from '../api-call.ts';
import { changing, id } from '../request-schemas.ts';
import { defineOwnChange } from './calls.ts';

/*
 * Making, renaming, ordering and deleting the custom lists of premium people. Beside the 23 calls, like those of
 * `extension-calls.ts` (behaviour 7.4); the specified calls read them and change their titles.
 */

/** Maximum length of a custom list's name, in characters. */
export const MAX_LIST_NAME_LENGTH = 60;

/** Maximum number of custom lists of one person. */
export const MAX_CUSTOM_LISTS = 20;

const name = v.pipe(v.string(), v.maxLength(1000));

/** The outcome of a name: stored, or the reason why not. */
const answer = v.object({
  outcome: v.fallback(v.picklist(['done', 'empty', 'too long', 'taken', 'too many']), 'done'),
});
export type ListOutcome = v.InferOutput<typeof answer>['outcome'];

/** `title`: the first one in it; one that is gone is left out. 403: without Premium. A repeat answers 'taken'. */
export const makeList = defineApiCall({
  ...changing,
  path: '/api/tu/lists/make',
  body: v.object({ name, title: v.optional(id) }),
  answer,
  summary: 'Make a custom list (premium)',
  example: { body: { name: 'Da rivedere' } },
});

export const renameList = defineApiCall({
  ...changing,
  path: '/api/tu/lists/rename',
  body: v.object({ list: id, name }),
  answer,
  summary: 'Rename a custom list (premium)',
  failures: [404],
  example: ({ list }) => ({ body: { list: String(list), name: 'Da vedere presto' } }),
});

/** Lists that are not the caller's mean nothing; those left out come last. */
export const orderLists = defineOwnChange({
  path: '/api/tu/lists/order',
  body: v.object({ lists: v.pipe(v.array(id), v.maxLength(MAX_CUSTOM_LISTS)) }),
  summary: 'Put custom lists in an order (premium)',
  example: ({ list }) => ({ body: { lists: [String(list)] } }),
});

/** With its entries. A repeat changes nothing. */
export const removeList = defineOwnChange({
  path: '/api/tu/lists/remove',
  body: v.object({ list: id }),
  summary: 'Delete a custom list (premium)',
  example: { body: { list: '999999999' } },
});
