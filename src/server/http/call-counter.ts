import { LRUCache } from 'lru-cache';
import { atMost } from '../lib/at-most.ts';
import { clock } from '../lib/clock.ts';
import { RateLimitError } from './api-error.ts';

const WINDOW_MS = 10_000;
/** Above the callers of one window: full, it evicts the least recently seen, who is not flooding. */
const MAX_CALLERS = 20_000;

/** Counts calls by caller in fixed windows of ten seconds. */
export type CallCounter = {
  max: number;
  /** Counts a call, or several; returns the calls in this window and the milliseconds left of it. */
  count(caller: string, calls?: number): { current: number; ttl: number };
  /** Counts calls likewise. Throws a 429 `ApiError` above the limit. */
  limit(caller: string, calls?: number): void;
  /** True for a caller far above the rate of browsing. */
  isHeavy(caller: string): boolean;
};

/** From this share of the limit on a caller is a heavy one. */
const HEAVY = 1 / 6;

/** Milliseconds until a window ends; none if the clock was set back meanwhile. */
function leftOf({ ends }: { ends: number }): number {
  const ms = ends - clock.now();
  return ms > WINDOW_MS ? 0 : ms;
}

export function createCallCounter(max: number): CallCounter {
  const callers = new LRUCache<string, { current: number; ends: number }>(atMost(MAX_CALLERS));
  return {
    max,
    count,
    limit(caller, calls) {
      const { current, ttl } = count(caller, calls);
      if (current > max) throw new RateLimitError(Math.ceil(ttl / 1000));
    },
    isHeavy(caller) {
      const counted = callers.get(caller);
      return counted !== undefined && leftOf(counted) > 0 && counted.current > max * HEAVY;
    },
  };

  function count(caller: string, calls = 1) {
    const counted = callers.get(caller);
    const ttl = counted ? leftOf(counted) : 0;
    if (counted && ttl > 0) {
      counted.current += calls;
      return { current: counted.current, ttl };
    }
    callers.set(caller, { current: calls, ends: clock.now() + WINDOW_MS });
    return { current: calls, ttl: WINDOW_MS };
  }
}
