import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useMinimumLoading } from '../../../../src/client/lib/timing/use-minimum-loading.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
const start = (loading: boolean) =>
  renderHook((props: { loading: boolean }) => useMinimumLoading(props.loading), {
    initialProps: { loading },
  });

test('a quick load is shown as loading for 300 ms', () => {
  const { result, rerender } = start(true);
  pass(100);
  rerender({ loading: false });
  pass(199);
  expect(result.current).toBe(true);
  pass(1);
  expect(result.current).toBe(false);
});

test('a longer load ends when it is done', () => {
  const { result, rerender } = start(true);
  pass(1000);
  expect(result.current).toBe(true);
  rerender({ loading: false });
  pass(0);
  expect(result.current).toBe(false);
});

test('data present from the start are never shown as loading', () => {
  expect(start(false).result.current).toBe(false);
});

test('each load has its own 300 ms', () => {
  const { result, rerender } = start(true);
  pass(400);
  rerender({ loading: false });
  pass(0);
  rerender({ loading: true });
  pass(10);
  rerender({ loading: false });
  pass(289);
  expect(result.current).toBe(true);
  pass(1);
  expect(result.current).toBe(false);
});

test('the time for which the launch skeleton has been seen counts', () => {
  document.body.innerHTML = '<div class="launch-skeleton"></div>';
  const startTime = performance.now() - 250;
  const painted = { name: '', entryType: 'paint', duration: 0, detail: null, startTime, toJSON: () => ({}) };
  vi.spyOn(performance, 'getEntriesByName').mockReturnValue([painted]);
  const { result, rerender } = start(true);
  rerender({ loading: false });
  pass(49);
  expect(result.current).toBe(true);
  pass(1);
  expect(result.current).toBe(false);
});
