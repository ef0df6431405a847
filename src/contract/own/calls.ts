import * as v from 'valibot';
import { type CallFacts, defineApiCall } from '../api-call.ts';
import { strictTrue } from '../lenient-schemas.ts';
import { changing, reading } from '../request-schemas.ts';

/* Fields that calls of one's own page share. Beside the 23, like those of `extension-calls.ts` (behaviour 7.4). */

type Schema = v.GenericSchema<unknown, unknown>;
type OwnPath = `/api/tu/${string}`;

/** A call that reads the caller's own data. */
/* @__NO_SIDE_EFFECTS__ */
export function defineOwnRead<Answer extends Schema>(call: { path: OwnPath; answer: Answer } & CallFacts) {
  return defineApiCall({ ...reading, ...call });
}

const done = v.object({ success: strictTrue });

/** A call that changes the caller's own data; a repeat changes nothing. */
/* @__NO_SIDE_EFFECTS__ */
export function defineOwnChange<Body extends Schema>(call: { path: OwnPath; body: Body } & CallFacts) {
  return defineApiCall({ ...changing, ...call, answer: done });
}
