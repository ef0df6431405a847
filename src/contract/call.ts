import type * as v from 'valibot';

type Schema = v.GenericSchema<unknown, unknown>;
type PathSchema = v.GenericSchema<PathParts, unknown>;
type PathParts = Record<string, string | number>;

/**
 * One of the 23 calls (spec section 7): where it goes, what it carries and what comes back.
 * `path` names its parts as `:part`. `query` and `body` are what the server demands; `answer` is read
 * leniently, because the client must bear any server (see `lenient.ts`).
 */
export type Call<
  Params extends PathSchema = PathSchema,
  Query extends Schema = Schema,
  Body extends Schema = Schema,
  Answer extends Schema = Schema,
> = {
  method: 'GET' | 'POST';
  path: `/api/${string}`;
  params: Params;
  query: Query;
  body: Body;
  answer: Answer;
};

/** Keeps the exact schema types of a call. */
export function defineCall<P extends PathSchema, Q extends Schema, B extends Schema, A extends Schema>(
  call: Call<P, Q, B, A>,
): Call<P, Q, B, A> {
  return call;
}

/** The call's path with its parts filled in, each percent-encoded: genre names hold spaces and `&`. */
export function pathOf(call: Pick<Call, 'path'>, params: PathParts): string {
  return call.path.replace(/:(\w+)/g, (_, part: string) => {
    const value = params[part];
    if (value === undefined) throw new Error(`${call.path} needs ${part}`);
    return encodeURIComponent(value);
  });
}
