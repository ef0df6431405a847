import { isTransientDatabaseError } from '../lib/retries.ts';

/**
 * Why a queue's job failed: `unavailable` means the database or Telegram was, whatever the job; `persistent` means the job
 * itself failed, such as a statement that never meets its time limit, or a bug.
 */
export type WorkFailure = 'unavailable' | 'persistent';

/** Number of persistent failures after which a job is given up. */
export const MAX_PERSISTENT_FAILURES = 3;
/** Failures, lost claims among them, after which a job is not tried again: it may be what ends the process. */
export const MAX_LOST_CLAIMS = 10;
/** Age in seconds at which a failing job is given up, whatever the reason. */
const MAX_RETRY_SECONDS = 24 * 60 * 60;

/** Codes of a statement's own failure: it was cancelled, its lock not granted, its transaction undone. */
const STATEMENT_FAILURE = /^(57014|55P03|40|25P0[23])/;

/** Classifies a failed query, or any other error of our own. */
export function classifyWorkFailure(error: unknown): WorkFailure {
  if (error instanceof Error && 'code' in error && STATEMENT_FAILURE.test(String(error.code)))
    return 'persistent';
  return isTransientDatabaseError(error) ? 'unavailable' : 'persistent';
}

/** Classes of errors that a row's own values cause: data exception, integrity constraint violation. */
const ROW_FAILURE = /^2[23]/;

/** Whether a query failed because of one of its rows, which would fail every retry. */
export function isRowAtFault(error: unknown): boolean {
  return error instanceof Error && 'code' in error && ROW_FAILURE.test(String(error.code));
}

/**
 * Whether a failing job is given up: it failed persistently too often, or is too old. `persistentFailures` includes the
 * current one, `ageSeconds` counts from when the job was queued.
 */
export function isGivenUp(
  { persistentFailures, ageSeconds }: { persistentFailures: number; ageSeconds: number },
  maxPersistentFailures = MAX_PERSISTENT_FAILURES,
): boolean {
  return persistentFailures >= maxPersistentFailures || ageSeconds >= MAX_RETRY_SECONDS;
}
