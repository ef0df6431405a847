import * as v from 'valibot';
import { type ApiCall, buildCallPath } from '../../contract/api-call.ts';
import { auth } from '../../contract/auth.ts';
import { currentToken } from './auth-token.ts';
import { httpStatusOf, isCancelled } from './failed-request.ts';
import { httpClient } from './http-client.ts';
import { renewToken } from './renew-token.ts';

/** The input of a call: the exact keys of the contract (behaviour 7.2), and no others. */
export type RequestOptions<C extends ApiCall> = {
  params?: v.InferInput<C['params']>;
  query?: v.InferInput<C['query']>;
  body?: v.InferInput<C['body']>;
  headers?: Record<string, string>;
  signal?: AbortSignal | undefined;
  /** The only status that counts as success; by default any 2xx. */
  status?: number;
};

/**
 * Sends a request and returns the body unparsed; renews the token once after a 401. Logs and throws failures
 * (behaviour 8.2); a body that is not JSON fails when it is read.
 */
export function sendRequestUnparsed<C extends ApiCall>(
  call: C,
  options: RequestOptions<C> = {},
): Promise<unknown> {
  return logFailure(call, options, () => fetchBody(call, options));
}

/** Sends a request and returns the body parsed by the contract's schema; throws also on a body that does not match it. */
export function sendRequest<C extends ApiCall>(
  call: C,
  options: RequestOptions<C> = {},
): Promise<v.InferOutput<C['answer']>> {
  return logFailure(call, options, async () => {
    const parsed = v.safeParse(call.answer, await fetchBody(call, options));
    // With a status, as it was answered: not sent again.
    if (!parsed.success) throw Object.assign(new Error('unreadable response'), { response: { status: 200 } });
    return parsed.output;
  });
}

/** The GETs that have failed and not succeeded since: their retries are not logged. */
const failing = new Set<string>();

async function logFailure<C extends ApiCall, Result>(
  call: C,
  options: RequestOptions<C>,
  send: () => Promise<Result>,
): Promise<Result> {
  const url = callUrl(call, options);
  try {
    const result = await send();
    failing.delete(url);
    return result;
  } catch (error) {
    if (!isCancelled(error) && !failing.has(url)) {
      if (call.method === 'GET') failing.add(url);
      console.error(`${call.method} ${call.path} failed:`, messageOf(error));
    }
    throw error;
  }
}

async function fetchBody<C extends ApiCall>(call: C, options: RequestOptions<C>): Promise<unknown> {
  const token = currentToken();
  const body = await request(call, options).catch(async (error: unknown) => {
    const isExpired = httpStatusOf(error) === 401 && call.path !== auth.path;
    if (!isExpired || !(await renewToken(token))) throw error;
    return request(call, options);
  });
  if (body === undefined && call.method === 'GET') throw new Error('the response is no JSON');
  return body;
}

async function request<C extends ApiCall>(call: C, options: RequestOptions<C>): Promise<unknown> {
  const response = await httpClient.request<unknown>({
    method: call.method,
    url: buildCallPath(call, options.params ?? {}),
    params: options.query,
    ...(options.body !== undefined && { data: options.body }),
    ...(options.headers && { headers: options.headers }),
    ...(options.signal && { signal: options.signal }),
    ...(options.status && { validateStatus: (status: number) => status === options.status }),
  });
  return response.data;
}

function callUrl<C extends ApiCall>({ path }: C, { params, query }: RequestOptions<C>): string {
  return `${buildCallPath({ path }, params ?? {})}?${JSON.stringify(query)}`;
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
