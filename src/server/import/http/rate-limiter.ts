import { setTimeout as sleep } from 'node:timers/promises';
import pThrottle from 'p-throttle';

/** Spaces out requests. */
export type RateLimiter = {
  /** Resolves when the next request may be sent; rejects when the signal aborts. */
  turn(): Promise<void>;
  /** Pauses all requests for so many milliseconds. */
  hold(milliseconds: number): void;
};

const SLICES = 10;

/** Allows so many requests per second, evenly spaced. */
export function createRateLimiter(perSecond: number, signal?: AbortSignal): RateLimiter {
  const limit = Math.max(1, Math.floor(perSecond / SLICES));
  const slot = pThrottle({ limit, interval: (1000 * limit) / perSecond, strict: true })(async () => {});
  let heldUntil = 0;
  return {
    async turn() {
      do {
        signal?.throwIfAborted();
        await sleep(Math.max(0, heldUntil - Date.now()), undefined, { signal });
        await slot();
      } while (Date.now() < heldUntil);
    },
    hold(milliseconds) {
      heldUntil = Math.max(heldUntil, Date.now() + milliseconds);
    },
  };
}
