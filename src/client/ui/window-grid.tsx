import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { type Key, type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { useArrowKeys } from '../lib/use-arrow-keys.ts';
import { roomForText } from './grid-columns.ts';
import styles from './window-grid.module.css';

type WindowGridProps<Item> = {
  items: readonly Item[];
  keyOf: (item: Item) => Key;
  /** How many columns a window of this width (pixels) has. */
  columnsAt: (width: number) => number;
  /** Width over height of a cell. */
  ratio: number;
  name: string;
  children: (item: Item) => ReactNode;
};

/** Cells kept beyond either of the window's edges: a short list stands whole. */
const SPARE_CELLS = 24;

/**
 * A grid that scrolls with the page and holds only the rows that can be seen, however many there are.
 * Cells have one known shape, so the page is as tall as it would be with all of them.
 */
export function WindowGrid<Item>({ items, keyOf, columnsAt, ratio, name, children }: WindowGridProps<Item>) {
  const box = useRef<HTMLDivElement>(null);
  const { width, top, gap } = useGeometry(box);
  const columns = columnsAt(roomForText());
  useArrowKeys(box, columns);
  const cell = (width - (columns - 1) * gap) / columns;
  const rows = useWindowVirtualizer({
    count: width > 0 ? Math.ceil(items.length / columns) : 0,
    estimateSize: () => cell / ratio,
    gap,
    overscan: Math.ceil(SPARE_CELLS / columns),
    scrollMargin: top,
  });
  useLayoutEffect(() => rows.measure(), [rows, cell]);

  return (
    <div
      ref={box}
      className={styles['grid']}
      // Before it is measured it takes some room: a page that shrank would lose its scroll position.
      style={{ height: width > 0 ? rows.getTotalSize() : '100vh' }}
      role="list"
      aria-label={name}
    >
      {rows.getVirtualItems().map((row) => (
        <div
          key={row.key}
          className={styles['row']}
          role="presentation"
          style={{ '--columns': columns, transform: `translateY(${row.start - top}px)` }}
        >
          {items.slice(row.index * columns, (row.index + 1) * columns).map((item, column) => (
            <div
              key={keyOf(item)}
              role="listitem"
              aria-setsize={items.length}
              aria-posinset={row.index * columns + column + 1}
            >
              {children(item)}
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}

/** The grid's width, its distance from the page's top and its gap, in pixels. */
function useGeometry(box: RefObject<HTMLDivElement | null>) {
  const [geometry, setGeometry] = useState({ width: 0, top: 0, gap: 8 });
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const measure = () => {
      const { width, top } = element.getBoundingClientRect();
      const gap = Number.parseFloat(getComputedStyle(element).getPropertyValue('--gap'));
      const next = { width, top: Math.round(top + window.scrollY), gap };
      setGeometry((was) =>
        was.width === next.width && was.top === next.top && was.gap === gap ? was : next,
      );
    };
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(element);
    watch.observe(document.body);
    return () => watch.disconnect();
  }, [box]);
  return geometry;
}
