import type { ReactNode } from 'react';
import styles from './screen-title.module.css';

/** A screen's own heading. */
export function ScreenTitle({ children }: { children: ReactNode }) {
  return <h1 className={styles['title']}>{children}</h1>;
}
