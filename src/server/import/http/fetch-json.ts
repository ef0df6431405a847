import { setTimeout as sleep } from 'node:timers/promises';
import * as v from 'valibot';
import { retryDelay } from '../../lib/retry-delay.ts';
import { fetchJsonText } from './fetch-json-text.ts';
import type { RemoteService } from './remote-service.ts';
import { RemoteServiceError } from './remote-service-error.ts';

/**
 * Fetches JSON, or posts a body, and parses the answer. Transient errors are retried with backoff and jitter, or after `Retry-After`; throws
 * `RemoteServiceError`.
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
      else await sleep((service.backoff ?? retryDelay)(attempt), undefined, { signal: service.signal });
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
