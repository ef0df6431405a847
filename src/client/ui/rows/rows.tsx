import type { ReactNode } from 'react';
import styles from './rows.module.css';

/** Rows, one below the other; side by side if there is room. */
export function Rows({ children }: { children: ReactNode }) {
  return <ul className={styles['rows']}>{children}</ul>;
}
