import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { useInView } from '../../../../src/client/lib/scroll/use-in-view.ts';

const element = { current: document.createElement('div') };
const disconnect = vi.fn();
const observe = vi.fn();
let report: (...shown: boolean[]) => void;

beforeEach(() => {
  disconnect.mockClear();
  observe.mockClear();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe = observe;
      disconnect = disconnect;
      constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
        report = (...shown) => act(() => callback(shown.map((isIntersecting) => ({ isIntersecting }))));
      }
    },
  );
});

const watch = (wanted: boolean) =>
  renderHook((props) => useInView(element, props.wanted), { initialProps: { wanted } });

test('in view until the browser reports otherwise, then as last reported', () => {
  const { result } = watch(true);
  expect(result.current).toBe(true);
  expect(observe).toHaveBeenCalledWith(element.current);
  report(true, true, false);
  expect(result.current).toBe(false);
  report(false, true);
  expect(result.current).toBe(true);
});

test('it is observed only while enabled', () => {
  const { rerender } = watch(false);
  expect(observe).not.toHaveBeenCalled();
  rerender({ wanted: true });
  expect(observe).toHaveBeenCalledTimes(1);
  rerender({ wanted: false });
  expect(disconnect).toHaveBeenCalledTimes(1);
  expect(observe).toHaveBeenCalledTimes(1);
});

test('an unmounted element is not observed', () => {
  renderHook(() => useInView({ current: null }, true));
  expect(observe).not.toHaveBeenCalled();
});
