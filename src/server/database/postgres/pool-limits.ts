/** Limits of the connection pool and of queries. */
export type PoolLimits = {
  /** Maximum number of connections. */
  size: number;
  /** Milliseconds that a query waits for a connection. */
  waitLimit: number;
  /** The longest time of a query, in milliseconds. */
  timeLimit: number;
};

export const DEFAULT_POOL_LIMITS: PoolLimits = { size: 10, waitLimit: 3000, timeLimit: 10_000 };
