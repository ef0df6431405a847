import { act, fireEvent, renderHook } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { useFreezeOnceSeen } from '../../../../src/client/lib/timing/use-freeze-once-seen.ts';

beforeEach(() => void vi.useFakeTimers());
const show = (first?: string) =>
  renderHook(({ value }) => useFreezeOnceSeen(value), { initialProps: { value: first } });
const wait = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

test('the value changes until one has been shown for a second, then stays', () => {
  const { result, rerender } = show('kept');
  wait(999);
  rerender({ value: 'fetched' });
  expect(result.current).toBe('fetched');
  wait(1);
  rerender({ value: 'fetched again' });
  expect(result.current).toBe('fetched');
});

test.each(['pointerdown', 'keydown'])(
  'the first %s freezes the value, even if its propagation is stopped',
  (event) => {
    const stop = (one: Event) => one.stopPropagation();
    document.body.addEventListener(event, stop);
    const { result, rerender } = show('pressed');
    fireEvent(document.body, new Event(event, { bubbles: true }));
    document.body.removeEventListener(event, stop);
    rerender({ value: 'fetched' });
    expect(result.current).toBe('pressed');
    fireEvent(document.body, new Event(event, { bubbles: true }));
    expect(result.current).toBe('pressed');
  },
);

test('the second starts at the first value; earlier input freezes nothing', () => {
  const { result, rerender } = show();
  fireEvent(window, new Event('pointerdown'));
  wait(5000);
  expect(result.current).toBeUndefined();
  rerender({ value: 'first' });
  wait(999);
  rerender({ value: 'second' });
  expect(result.current).toBe('second');
  wait(1);
  rerender({ value: 'third' });
  expect(result.current).toBe('second');
});

test('unmounting removes its timer and listeners', () => {
  const remove = vi.spyOn(window, 'removeEventListener');
  show('any').unmount();
  expect(vi.getTimerCount()).toBe(0);
  for (const event of ['pointerdown', 'keydown'])
    expect(remove).toHaveBeenCalledWith(event, expect.any(Function), { capture: true });
});
