const FIRST = 1000;
const MAX_DELAY_MS = 5 * 60 * 1000;

/** Exponential backoff with jitter, in milliseconds, up to five minutes. */
export function retryDelay(attempts: number, random = Math.random): number {
  const full = Math.min(MAX_DELAY_MS, FIRST * 2 ** Math.max(0, attempts - 1));
  return full * (0.5 + random() / 2);
}
