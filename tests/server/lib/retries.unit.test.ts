import { expect, it } from 'vitest';
import { retryDelay } from '../../../src/server/lib/retries.ts';

it.each([
  [1, 1000],
  [2, 2000],
  [5, 16_000],
  [9, 256_000],
  [10, 300_000],
  [32_767, 300_000],
])('the wait after %i attempts is between half and all of %i ms', (attempts, full) => {
  expect(retryDelay(attempts, () => 0)).toBe(full / 2);
  expect(retryDelay(attempts, () => 0.999_999)).toBeCloseTo(full, -1);
});
