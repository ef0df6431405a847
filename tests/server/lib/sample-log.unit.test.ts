import { afterEach, expect, it, vi } from 'vitest';
import { createLogSampler } from '../../../src/server/lib/sample-log.ts';

afterEach(() => {
  vi.useRealTimers();
});

it('the first line of a kind is logged each second, with the number of lines left out', () => {
  vi.useFakeTimers();
  const sample = createLogSampler();
  const lines: string[] = [];
  const log = (kind: string) => sample(kind, (leftOut) => lines.push(`${kind}, ${leftOut} left out`));
  for (const kind of ['a', 'a', 'b', 'a']) log(kind);
  vi.advanceTimersByTime(1001);
  for (const kind of ['a', 'a', 'b']) log(kind);
  expect(lines).toEqual(['a, 0 left out', 'b, 0 left out', 'a, 2 left out', 'b, 0 left out']);
});
