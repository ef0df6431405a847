import { onTestFinished, vi } from 'vitest';

/** The factor by which timers run faster than the clock. */
const FACTOR = 10;

/**
 * Shortens every wait by `setTimeout` to a fraction, a tenth by default; returns a function
 * that restores it.
 */
export function speedUpTimers(factor = FACTOR): () => void {
  const { setTimeout: atClockSpeed } = globalThis;
  const spy = vi
    .spyOn(globalThis, 'setTimeout')
    .mockImplementation((work, ms = 0) => atClockSpeed(work, ms / factor));
  return () => spy.mockRestore();
}

/** The same for code that also compares `Date.now()`. */
export function speedUpTime(): () => void {
  const slowDown = speedUpTimers();
  const { now } = Date;
  const start = now();
  const clock = vi.spyOn(Date, 'now').mockImplementation(() => start + (now() - start) * FACTOR);
  return () => {
    clock.mockRestore();
    slowDown();
  };
}

/** Lets five seconds have passed, for which a server keeps the list of sessions that were ended; until the test is over. */
export function skipRevocationsLife(): void {
  const atClockSpeed = performance.now.bind(performance);
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => atClockSpeed() + 5001);
  onTestFinished(() => clock.mockRestore());
}
