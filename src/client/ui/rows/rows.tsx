import type { ReactNode, Ref } from 'react';
import type { Slot } from '../../lib/presses/use-holes.ts';
import styles from './rows.module.css';

type RowsProps = { list?: Ref<HTMLUListElement>; children: ReactNode };

/** Rows, one below the other; side by side if there is room. */
export function Rows({ list, children }: RowsProps) {
  return (
    <ul ref={list} className={styles['rows']}>
      {children}
    </ul>
  );
}

type HoledRowsProps<Item> = {
  slots: readonly Slot<Item>[];
  list: Ref<HTMLUListElement>;
  children: (item: Item) => ReactNode;
};

/** Rows that leave a hole for a moment when they are removed: for `useHoles`. */
export function HoledRows<Item>({ slots, list, children }: HoledRowsProps<Item>) {
  return <Rows list={list}>{slots.map((slot) => rowOrHole(slot, children))}</Rows>;
}

/** The row in a slot, or an empty list item of the removed row's height. */
export function rowOrHole<Item>({ key, item, isHole, height }: Slot<Item>, row: (item: Item) => ReactNode) {
  return isHole ? <li key={key} data-hole="" aria-hidden="true" style={{ height }} /> : row(item);
}
