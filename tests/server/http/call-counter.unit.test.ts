import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createCallCounter } from '../../../src/server/http/call-counter.ts';

beforeEach(() => void vi.useFakeTimers({ now: 1_000_000, toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

it('each caller’s calls are counted, and the count restarts after ten seconds', () => {
  const counter = createCallCounter(60);
  expect(counter.max).toBe(60);
  expect(counter.count('42')).toEqual({ current: 1, ttl: 10_000 });
  vi.advanceTimersByTime(4000);
  expect(counter.count('42')).toEqual({ current: 2, ttl: 6000 });
  expect(counter.count('43')).toEqual({ current: 1, ttl: 10_000 });
  vi.advanceTimersByTime(5999);
  expect(counter.count('42')).toEqual({ current: 3, ttl: 1 });
  vi.advanceTimersByTime(1);
  expect(counter.count('42')).toEqual({ current: 1, ttl: 10_000 });
});

it('a call may count as several', () => {
  const counter = createCallCounter(60);
  expect(counter.count('42', 20).current).toBe(20);
  expect(counter.count('42', 3).current).toBe(23);
  expect(counter.count('42').current).toBe(24);
});

it('a caller is heavy above a sixth of the limit, until the window ends', () => {
  const counter = createCallCounter(60);
  expect(counter.isHeavy('42')).toBe(false);
  for (let call = 0; call < 10; call += 1) counter.count('42');
  expect(counter.isHeavy('42')).toBe(false);
  counter.count('42');
  expect([counter.isHeavy('42'), counter.isHeavy('43')]).toEqual([true, false]);
  vi.advanceTimersByTime(9999);
  expect(counter.isHeavy('42')).toBe(true);
  vi.advanceTimersByTime(1);
  expect(counter.isHeavy('42')).toBe(false);
});
