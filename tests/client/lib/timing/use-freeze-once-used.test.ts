import { fireEvent, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useFreezeOnceUsed } from '../../../../src/client/lib/timing/use-freeze-once-used.ts';

const USES = ['pointerdown', 'keydown', 'scroll'];
const show = (first?: string) =>
  renderHook(({ value }) => useFreezeOnceUsed(value), { initialProps: { value: first } });

test.each(USES)('the first %s freezes the value, even if its propagation is stopped', (event) => {
  const stop = (one: Event) => one.stopPropagation();
  document.body.addEventListener(event, stop);
  const { result, rerender } = show('kept');
  rerender({ value: 'shown' });
  expect(result.current).toBe('shown');
  fireEvent(document.body, new Event(event));
  document.body.removeEventListener(event, stop);
  rerender({ value: 'fetched' });
  expect(result.current).toBe('shown');
  fireEvent(document.body, new Event(event));
  expect(result.current).toBe('shown');
});

test('a use before the first value freezes nothing', () => {
  const { result, rerender } = show();
  for (const event of USES) fireEvent(window, new Event(event));
  rerender({ value: 'first' });
  rerender({ value: 'second' });
  expect(result.current).toBe('second');
});

test('unmounting removes its listeners', () => {
  const remove = vi.spyOn(window, 'removeEventListener');
  show('any').unmount();
  for (const event of USES)
    expect(remove).toHaveBeenCalledWith(event, expect.any(Function), { capture: true });
});
