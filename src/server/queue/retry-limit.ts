import { isTransientDatabaseError } from '../lib/transient-database-error.ts';

/**
 * Why work of a queue failed: `unavailable` is the database or Telegram, which says nothing about the work itself;
 * `persistent` is the work, such as a statement that never fits its time limit, or a fault of our own.
 */
export type WorkFailure = 'unavailable' | 'persistent';

/** Persistent failures after which work is given up. */
export const MOST_PERSISTENT_FAILURES = 3;
/** Age at which failing work is given up whatever the reason, in seconds. */
export const LONGEST_RETRY_SECONDS = 24 * 60 * 60;

/** Codes of a statement's own failure: it was cancelled, its lock not granted, its transaction undone. */
const OWN_FAULT = /^(57014|55P03|40|25P0[23])/;

/** Classifies a failed query, or any other error of our own. */
export function classifyWorkFailure(error: unknown): WorkFailure {
  if (error instanceof Error && 'code' in error && OWN_FAULT.test(String(error.code))) return 'persistent';
  return isTransientDatabaseError(error) ? 'unavailable' : 'persistent';
}

/** Classes of errors that a row's own values cause: data exception, integrity constraint violation. */
const ROW_AT_FAULT = /^2[23]/;

/** Whether a failed query would go through without one of its rows, and no time would mend that row. */
export function isRowAtFault(error: unknown): boolean {
  return error instanceof Error && 'code' in error && ROW_AT_FAULT.test(String(error.code));
}

/**
 * Whether failing work is given up: it failed persistently too often, or is too old. `persistentFailures` includes the
 * one just met, `ageSeconds` counts from when the work was queued.
 */
export function isGivenUp(
  { persistentFailures, ageSeconds }: { persistentFailures: number; ageSeconds: number },
  most = MOST_PERSISTENT_FAILURES,
): boolean {
  return persistentFailures >= most || ageSeconds >= LONGEST_RETRY_SECONDS;
}
