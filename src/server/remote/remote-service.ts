import { clock } from '../lib/clock.ts';
import type { RateLimiter } from './rate-limiter.ts';

/** A remote JSON service with its timeout and retry policy. */
export type RemoteService = {
  /** Display name for error messages. */
  name: string;
  headers: Readonly<Record<string, string>>;
  rateLimiter: RateLimiter;
  /** Timeout of one request, body included, in milliseconds. */
  timeoutMs: number;
  maxAttempts: number;
  /** Longest `Retry-After` that is obeyed, in milliseconds. */
  maxRetryAfterMs: number;
  signal?: AbortSignal | undefined;
  /** Milliseconds to wait after this number of attempts. */
  backoff?: (attempts: number) => number;
};

/**
 * Kind of failure. `refused`: 401, 403. `blocked`: something on the way refuses this machine. `missing`: 404.
 * `transient`: (network, timeout, 429, 5xx, truncated). `unexpected`: any other answer.
 */
type RemoteFailureKind = 'refused' | 'blocked' | 'missing' | 'transient' | 'unexpected';

/** The message is one line and holds neither key nor token. */
export class RemoteServiceError extends Error {
  override name = 'RemoteServiceError';
  readonly failure: RemoteFailureKind;
  /** `Retry-After` in milliseconds; 0 without one. */
  readonly retryAfter: number;
  /** The address that it redirects to. */
  readonly location: string | undefined;

  constructor(failure: RemoteFailureKind, message: string, retryAfter = 0, location?: string) {
    super(message);
    this.failure = failure;
    this.retryAfter = retryAfter;
    this.location = location;
  }
}

/** Reads a `Retry-After` header, seconds or a date, as milliseconds from now. */
export function parseRetryAfter(header: string | null): number {
  if (header === null) return 0;
  const seconds = Number(header);
  const wait = Number.isNaN(seconds) ? Date.parse(header) - clock.now() : seconds * 1000;
  return Number.isFinite(wait) ? Math.max(0, wait) : 0;
}
