import { isAxiosError } from 'axios';
import { httpStatusOf } from './send-request.ts';

/** Milliseconds before the first retry. */
export const FIRST_DELAY_MS = 500;
const LAST_DELAY_MS = 16_000;
/** Failed tries after which a screen no longer shows that it loads. */
const SHOWN_TRIES = 3;

type QueryState = {
  status: 'pending' | 'error' | 'success';
  data: unknown;
  error: unknown;
  errorUpdateCount: number;
};

/** Whether a query is to show that it loads: until its first response, but not through all the tries of one that fails. */
export function isAwaited({ status, data, error, errorUpdateCount }: QueryState): boolean {
  const isOpen = status === 'pending' || (status === 'error' && isTransient(error));
  return data === undefined && isOpen && errorUpdateCount < SHOWN_TRIES;
}

/** Milliseconds until a failed query is sent again, while something shows it; false where that is no use. */
export function retryInterval({ state }: { state: QueryState }): number | false {
  if (state.status !== 'error' || !isTransient(state.error)) return false;
  return (
    retryAfterMs(state.error) || Math.min(FIRST_DELAY_MS * 2 ** (state.errorUpdateCount - 1), LAST_DELAY_MS)
  );
}

/** Whether the same request may succeed later: after network failures, 5xx, 408 and 429, not after another 4xx. */
function isTransient(error: unknown): boolean {
  const status = httpStatusOf(error);
  return status === undefined || status >= 500 || status === 408 || status === 429;
}

/** What the response's Retry-After says in seconds; 0 without one. */
function retryAfterMs(error: unknown): number {
  const header: unknown = isAxiosError(error) ? error.response?.headers['retry-after'] : undefined;
  const seconds = Number(header);
  return Number.isFinite(seconds) ? 1000 * seconds : 0;
}
