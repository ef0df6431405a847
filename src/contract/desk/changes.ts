import * as v from 'valibot';
import { lenientCount, lenientList, lenientText, strictTrue } from '../lenient-schemas.ts';
import { changing, reading } from '../request-schemas.ts';
import { defineDeskCall, namedPerson } from './desk.ts';

/*
 * 'Ultime modifiche' at the desk (behaviour 23.5, 23.63): the changes of owners and helpers. A helper sees those
 * that a helper may make.
 */

const changeId = v.pipe(v.string(), v.regex(/^[1-9]\d{0,17}$/));
/** In milliseconds since 1970. */
const time = v.number();

const change = v.object({
  id: v.string(),
  /** In the reader's language. */
  what: v.string(),
  /** The person concerned. */
  person: v.fallback(v.nullable(namedPerson), null),
  /** The person who made the change; null once their data are erased. */
  by: v.fallback(v.nullable(namedPerson), null),
  at: time,
  /** The time and author of its undoing. */
  undone: v.fallback(v.nullable(v.object({ at: time, by: v.fallback(v.nullable(namedPerson), null) })), null),
  canBeUndone: v.fallback(v.boolean(), false),
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

const left = v.object({ count: lenientCount, names: lenientList(v.string()) });
const NONE_LEFT = { count: 0, names: [] };

/**
 * Undoes a change, once, if its values are still there. `left`: the existing things, by name, that have changed
 * since and stay. 404: there is no such change of theirs. 409: it cannot be undone, or everything that it wrote has
 * changed since.
 */
export const undoChange = defineDeskCall({
  ...changing,
  role: 'helper',
  path: '/api/gestione/changes/undo',
  body: v.object({ change: changeId }),
  answer: v.object({ success: strictTrue, left: v.fallback(left, NONE_LEFT) }),
  summary: 'Undo a change',
  failures: [404, 409],
  example: ({ change }) => ({ body: { change } }),
});
