import * as v from 'valibot';
import type { ApiCall, CallFacts } from '../api-call.ts';
import { lenientText } from '../lenient-schemas.ts';
import { reading } from '../request-schemas.ts';

/*
 * The desk, for owners and their helpers (behaviour 23). Beside the 23 calls, like those of `extension-calls.ts`.
 * Anybody else, and a session that was opened by its link alone, gets the answer of an unknown route.
 */

/** Path of the desk. */
export const DESK_PATH = '/gestione';

/** An owner may do everything; a helper may touch neither money nor people. */
export const deskRole = v.picklist(['owner', 'helper']);
export type DeskRole = v.InferOutput<typeof deskRole>;

/** A call of the desk. `role`: the lowest role that may make it; an owner may make all calls of a helper. */
export type DeskCall = ApiCall & { path: `/api/gestione${string}`; role: DeskRole };

/** Keeps the exact types of a call, and demands its role. */
/* @__NO_SIDE_EFFECTS__ */
export function defineDeskCall<Call extends DeskCall>(call: Call & CallFacts): Omit<Call, keyof CallFacts> {
  return call;
}

/** A person named in a row. */
export const namedPerson = v.object({
  id: v.string(),
  /** Without the @. */
  username: lenientText,
  firstName: lenientText,
});

/** A place in a table that is sorted by a count: the count and the number of the row that a page ends with. */
export const afterRow = v.optional(v.pipe(v.string(), v.regex(/^\d{1,9}\.\d{1,9}$/)));

/** `waiting` is by the section's path; a section that is not the caller's is missing. */
export const getDesk = defineDeskCall({
  ...reading,
  role: 'helper',
  path: '/api/gestione',
  answer: v.object({ role: deskRole, waiting: v.fallback(v.record(v.string(), v.number()), {}) }),
  summary: 'The caller’s role, and how much waits in each section',
  failures: [404],
});
