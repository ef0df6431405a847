import { onTestFinished, vi } from 'vitest';

/** Lets everything that waits by `setTimeout` wait a part as long, a tenth by default; answers how to have it as it was. */
export function speedUpTimers(factor = 10): () => void {
  const atClockSpeed = globalThis.setTimeout;
  const timers = vi.spyOn(globalThis, 'setTimeout');
  timers.mockImplementation((work, ms = 0) => atClockSpeed(work, ms / factor));
  return () => timers.mockRestore();
}

/** Lets five seconds have passed, for which a server keeps the list of sessions that were ended; until the test is over. */
export function skipRevocationsLife(): void {
  const atClockSpeed = performance.now.bind(performance);
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => atClockSpeed() + 5001);
  onTestFinished(() => clock.mockRestore());
}
