import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { whenIdle } from '../../../../src/client/lib/timing/when-idle.ts';

const work = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  work.mockClear();
});
afterEach(() => vi.unstubAllGlobals());

test('it waits for the browser to be idle, for at most 1.5 seconds', () => {
  const request = vi.fn();
  vi.stubGlobal('requestIdleCallback', request);
  whenIdle(work);
  expect(request).toHaveBeenCalledWith(expect.any(Function), { timeout: 1500 });
  vi.advanceTimersByTime(5000);
  expect(work).not.toHaveBeenCalled();
  request.mock.calls[0]?.[0]();
  expect(work).toHaveBeenCalledTimes(1);
});

test('without requestIdleCallback it runs after 1.5 seconds', () => {
  Reflect.deleteProperty(window, 'requestIdleCallback');
  whenIdle(work);
  vi.advanceTimersByTime(1499);
  expect(work).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(work).toHaveBeenCalledTimes(1);
});

test('it can be run at once, and only once', () => {
  Reflect.deleteProperty(window, 'requestIdleCallback');
  const atOnce = whenIdle(work);
  atOnce();
  expect(work).toHaveBeenCalledTimes(1);
  atOnce();
  vi.advanceTimersByTime(1500);
  expect(work).toHaveBeenCalledTimes(1);
});
