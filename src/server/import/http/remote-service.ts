import type { RateLimiter } from './rate-limiter.ts';

/** A remote JSON service with its timeout and retry policy. */
export type RemoteService = {
  /** Display name for error messages. */
  name: string;
  headers: Readonly<Record<string, string>>;
  pace: RateLimiter;
  /** Timeout of one request, body included, in milliseconds. */
  timeLimit: number;
  /** Maximum number of attempts. */
  attempts: number;
  /** Longest `Retry-After` that is waited for, in milliseconds. */
  longestWait: number;
  signal?: AbortSignal | undefined;
  /** Milliseconds to wait after so many attempts. */
  backoff?: (attempts: number) => number;
};
