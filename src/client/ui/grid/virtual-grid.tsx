import { type Key, type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { useArrowKeys } from '../../lib/focus/use-arrow-keys.ts';
import { textScaledWidth } from './grid-columns.ts';
import { useRowsInView } from './use-rows-in-view.ts';
import styles from './virtual-grid.module.css';

type VirtualGridProps<Item> = {
  items: readonly Item[];
  keyOf: (item: Item) => Key;
  /** The number of columns in a window of this width (pixels). */
  columnsAt: (width: number) => number;
  /** Width over height of a cell. */
  ratio: number;
  name: string;
  children: (item: Item) => ReactNode;
};

/** Cells rendered beyond either edge of the window (overscan). */
const OVERSCAN_CELLS = 24;

/**
 * A virtualised grid that scrolls with the window: only the rows in view are in the DOM. Cells have a fixed ratio, so the
 * page's height is exact.
 */
export function VirtualGrid<Item>({
  items,
  keyOf,
  columnsAt,
  ratio,
  name,
  children,
}: VirtualGridProps<Item>) {
  const box = useRef<HTMLDivElement>(null);
  const { width, top, gap, columns } = useGeometry(box, columnsAt);
  useArrowKeys(box, columns);
  const pitch = (width - (columns - 1) * gap) / columns / ratio + gap;
  const count = width > 0 ? Math.ceil(items.length / columns) : 0;
  const rows = useRowsInView({ count, pitch, top, overscan: Math.ceil(OVERSCAN_CELLS / columns) });
  useKeepPlace({ columns, pitch, top });

  return (
    <div
      ref={box}
      className={styles['grid']}
      // Never 0 before it is measured: a page that shrinks loses its scroll position.
      style={{ height: width > 0 ? Math.max(0, count * pitch - gap) : '100vh' }}
      role="list"
      aria-label={name}
    >
      {rows.map((row) => (
        <div
          key={row}
          className={styles['row']}
          role="presentation"
          style={{ '--columns': columns, transform: `translateY(${row * pitch}px)` }}
        >
          {items.slice(row * columns, (row + 1) * columns).map((item, column) => (
            <div
              key={keyOf(item)}
              role="listitem"
              aria-setsize={items.length}
              aria-posinset={row * columns + column + 1}
            >
              {children(item)}
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}

type Geometry = {
  columns: number;
  /** Pixels from the top of one row to that of the next. */
  pitch: number;
  /** Pixels from the page's top to the first row. */
  top: number;
};

/** Pixels of the window that the top bar covers. */
const coveredHeight = () => document.querySelector('header')?.offsetHeight ?? 0;

/**
 * Keeps the first title below the bar in place when the grid's geometry changes. Only scrolling changes that title:
 * after a rotation and back, the device shows the same titles as before.
 */
function useKeepPlace({ columns, pitch, top }: Geometry): void {
  const place = useRef({ item: 0, passed: 0 });
  const latestTop = useRef(top);
  latestTop.current = top;
  useLayoutEffect(() => {
    const { item, passed } = place.current;
    const start = latestTop.current - coveredHeight();
    if (item > 0) window.scrollTo(0, start + (Math.floor(item / columns) + passed) * pitch);
    const [width, restored] = [window.innerWidth, window.scrollY];
    const remember = () => {
      // A scroll by the browser, before this grid has its new layout, is not the person's.
      if (window.innerWidth !== width || Math.abs(window.scrollY - restored) < 1) return;
      const rows = Math.max(0, (window.scrollY + coveredHeight() - latestTop.current) / pitch);
      place.current = { item: Math.floor(rows) * columns, passed: rows % 1 };
    };
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, [columns, pitch]);
}

/**
 * The grid's width, its distance from the page's top and its gap, in pixels, and the number of its columns: all of one moment,
 * for rows of old and new ones together would be in places where no title is.
 */
function useGeometry(box: RefObject<HTMLDivElement | null>, columnsAt: (width: number) => number) {
  const [geometry, setGeometry] = useState<Columns>(() => ({
    width: 0,
    top: 0,
    gap: 8,
    columns: columnsAt(textScaledWidth()),
  }));
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const measure = () => {
      const next = { ...measureGrid(element), columns: columnsAt(textScaledWidth()) };
      setGeometry((was) => (isSame(was, next) ? was : next));
    };
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(element);
    watch.observe(document.body);
    return () => watch.disconnect();
  }, [box, columnsAt]);
  return geometry;
}

type Columns = { width: number; top: number; gap: number; columns: number };

function measureGrid(grid: Element): Omit<Columns, 'columns'> {
  const { width, top } = grid.getBoundingClientRect();
  const gap = Number.parseFloat(getComputedStyle(grid).getPropertyValue('--gap'));
  return { width, top: Math.round(top + window.scrollY), gap };
}

const isSame = (one: Columns, other: Columns) => Object.values(one).join() === Object.values(other).join();
