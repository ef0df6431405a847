import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { type Key, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { useHoles } from '../../../lib/presses/use-holes.ts';
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
  const slots = useHoles(items, keyOf, box);
  const rows = useWindowVirtualizer({
    count: slots.length,
    estimateSize: () => estimate,
    getItemKey: (index) => slots[index]?.key ?? index,
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
      {rows.getVirtualItems().map(({ index, key, start, size }) => {
        const slot = slots[index];
        const style = { transform: `translateY(${start - top}px)` };
        if (slot?.isHole)
          return (
            <div
              key={key}
              ref={rows.measureElement}
              data-index={index}
              data-hole=""
              className={styles['row']}
              style={{ ...style, height: size }}
            />
          );
        return (
          slot && (
            <div
              key={key}
              ref={rows.measureElement}
              data-index={index}
              role="listitem"
              aria-setsize={slots.length}
              aria-posinset={index + 1}
              className={styles['row']}
              style={style}
            >
              {children(slot.item)}
            </div>
          )
        );
      })}
    </div>
  );
}
