import * as v from 'valibot';
import { clock, sleep } from '../lib/clock.ts';
import { readText, TooLargeError } from '../lib/read-text.ts';
import { retryDelay } from '../lib/retries.ts';
import { parseRetryAfter, type RemoteService, RemoteServiceError } from './remote-service.ts';

/**
 * Fetches JSON, or posts a body, and parses the answer. Transient errors are retried with backoff and jitter, or after
 * `Retry-After`; throws `RemoteServiceError`.
 */
export async function fetchJson<Output>(
  service: RemoteService,
  url: URL,
  schema: v.GenericSchema<unknown, Output>,
  body?: object,
): Promise<Output> {
  for (let attempt = 1; ; attempt++) {
    await service.rateLimiter.acquire();
    try {
      return parse(service, await fetchJsonText(service, url, body), schema);
    } catch (error) {
      if (!(error instanceof RemoteServiceError) || !shouldRetry(service, error, attempt)) throw error;
      if (error.retryAfter > 0) service.rateLimiter.pause(error.retryAfter);
      else await sleep((service.backoff ?? retryDelay)(attempt), { signal: service.signal });
    }
  }
}

function shouldRetry(service: RemoteService, error: RemoteServiceError, attempt: number): boolean {
  return (
    error.failure === 'transient' &&
    attempt < service.maxAttempts &&
    error.retryAfter <= service.maxRetryAfterMs
  );
}

function parse<Output>(
  { name }: RemoteService,
  text: string,
  schema: v.GenericSchema<unknown, Output>,
): Output {
  const read = v.safeParse(schema, parseJson(name, text));
  if (read.success) return read.output;
  const [issue] = read.issues;
  throw new RemoteServiceError(
    'unexpected',
    `${name} answered in another shape: ${v.getDotPath(issue)} ${issue.message}`,
  );
}

function parseJson(name: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new RemoteServiceError('transient', `${name} answered with broken JSON`);
  }
}

/** Fetches a JSON body, without retries, or posts one and reads the answer's; throws `RemoteServiceError`. */
async function fetchJsonText(service: RemoteService, url: URL, body?: object): Promise<string> {
  const { name, headers, timeoutMs, signal } = service;
  let hasAnswered = false;
  const result = await withTimeout({ timeoutMs, signal }, async (signalWithTimeout) => {
    const response = await fetch(url, {
      headers: {
        accept: 'application/json',
        ...(body ? { 'content-type': 'application/json' } : {}),
        ...headers,
      },
      ...(body ? { method: 'POST', body: JSON.stringify(body) } : {}),
      // Another address might be in the local network, and must not get the key.
      redirect: 'manual',
      signal: signalWithTimeout,
    });
    hasAnswered = true;
    return { response, text: await readText(response) };
  }).catch((error: unknown) => {
    if (signal?.aborted) throw error;
    if (error instanceof TooLargeError)
      throw new RemoteServiceError('unexpected', `${name}: ${error.message}`);
    const trouble = hasAnswered ? 'broke its answer off' : 'cannot be reached';
    throw new RemoteServiceError('transient', `${name} ${trouble}: ${networkErrorReason(error)}`);
  });
  if (!result.response.ok) throw errorForResponse(name, url, result.response);
  if (isWebPage(result.response))
    throw new RemoteServiceError('unexpected', `${name} answered with a web page, not with JSON`);
  if (!/json/i.test(result.response.headers.get('content-type') ?? ''))
    throw new RemoteServiceError('unexpected', `${name} answered with something that is not JSON`);
  return result.text;
}

/** True for an answer in HTML, by something before the service. */
export const isWebPage = ({ headers }: Response) => /html/i.test(headers.get('content-type') ?? '');

function errorForResponse(name: string, url: URL, response: Response): RemoteServiceError {
  const { status, headers } = response;
  // The service itself answers with JSON: its key is not the matter.
  if (status === 403 && isWebPage(response))
    return new RemoteServiceError(
      'blocked',
      `${name} answered 403 with a web page: a firewall or proxy on the way refuses this machine`,
    );
  if (status === 401 || status === 403)
    return new RemoteServiceError('refused', `${name} denied access (${status})`);
  if (status >= 300 && status < 400) {
    const target = headers.get('location') ?? '';
    const location = URL.canParse(target, url.href) ? new URL(target, url).href : undefined;
    // Its query may repeat a key.
    const [shown] = (location ?? target).split(/[?#]/);
    const message = `${name} sends elsewhere, to ${shown}: use that address`;
    return new RemoteServiceError('unexpected', message, 0, location);
  }
  if (status === 404) return new RemoteServiceError('missing', `${name} has no such resource (404)`);
  if (status === 429 || status === 408 || status >= 500)
    return new RemoteServiceError(
      'transient',
      `${name} answered ${status}`,
      parseRetryAfter(headers.get('retry-after')),
    );
  return new RemoteServiceError('unexpected', `${name} answered ${status}`);
}

/** Meanings of error codes, each with a remedy. */
const MEANINGS: [code: RegExp, meaning: string][] = [
  [/ECONNREFUSED/, 'connection refused, nothing listens there'],
  [/ENOTFOUND/, 'no host has that name'],
  [/SSL_WRONG_VERSION|SSL_PACKET_LENGTH/, 'it does not speak https, try http'],
  [
    /CERT|ISSUER|LEAF_SIGNATURE/,
    'its certificate is not trusted, have Node.js trust it by NODE_EXTRA_CA_CERTS',
  ],
];

/** `fetch` only says "fetch failed"; the reason is in the cause. */
export function networkErrorReason(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { cause } = error;
  if (!(cause instanceof Error)) return error.message;
  const code = 'code' in cause ? String(cause.code) : '';
  const reason = cause.message || code || error.message;
  const [, meaning] = MEANINGS.find(([pattern]) => pattern.test(code)) ?? [];
  return meaning === undefined ? reason : `${meaning} (${reason})`;
}

type Options = { timeoutMs: number; signal?: AbortSignal | undefined };

/**
 * Runs `work` with a signal that aborts after a timeout or with the given signal. `AbortSignal.any` would leak
 * listeners on a long-lived signal.
 */
async function withTimeout<Result>(
  { timeoutMs, signal }: Options,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  signal?.throwIfAborted();
  const controller = new AbortController();
  const abort = () => controller.abort(signal?.reason);
  const timer = clock.setTimeout(
    () => controller.abort(new Error(`no answer within ${timeoutMs / 1000} s`)),
    timeoutMs,
  );
  signal?.addEventListener('abort', abort);
  try {
    return await work(controller.signal);
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', abort);
  }
}
