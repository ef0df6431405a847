import { act, renderHook } from '@testing-library/react';
import { useState } from 'react';
import { flushSync } from 'react-dom';
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

/** Until the frame that shows the loading state is painted. */
const PAINT_MS = 17;

test('a quick load is shown as loading for 300 ms from when it is seen', () => {
  const { result, rerender } = start(true);
  pass(PAINT_MS);
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
  pass(PAINT_MS);
  rerender({ loading: false });
  pass(299);
  expect(result.current).toBe(true);
  pass(1);
  expect(result.current).toBe(false);
});

test('a load that begins at the press in which the one before ends is not shown for ever', () => {
  const { result } = renderHook(() => {
    const [loading, setLoading] = useState(true);
    return { isShown: useMinimumLoading(loading), setLoading };
  });
  pass(PAINT_MS);
  act(() => result.current.setLoading(false));
  act(() => {
    vi.advanceTimersByTime(300);
    // A press is rendered before what a timer has changed.
    flushSync(() => result.current.setLoading(true));
  });
  act(() => result.current.setLoading(false));
  pass(PAINT_MS);
  pass(300);
  expect(result.current.isShown).toBe(false);
});
