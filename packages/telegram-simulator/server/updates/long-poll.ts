import type { ApiError } from '../bot-api/api-error.ts';

/** The pending getUpdates call; there is one at most. */
export function createLongPoll() {
  let end: ((refusal?: ApiError) => void) | undefined;

  return {
    /** Resolves when it is woken, timed out or the caller has disconnected; rejects when it is woken with an error. */
    wait(seconds: number, gone: AbortSignal): Promise<void> {
      return new Promise((resolve, reject) => {
        const own = (refusal?: ApiError) => {
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
    wake: (refusal?: ApiError) => end?.(refusal),
  };
}
