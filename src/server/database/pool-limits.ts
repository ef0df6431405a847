/** How many connections there are, and how long they are waited for and used. */
export type PoolLimits = {
  /** Connections at most. */
  size: number;
  /** Milliseconds that a query waits for one of them at most. */
  waitLimit: number;
  /** Milliseconds that a query may take. */
  timeLimit: number;
};

export const DEFAULT_POOL_LIMITS: PoolLimits = { size: 10, waitLimit: 3000, timeLimit: 10_000 };
