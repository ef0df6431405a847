import { isAxiosError, isCancel } from 'axios';
import * as v from 'valibot';
import { type ApiCall, buildCallPath } from '../../contract/api-call.ts';
import { auth } from '../../contract/auth.ts';
import { currentToken } from './auth-token.ts';
import { httpClient } from './http-client.ts';
import { renewToken } from './renew-token.ts';

/** The input of a call: the exact keys of the contract (behaviour 7.2), and no others. */
type RequestOptions<C extends ApiCall> = {
  params?: v.InferInput<C['params']>;
  query?: v.InferInput<C['query']>;
  body?: v.InferInput<C['body']>;
  headers?: Record<string, string>;
  signal?: AbortSignal | undefined;
  /** The only status that counts as success; by default any 2xx. */
  status?: number;
};

/**
 * Sends a request and returns the body unparsed; renews the token once after a 401. A failure is logged (behaviour 8.2)
 * and thrown.
 */
export async function sendRequestUnparsed<C extends ApiCall>(
  call: C,
  options: RequestOptions<C> = {},
): Promise<unknown> {
  const token = currentToken();
  try {
    return await request(call, options).catch(async (error: unknown) => {
      const isExpired = httpStatusOf(error) === 401 && call.path !== auth.path;
      if (!isExpired || !(await renewToken(token))) throw error;
      return request(call, options);
    });
  } catch (error) {
    if (!isCancel(error)) console.error(`${call.method} ${call.path} failed:`, messageOf(error));
    throw error;
  }
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

/** Sends a request and returns the body parsed by the contract's schema; throws also on a body that does not match it. */
export async function sendRequest<C extends ApiCall>(
  call: C,
  options: RequestOptions<C> = {},
): Promise<v.InferOutput<C['answer']>> {
  const body = await sendRequestUnparsed(call, options);
  const parsed = v.safeParse(call.answer, body);
  if (parsed.success) return parsed.output;
  console.error(`${call.method} ${call.path} returned an unreadable response`);
  throw new Error('unreadable response');
}

/** The HTTP status of a failed request; undefined when no response came. */
export function httpStatusOf(error: unknown): number | undefined {
  return isAxiosError(error) ? error.response?.status : undefined;
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
