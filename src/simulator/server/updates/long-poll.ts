import type { ApiRefusal } from '../bot-api/refusal.ts';

/** The one call of the bot that waits for updates. */
export function createLongPoll() {
  let end: ((refusal?: ApiRefusal) => void) | undefined;

  return {
    /** Settles when it is woken, the time is over or the caller has gone; rejects when it is woken with a refusal. */
    wait(seconds: number, gone: AbortSignal): Promise<void> {
      return new Promise((resolve, reject) => {
        const own = (refusal?: ApiRefusal) => {
          clearTimeout(timer);
          gone.removeEventListener('abort', leave);
          if (end === own) end = undefined;
          if (refusal) reject(refusal);
          else resolve();
        };
        const leave = () => own();
        const timer = setTimeout(own, seconds * 1000);
        gone.addEventListener('abort', leave);
        end = own;
      });
    },
    wake: (refusal?: ApiRefusal) => end?.(refusal),
  };
}
