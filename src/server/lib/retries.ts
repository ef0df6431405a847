import { chance } from './clock.ts';

const FIRST_DELAY_MS = 1000;
const MAX_DELAY_MS = 5 * 60 * 1000;

/** Exponential backoff with jitter, in milliseconds, up to five minutes. */
export function retryDelay(attempts: number, random = chance.fraction): number {
  const full = Math.min(MAX_DELAY_MS, FIRST_DELAY_MS * 2 ** Math.max(0, attempts - 1));
  return full * (0.5 + random() / 2);
}

/** Transient SQLSTATE classes: connection, resources, shutdown, conflicts, timeouts of statements and locks. */
const PASSING_STATES = /^(08|40|53|55P03|57|58|25P0[23])/;
const NETWORK = /^(ECONN|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)/;
/** Errors of `pg`'s pool, which have no code. */
const OF_THE_POOL = /connection terminated|not queryable|read-only transaction/i;
const NO_CONNECTION_IN_TIME = /timeout exceeded when trying to connect|connection timeout/i;

/** True if all connections were in use for as long as a query may wait for one. */
export const isDatabaseBusy = (error: unknown): boolean =>
  error instanceof Error && NO_CONNECTION_IN_TIME.test(error.message);

/** True if an error is transient: the same query may succeed later. */
export function isTransientDatabaseError(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.some(isTransientDatabaseError);
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  return (
    PASSING_STATES.test(code) ||
    NETWORK.test(code) ||
    OF_THE_POOL.test(error.message) ||
    isDatabaseBusy(error)
  );
}
