import { act, renderHook } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, test } from 'vitest';
import { useRowsInView } from '../../../../src/client/ui/grid/use-rows-in-view.ts';

const layout = { count: 100, pitch: 100, top: 250, overscan: 2 };

beforeEach(() => showWindow(0, 600));

test('the rows in the window are rendered with as many beyond its edges', () => {
  const { result } = renderHook(() => useRowsInView(layout));
  expect(result.current).toEqual([0, 1, 2, 3, 4, 5]);
  act(() => showWindow(1250, 600));
  expect(result.current).toEqual([8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18]);
  act(() => showWindow(1250, 100));
  expect(result.current).toEqual([8, 9, 10, 11, 12, 13]);
});

test('a page scrolled past the last row has the last rows', () => {
  showWindow(60_000, 600);
  const { result } = renderHook(() => useRowsInView(layout));
  expect(result.current).toEqual([97, 98, 99]);
});

test('a grid without rows has none, also before it has been measured', () => {
  const { result } = renderHook(() => useRowsInView({ ...layout, count: 0, pitch: -8 }));
  expect(result.current).toEqual([]);
});

test('markup for the app to attach to has the first rows', () => {
  showWindow(5000, 600);
  expect(renderToString(<Rows />)).toBe('0,1,2');
});

function Rows() {
  return useRowsInView(layout).join();
}

function showWindow(scrollY: number, innerHeight: number): void {
  Object.defineProperty(window, 'scrollY', { value: scrollY, configurable: true });
  Object.defineProperty(window, 'innerHeight', { value: innerHeight, configurable: true });
  window.dispatchEvent(new Event('scroll'));
}
