import pThrottle from 'p-throttle';
import { clock, sleep } from '../lib/clock.ts';

/** Spaces out requests. */
export type RateLimiter = {
  /** Resolves when the next request may be sent; rejects when the signal aborts. */
  acquire(): Promise<void>;
  /** Pauses all requests for a time. */
  pause(milliseconds: number): void;
};

const SLOTS_PER_SECOND = 10;

/** Allows this many requests per second, evenly spaced. */
export function createRateLimiter(perSecond: number, signal?: AbortSignal): RateLimiter {
  const limit = Math.max(1, Math.floor(perSecond / SLOTS_PER_SECOND));
  const slot = pThrottle({ limit, interval: (1000 * limit) / perSecond, strict: true })(async () => {});
  let pausedUntil = 0;
  return {
    async acquire() {
      do {
        signal?.throwIfAborted();
        await sleep(Math.max(0, pausedUntil - clock.elapsed()), { signal });
        await slot();
      } while (clock.elapsed() < pausedUntil);
    },
    pause(milliseconds) {
      pausedUntil = Math.max(pausedUntil, clock.elapsed() + milliseconds);
    },
  };
}
