/** SQLSTATE classes that say nothing about the query: connection, resources, shutdown, conflicts, time limits. */
const PASSING_STATES = /^(08|40|53|57|58|25P0[23])/;
const NETWORK = /^(ECONN|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)/;
/** Failures of the pool have no code. */
const OF_THE_POOL =
  /connection terminated|timeout exceeded when trying to connect|not queryable|read-only transaction/i;

/** Whether a query failed because of the database's state: the same query may go well later. */
export function isDatabaseFailure(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.some(isDatabaseFailure);
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  return PASSING_STATES.test(code) || NETWORK.test(code) || OF_THE_POOL.test(error.message);
}
