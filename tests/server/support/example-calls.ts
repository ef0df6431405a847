import type { ExampleRows } from '../../../src/contract/api-call.ts';
import { fileBytes } from '../../../src/contract/own/list-imports.ts';
import { DECLARED_CALLS, type DeclaredCall } from '../../../tools/docs/declared-calls.ts';
import type { SmallCatalogue } from './small-catalogue.ts';

/** A call by its declaration's example, each part of which a test can make wrong. */
export type ExampleCall = Pick<DeclaredCall, 'name' | 'tag' | 'method' | 'path'> & {
  params: Record<string, string>;
  query: Record<string, string>;
  body?: Readonly<Record<string, unknown>>;
  isPublic: boolean;
  /** The body is a file. */
  isFile: boolean;
};

const SPECIFIED: readonly DeclaredCall['tag'][] = ['session', 'catalogue', 'lists', 'chat'];

/** For calls whose rows need not exist. */
const NOWHERE: ExampleRows = {
  user: '2',
  title: 1,
  list: 1,
  night: 'a-night',
  request: '1',
  listImport: '1',
  post: 1,
  report: 1,
  person: '1',
};

/** All calls of the contract, about these rows. */
export function exampleCalls(rows: Partial<ExampleRows> = {}): ExampleCall[] {
  return DECLARED_CALLS.map((call) => exampleOf(call, { ...NOWHERE, ...rows }));
}

/** The 22 of the 23 calls that demand a session, each right for a premium `user`. */
export function specifiedCalls(user: string, catalogue?: SmallCatalogue): ExampleCall[] {
  const rows = catalogue && { title: catalogue.films[0] ?? 0, list: catalogue.ownList };
  return exampleCalls({ user, ...rows }).filter(({ tag, isPublic }) => SPECIFIED.includes(tag) && !isPublic);
}

/** The request line of a call, its parts percent-encoded. */
export function requestOf({ method, path, params, query }: ExampleCall): string {
  const filled = path.replace(/:(\w+)/g, (_, part: string) => encodeURIComponent(params[part] ?? ''));
  const search = new URLSearchParams(query).toString();
  return `${method} ${filled}${search && `?${search}`}`;
}

function exampleOf(call: DeclaredCall, rows: ExampleRows): ExampleCall {
  const { name, tag, method, path, isPublic = false, example = {} } = call;
  const { params, query, body } = typeof example === 'function' ? example(rows) : example;
  return {
    name,
    tag,
    method,
    path,
    isPublic,
    params: asTexts(params),
    query: asTexts(query),
    ...(body && { body }),
    isFile: call.body.type === fileBytes.type,
  };
}

function asTexts(fields: Record<string, string | number> = {}): Record<string, string> {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, String(value)]));
}
