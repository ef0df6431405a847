import * as v from 'valibot';
import { lenientList, lenientText } from '../lenient-schemas.ts';
import { reading } from '../request-schemas.ts';
import { defineDeskCall, namedPerson } from './desk.ts';

/*
 * 'Ultime modifiche' at the desk (behaviour 23.5, 23.63): the changes of owners and helpers. A helper sees those
 * that a helper may make.
 */

const changeId = v.pipe(v.string(), v.regex(/^[1-9]\d{0,17}$/));

const change = v.object({
  id: v.string(),
  /** In the reader's language. */
  what: v.string(),
  /** The person concerned. */
  person: v.fallback(v.nullable(namedPerson), null),
  /** The person who made the change; null once their data are erased. */
  by: v.fallback(v.nullable(namedPerson), null),
  /** In milliseconds since 1970. */
  at: v.number(),
});
export type DeskChange = v.InferOutput<typeof change>;

/** `next`: the next page's `after`, null on the last one. */
export const getChanges = defineDeskCall({
  ...reading,
  role: 'helper',
  path: '/api/gestione/changes',
  query: v.object({ after: v.optional(changeId) }),
  answer: v.object({ changes: lenientList(change), next: lenientText }),
  summary: 'What owners and helpers have changed, the latest first',
  failures: [404],
});
