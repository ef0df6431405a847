const FIRST = 1000;
const LONGEST = 5 * 60 * 1000;

/**
 * Milliseconds to wait after so many attempts: twice as long each time up to five minutes, and between half
 * and all of it, so that those who failed together do not come back together.
 */
export function retryDelay(attempts: number, random = Math.random): number {
  const full = Math.min(LONGEST, FIRST * 2 ** Math.max(0, attempts - 1));
  return full * (0.5 + random() / 2);
}
