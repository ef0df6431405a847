import { randomBytes, randomInt, randomUUID } from 'node:crypto';

/**
 * Time. All of the server reads it and waits here, by the globals of the moment, so that a replaced global sets the
 * time of everything.
 */
export const clock = {
  /** Milliseconds since 1970. */
  now: () => Date.now(),
  date: () => new Date(),
  /** Milliseconds of a clock that nobody sets. */
  elapsed: () => performance.now(),
  setTimeout: (work: () => void, ms?: number): NodeJS.Timeout => setTimeout(work, ms),
  setInterval: (work: () => void, ms: number): NodeJS.Timeout => setInterval(work, ms),
  /** Aborts after `ms` milliseconds, as `AbortSignal.timeout` does; does not keep the process alive. */
  timeLimit(ms: number): AbortSignal {
    const ending = new AbortController();
    const late = new DOMException('The operation was aborted due to timeout', 'TimeoutError');
    setTimeout(() => ending.abort(late), ms).unref();
    return ending.signal;
  },
};

/** Chance, in one object: a test replaces its functions by seeded ones. */
export const chance = {
  /** At least 0 and below 1. */
  fraction: () => Math.random(),
  bytes: (length: number): Buffer => randomBytes(length),
  /** At least `min` and below `max`. */
  integer: (min: number, max: number): number => randomInt(min, max),
  uuid: (): string => randomUUID(),
};

type Waiting = { signal?: AbortSignal | undefined; ref?: boolean };

/** Waits `ms` milliseconds. An abort of `signal` rejects; `ref: false` does not keep the process alive. */
export function sleep(ms: number, { signal, ref = true }: Waiting = {}): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      const aborted = new DOMException('The operation was aborted', 'AbortError');
      reject(Object.assign(aborted, { cause: signal?.reason }));
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop);
      resolve();
    }, ms);
    if (!ref) timer.unref();
    if (signal?.aborted) stop();
    else signal?.addEventListener('abort', stop, { once: true });
  });
}
