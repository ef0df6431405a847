import type * as v from 'valibot';

type Schema = v.GenericSchema<unknown, unknown>;
type PathSchema = v.GenericSchema<PathParts, unknown>;
type PathParts = Record<string, string | number>;

/**
 * A call, one of the 23 (behaviour 7) or of ours beside them: method, path and schemas. `path` names its parameters as
 * `:part`. The server validates `query` and `body` strictly; the client parses `answer` leniently (see
 * `lenient-schemas.ts`).
 */
export type ApiCall<
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

/**
 * Keeps the exact schema types of a call. Calls are marked as free of side effects, so that the early start can import a
 * path or a page size of this folder without the schemas.
 */
/* @__NO_SIDE_EFFECTS__ */
export function defineApiCall<P extends PathSchema, Q extends Schema, B extends Schema, A extends Schema>(
  call: ApiCall<P, Q, B, A>,
): ApiCall<P, Q, B, A> {
  return call;
}

/** The call's path with its parameters filled in, percent-encoded: genre names contain spaces and `&`. */
export function buildCallPath(call: Pick<ApiCall, 'path'>, params: PathParts): string {
  return call.path.replace(/:(\w+)/g, (_, part: string) => {
    const value = params[part];
    if (value === undefined) throw new Error(`${call.path} needs ${part}`);
    return encodeURIComponent(value);
  });
}
