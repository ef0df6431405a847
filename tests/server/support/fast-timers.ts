import { syncBuiltinESMExports } from 'node:module';
import promises from 'node:timers/promises';
import { onTestFinished, vi } from 'vitest';

/**
 * Lets everything that waits by `setTimeout`, or the promise of one, wait a part as long, a tenth by default; answers how to
 * have it as it was.
 */
export function speedUpTimers(factor = 10): () => void {
  const { setTimeout: atClockSpeed } = globalThis;
  const { setTimeout: sleepAtClockSpeed } = promises;
  const spies = [
    vi.spyOn(globalThis, 'setTimeout').mockImplementation((work, ms = 0) => atClockSpeed(work, ms / factor)),
    vi
      .spyOn(promises, 'setTimeout')
      .mockImplementation((ms = 0, ...rest) => sleepAtClockSpeed(ms / factor, ...rest)),
  ];
  // Modules import the promise by its name.
  syncBuiltinESMExports();
  return () => {
    for (const spy of spies) spy.mockRestore();
    syncBuiltinESMExports();
  };
}

/** Lets five seconds have passed, for which a server keeps the list of sessions that were ended; until the test is over. */
export function skipRevocationsLife(): void {
  const atClockSpeed = performance.now.bind(performance);
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => atClockSpeed() + 5001);
  onTestFinished(() => clock.mockRestore());
}
