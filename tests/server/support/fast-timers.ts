import { onTestFinished, vi } from 'vitest';

/** How many times as fast as the clock. */
const FACTOR = 10;

/** Lets everything that waits by `setTimeout` wait a tenth as long; answers how to have it as it was. */
export function speedUpTimers(): () => void {
  const atClockSpeed = globalThis.setTimeout;
  const timers = vi.spyOn(globalThis, 'setTimeout');
  timers.mockImplementation((work, ms = 0) => atClockSpeed(work, ms / FACTOR));
  return () => timers.mockRestore();
}

/** Lets five seconds have passed, for which a server keeps the list of sessions that were ended; until the test is over. */
export function skipRevocationsLife(): void {
  const atClockSpeed = performance.now.bind(performance);
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => atClockSpeed() + 5001);
  onTestFinished(() => clock.mockRestore());
}
