import * as v from 'valibot';
import { type ApiCall, buildCallPath } from '../../contract/api-call.ts';
import { auth } from '../../contract/auth.ts';
import { dropEarlyResponses, type ReadResponse, takeEarlyResponse } from '../lib/launch/early-responses.ts';
import { currentToken } from './auth-token.ts';
import { FailedRequest, httpStatusOf, isCancelled } from './failed-request.ts';
import { loadHttpClient } from './load-http-client.ts';
import { renewToken } from './renew-token.ts';
import { urlOf } from './requests.ts';

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
  const { method } = call;
  const early = takeEarlyResponse(method, callUrl(call, options), options.signal);
  if (early) return bodyOf(await early, options.status);
  const httpClient = await orCancelled(loadHttpClient(), options.signal);
  const response = await httpClient.request<unknown>({
    method,
    url: buildCallPath(call, options.params ?? {}),
    params: options.query,
    ...(options.body !== undefined && { data: options.body }),
    ...(options.headers && { headers: options.headers }),
    ...(options.signal && { signal: options.signal }),
    ...(options.status && { validateStatus: (status: number) => status === options.status }),
  });
  // A screen that opens after a change shows it.
  if (method !== 'GET') dropEarlyResponses(true);
  return response.data;
}

/** The result, unless the signal aborts first: code may take long to load, or wait for a network. */
function orCancelled<Result>(result: Promise<Result>, signal: AbortSignal | undefined): Promise<Result> {
  if (!signal) return result;
  const cancelled = new Promise<never>((_, reject) => {
    const cancel = () => reject(new DOMException('the request was cancelled', 'AbortError'));
    if (signal.aborted) cancel();
    signal.addEventListener('abort', cancel, { once: true });
  });
  return Promise.race([result, cancelled]);
}

function callUrl<C extends ApiCall>({ path }: C, { params, query }: RequestOptions<C>): string {
  return urlOf({ path, params: params ?? {}, query: asText(query) });
}

function asText(query: unknown): Record<string, string> {
  return Object.fromEntries(Object.entries(query ?? {}).map(([name, value]) => [name, String(value)]));
}

/** The body of an early response that is a success. */
function bodyOf({ status, headers, body }: ReadResponse, expected?: number): unknown {
  const isSuccess = expected ? status === expected : status >= 200 && status < 300;
  if (!isSuccess) throw new FailedRequest(status, headers);
  return body;
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
