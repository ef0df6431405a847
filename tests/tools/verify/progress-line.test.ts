import { afterEach, expect, it, vi } from 'vitest';
import { createProgressLine } from '../../../tools/verify/progress-line.mjs';

afterEach(() => void vi.useRealTimers());

it.each([
  [true, '2 of 3\r\x1b[2K3 of 3\r\x1b[2K'],
  [false, '3 of 3\n'],
])('the line is rewritten in a terminal (%s), and printed now and then elsewhere', (isTTY, expected) => {
  vi.useFakeTimers({ toFake: ['performance'] });
  let written = '';
  const line = createProgressLine({ isTTY, columns: 80, write: (text) => void (written += text) });
  line.show('1 of 3');
  vi.advanceTimersByTime(1_000);
  line.show('2 of 3');
  vi.advanceTimersByTime(15_000);
  line.show('3 of 3');
  line.clear();
  expect(written).toBe(expected);
});
