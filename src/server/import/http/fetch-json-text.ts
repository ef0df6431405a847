import type { RemoteService } from './remote-service.ts';
import { parseRetryAfter, RemoteServiceError } from './remote-service-error.ts';
import { withTimeout } from './with-timeout.ts';

/** Fetches a JSON body, without retries, or posts one to be answered with another; throws `RemoteServiceError`. */
export async function fetchJsonText(service: RemoteService, url: URL, body?: object): Promise<string> {
  const { name, headers, timeoutMs, signal } = service;
  const result = await withTimeout({ timeoutMs, signal }, async (signalWithTimeout) => {
    const response = await fetch(url, {
      headers: {
        accept: 'application/json',
        ...(body ? { 'content-type': 'application/json' } : {}),
        ...headers,
      },
      ...(body ? { method: 'POST', body: JSON.stringify(body) } : {}),
      signal: signalWithTimeout,
    });
    return { response, text: await response.text() };
  }).catch((error: unknown) => {
    if (signal?.aborted) throw error;
    throw new RemoteServiceError('transient', `${name} cannot be reached: ${networkErrorReason(error)}`);
  });
  if (!result.response.ok) throw errorForResponse(name, result.response);
  if (!/json/.test(result.response.headers.get('content-type') ?? ''))
    throw new RemoteServiceError('unexpected', `${name} answered with something that is not JSON`);
  return result.text;
}

function errorForResponse(name: string, { status, headers }: Response): RemoteServiceError {
  if (status === 401 || status === 403)
    return new RemoteServiceError('refused', `${name} denied access (${status})`);
  if (status === 404) return new RemoteServiceError('missing', `${name} has no such resource (404)`);
  if (status === 429 || status === 408 || status >= 500)
    return new RemoteServiceError(
      'transient',
      `${name} answered ${status}`,
      parseRetryAfter(headers.get('retry-after')),
    );
  return new RemoteServiceError('unexpected', `${name} answered ${status}`);
}

/** `fetch` says only "fetch failed"; what failed is in the cause. */
export function networkErrorReason(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { cause } = error;
  if (!(cause instanceof Error)) return error.message;
  return cause.message || ('code' in cause ? String(cause.code) : error.message);
}
