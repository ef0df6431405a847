import { setTimeout as sleep } from 'node:timers/promises';
import pThrottle from 'p-throttle';

/** When the next request may go out. */
export type Pace = {
  /** Resolves when it is one's turn; rejects when the signal aborts. */
  turn(): Promise<void>;
  /** Nobody's turn comes for so many milliseconds, whoever was told to wait. */
  hold(milliseconds: number): void;
};

const SLICES = 10;

/** At most so many turns in any second, spread over it. */
export function makePace(perSecond: number, signal?: AbortSignal): Pace {
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
