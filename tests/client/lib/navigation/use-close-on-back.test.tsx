import { renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import {
  InterceptBackContext,
  useCloseOnBack,
} from '../../../../src/client/lib/navigation/use-close-on-back.ts';

/** The handlers of the next back navigation, stored as in the shell. */
function renderOverlay(open: boolean) {
  const handlers: (() => void)[] = [];
  const interceptBack = (handler: () => void) => {
    handlers.push(handler);
    return () => void handlers.splice(handlers.indexOf(handler), 1);
  };
  const overlay = renderHook(({ open, close }) => useCloseOnBack(open, close), {
    initialProps: { open, close: vi.fn() },
    wrapper: ({ children }) => (
      <InterceptBackContext.Provider value={interceptBack}>{children}</InterceptBackContext.Provider>
    ),
  });
  return { handlers, ...overlay };
}

test('back closes it only while it is open', () => {
  const { handlers, rerender, unmount } = renderOverlay(false);
  expect(handlers).toEqual([]);
  rerender({ open: true, close: vi.fn() });
  const close = vi.fn();
  rerender({ open: true, close });
  expect(handlers).toHaveLength(1);
  handlers[0]?.();
  expect(close).toHaveBeenCalledTimes(1);
  rerender({ open: false, close });
  expect(handlers).toEqual([]);
  rerender({ open: true, close });
  unmount();
  expect(handlers).toEqual([]);
});

test('without a provider an overlay still opens and closes', () => {
  const close = vi.fn();
  const { rerender, unmount } = renderHook(({ open }) => useCloseOnBack(open, close), {
    initialProps: { open: true },
  });
  expect(() => rerender({ open: false })).not.toThrow();
  expect(unmount).not.toThrow();
  expect(close).not.toHaveBeenCalled();
});
