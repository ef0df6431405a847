import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { type Key, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import styles from './virtual-rows.module.css';

type VirtualRowsProps<Item> = {
  items: readonly Item[];
  keyOf: (item: Item) => Key;
  /** Accessible name of the list. */
  name: string;
  /** Pixels that a row is high before it has been measured. */
  estimate: number;
  children: (item: Item) => ReactNode;
};

const OVERSCAN = 8;

/**
 * A list that scrolls with the window and has only the rows in view in the DOM; rows may have any height, and
 * change it.
 */
export function VirtualRows<Item>({ items, keyOf, name, estimate, children }: VirtualRowsProps<Item>) {
  const box = useRef<HTMLDivElement>(null);
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    const measure = () =>
      box.current && setTop(Math.round(box.current.getBoundingClientRect().top + scrollY));
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(document.body);
    return () => watch.disconnect();
  }, []);
  const rows = useWindowVirtualizer({
    count: items.length,
    estimateSize: () => estimate,
    getItemKey: (index) => {
      const item = items[index];
      return item === undefined ? index : keyOf(item);
    },
    overscan: OVERSCAN,
    scrollMargin: top,
  });
  return (
    <div
      ref={box}
      role="list"
      aria-label={name}
      className={styles['list']}
      style={{ height: rows.getTotalSize() }}
    >
      {rows.getVirtualItems().map(({ index, key, start }) => {
        const item = items[index];
        return (
          item !== undefined && (
            <div
              key={key}
              ref={rows.measureElement}
              data-index={index}
              role="listitem"
              aria-setsize={items.length}
              aria-posinset={index + 1}
              className={styles['row']}
              style={{ transform: `translateY(${start - top}px)` }}
            >
              {children(item)}
            </div>
          )
        );
      })}
    </div>
  );
}
