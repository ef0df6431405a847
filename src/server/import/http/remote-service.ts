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
  /** Longest `Retry-After` that is waited for, in milliseconds. */
  maxRetryAfterMs: number;
  signal?: AbortSignal | undefined;
  /** Milliseconds to wait after so many attempts. */
  backoff?: (attempts: number) => number;
};
