import { MAX_FAILURES, maySendOnReturn } from '../lib/timing/send-on-return.ts';
import { httpStatusOf, responseOf } from './failed-request.ts';

/** Milliseconds before the first retry; twice as many before the second. */
export const FIRST_DELAY_MS = 500;
/** The longest Retry-After that is obeyed. */
const MAX_DELAY_MS = 60_000;

type QueryState = {
  status: 'pending' | 'error' | 'success';
  data: unknown;
  error: unknown;
  errorUpdateCount: number;
};

/** True while a query shows as loading: until its first response, or until its retries have ended. */
export function isAwaited({ status, data, error, errorUpdateCount }: QueryState): boolean {
  if (data !== undefined) return false;
  if (status === 'pending') return errorUpdateCount < MAX_FAILURES;
  return retryInterval({ state: { status, data, error, errorUpdateCount } }) !== false;
}

/** Milliseconds until a failed query that a component uses is sent again; false if a retry cannot help. */
export function retryInterval({ state }: { state: QueryState }): number | false {
  const { status, error, errorUpdateCount } = state;
  if (status !== 'error' || !isTransient(error) || errorUpdateCount >= MAX_FAILURES) return false;
  const delay = retryAfterMs(error) || FIRST_DELAY_MS * errorUpdateCount;
  return delay <= MAX_DELAY_MS && delay;
}

/** `retryInterval` for a query that also repeats at an interval while it succeeds. */
export function pollInterval(query: { state: QueryState }, interval: number | false | undefined) {
  return query.state.status === 'error' ? retryInterval(query) : (interval ?? false);
}

/** Has a query sent, fresh or not, when the person returns. */
export function refetchOnReturn({
  state,
}: {
  state: Parameters<typeof maySendOnReturn>[0];
}): 'always' | false {
  return maySendOnReturn(state) && 'always';
}

/** True if a repeated request may succeed: after network failures, 5xx, 408 and 429, not after another 4xx. */
export function isTransient(error: unknown): boolean {
  const status = httpStatusOf(error);
  return status === undefined || status >= 500 || status === 408 || status === 429;
}

/** The delay that Retry-After asks for; 0 without the header. */
function retryAfterMs(error: unknown): number {
  const seconds = Number(responseOf(error)?.headers['retry-after']);
  return Number.isFinite(seconds) ? 1000 * seconds : 0;
}
