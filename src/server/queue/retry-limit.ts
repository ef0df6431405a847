import { isTransientDatabaseError } from '../lib/retries.ts';

/**
 * The reason why a queue's job failed. `unavailable`: the database or Telegram was, whatever the job. `persistent`:
 * the job itself failed, for instance by a statement that always exceeds its time limit, or by a bug.
 */
export type WorkFailure = 'unavailable' | 'persistent';

/** Number of persistent failures after which a job is given up. */
export const MAX_PERSISTENT_FAILURES = 3;
/** Failures, including lost claims, after which a job is not retried: it may be the one that ends the process. */
export const MAX_LOST_CLAIMS = 10;
/** Age in seconds at which a failing job is given up, for any reason. */
const MAX_RETRY_SECONDS = 24 * 60 * 60;

/** Codes of a statement's own failure: it was cancelled, its lock refused, its transaction rolled back. */
const STATEMENT_FAILURE = /^(57014|55P03|40|25P0[23])/;

/** Classifies a failed query, or any other error of our own. */
export function classifyWorkFailure(error: unknown): WorkFailure {
  if (error instanceof Error && 'code' in error && STATEMENT_FAILURE.test(String(error.code)))
    return 'persistent';
  return isTransientDatabaseError(error) ? 'unavailable' : 'persistent';
}

/** Classes of errors caused by a row's values: data exception, integrity constraint violation. */
const ROW_FAILURE = /^2[23]/;

/** True if a query failed because of one of its rows, so that every retry would fail. */
export function isRowAtFault(error: unknown): boolean {
  return error instanceof Error && 'code' in error && ROW_FAILURE.test(String(error.code));
}

type Limits = { maxFailures?: number | undefined; maxSeconds?: number | undefined };

/**
 * True if a failing job is given up because it failed persistently too often, or is too old. `persistentFailures`
 * includes the current one; `ageSeconds` counts from when the job was queued.
 */
export function isGivenUp(
  { persistentFailures, ageSeconds }: { persistentFailures: number; ageSeconds: number },
  { maxFailures = MAX_PERSISTENT_FAILURES, maxSeconds = MAX_RETRY_SECONDS }: Limits = {},
): boolean {
  return persistentFailures >= maxFailures || ageSeconds >= maxSeconds;
}
