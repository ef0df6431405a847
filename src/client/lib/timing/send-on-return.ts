/** Failures in a row after which a call waits for the network or the person to return. */
export const MAX_FAILURES = 3;
/** Milliseconds between two attempts after that. */
const MIN_INTERVAL_MS = 60_000;

/** A query's failures, as React Query counts them; the query client counts those since the last success. */
type Failures = { status: string; errorUpdateCount: number; errorUpdatedAt: number };

/** Returns true if a query may be sent when the network or the person returns; a failing one, once a minute. */
export function maySendOnReturn({ status, errorUpdateCount, errorUpdatedAt }: Failures): boolean {
  return (
    status !== 'error' || errorUpdateCount < MAX_FAILURES || Date.now() - errorUpdatedAt >= MIN_INTERVAL_MS
  );
}
