import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { COVER_RATIO, coverColumns } from '../../../../src/client/ui/grid/grid-columns.ts';
import { VirtualGrid } from '../../../../src/client/ui/grid/virtual-grid.tsx';
import { scrollDownTo, stubLayout } from '../../support/stub-layout.ts';

const ITEMS = Array.from({ length: 600 }, (_, index) => index);

/** Has the grid measured again, as a browser does after the window's events and before it paints. */
let measure: () => void;

beforeEach(() => {
  stubLayout(40_000);
  const observers: (() => void)[] = [];
  class ManualResizeObserver {
    constructor(callback: () => void) {
      observers.push(callback);
    }
    observe() {}
    disconnect() {}
  }
  vi.stubGlobal('ResizeObserver', ManualResizeObserver);
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(
    () => new DOMRect(0, 100 - window.scrollY, window.innerWidth, 0),
  );
  measure = () => act(() => observers.forEach((observer) => observer()));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('a turned phone renders its rows and scrolls by the new width and columns together, never by one of them', () => {
  render(
    <VirtualGrid
      items={ITEMS}
      keyOf={(item) => item}
      columnsAt={coverColumns}
      ratio={COVER_RATIO}
      name="Noir"
    >
      {(item) => <span>{item}</span>}
    </VirtualGrid>,
  );
  act(() => scrollDownTo(3000));
  const numbers = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  const scrolled = vi.spyOn(window, 'scrollTo');

  vi.stubGlobal('innerWidth', 1024);
  vi.stubGlobal('innerHeight', 360);
  act(() => void window.dispatchEvent(new Event('resize')));
  expect(scrolled).not.toHaveBeenCalled();

  measure();
  expect(scrolled).toHaveBeenCalledTimes(1);
  // Six columns of 164 pixels: the title that was first, in the 17th row of three, is in the ninth row.
  const [, top = 0] = scrolled.mock.calls[0] ?? [];
  expect(Math.floor((Number(top) - 100) / (164 / COVER_RATIO + 8))).toBe(8);
  act(() => void window.dispatchEvent(new Event('scroll')));
  expect(numbers()).toContain('48');
});
