import { httpStatusOf, responseOf } from './failed-request.ts';

/** Milliseconds before the first retry. */
export const FIRST_DELAY_MS = 500;
const MAX_DELAY_MS = 16_000;
/** Failed attempts after which a screen no longer shows that it is loading. */
const MAX_SHOWN_FAILURES = 3;

type QueryState = {
  status: 'pending' | 'error' | 'success';
  data: unknown;
  error: unknown;
  errorUpdateCount: number;
};

/**
 * Whether to show a query as loading: until its first response, but not through every retry of one that keeps
 * failing.
 */
export function isAwaited({ status, data, error, errorUpdateCount }: QueryState): boolean {
  const isOpen = status === 'pending' || (status === 'error' && isTransient(error));
  return data === undefined && isOpen && errorUpdateCount < MAX_SHOWN_FAILURES;
}

/** Milliseconds until a failed query that a component uses is sent again; false if that cannot help. */
export function retryInterval({ state }: { state: QueryState }): number | false {
  if (state.status !== 'error' || !isTransient(state.error)) return false;
  return (
    retryAfterMs(state.error) || Math.min(FIRST_DELAY_MS * 2 ** (state.errorUpdateCount - 1), MAX_DELAY_MS)
  );
}

/** Whether the same request may succeed later: after network failures, 5xx, 408 and 429, not after another 4xx. */
export function isTransient(error: unknown): boolean {
  const status = httpStatusOf(error);
  return status === undefined || status >= 500 || status === 408 || status === 429;
}

/** What the response's Retry-After says in seconds; 0 without one. */
function retryAfterMs(error: unknown): number {
  const seconds = Number(responseOf(error)?.headers['retry-after']);
  return Number.isFinite(seconds) ? 1000 * seconds : 0;
}
