import * as v from 'valibot';
import { defineApiCall } from '../api-call.ts';
import { strictTrue } from '../lenient-schemas.ts';
import { ignoredBody, noFields } from '../request-schemas.ts';

/*
 * What calls of one's own page have in common. Beside the 23, like those of `extension-calls.ts` (behaviour 7.4).
 */

type Schema = v.GenericSchema<unknown, unknown>;

/** A call that reads what is the caller's. */
/* @__NO_SIDE_EFFECTS__ */
export function defineOwnRead<Answer extends Schema>(path: `/api/tu/${string}`, answer: Answer) {
  return defineApiCall({
    method: 'GET',
    path,
    params: noFields,
    query: v.unknown(),
    body: ignoredBody,
    answer,
  });
}

const done = v.object({ success: strictTrue });

/** A call that changes what is the caller's; a repeat changes nothing. */
/* @__NO_SIDE_EFFECTS__ */
export function defineOwnChange<Body extends Schema>(path: `/api/tu/${string}`, body: Body) {
  return defineApiCall({ method: 'POST', path, params: noFields, query: v.unknown(), body, answer: done });
}
