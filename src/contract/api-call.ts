import type * as v from 'valibot';

type Schema = v.GenericSchema<unknown, unknown>;
type PathSchema = v.GenericSchema<Fields, unknown>;
type Fields = Record<string, string | number>;

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

/** Rows that an example may name: the caller's, and others that exist in the tests' server. */
export type ExampleRows = {
  user: string;
  title: number;
  list: number;
  /** A movie night that the caller has joined as its host. */
  night: string;
  /** A request and a list file of the caller's. */
  request: string;
  listImport: string;
  /** For the desk: a waiting video, a report, a person. */
  post: number;
  report: number;
  person: string;
};

type Example = { params?: Fields; query?: Fields; body?: Readonly<Record<string, unknown>> };

/**
 * The facts of a call that documentation and tests read: a declared call's type does not have them.
 */
export type CallFacts = {
  summary: string;
  /** Status codes beside those of every call and of sessions. */
  failures?: readonly (404 | 409)[];
  /** A valid call; none for a call without input, or with a file as its body and everything else optional. */
  example?: Example | ((rows: ExampleRows) => Example);
  /** Needs no session, and reads the launch data that the messenger has signed. */
  isPublic?: true;
  /** Answers server-sent events. */
  streams?: true;
};

/**
 * Keeps the exact schema types of a call. Calls are marked as free of side effects, so that a
 * path or a page size of this folder can be imported without the schemas.
 */
/* @__NO_SIDE_EFFECTS__ */
export function defineApiCall<P extends PathSchema, Q extends Schema, B extends Schema, A extends Schema>(
  call: ApiCall<P, Q, B, A> & CallFacts,
): ApiCall<P, Q, B, A> {
  return call;
}

/** The call's path with its parameters filled in, percent-encoded: genre names contain spaces and `&`. */
export function buildCallPath(call: Pick<ApiCall, 'path'>, params: Fields): string {
  return call.path.replace(/:(\w+)/g, (_, part: string) => {
    const value = params[part];
    if (value === undefined) throw new Error(`${call.path} needs ${part}`);
    return encodeURIComponent(value);
  });
}
