import type { ReactNode } from 'react';
import styles from './rows.module.css';

type TextRowProps = {
  name: string;
  /** Under the name. */
  line: ReactNode;
  /** Buttons at the right. */
  children?: ReactNode;
};

/** A row like a title's, for things without a picture or a screen. */
export function TextRow({ name, line, children }: TextRowProps) {
  return (
    <li className={`${styles['row']} ${styles['plain']}`}>
      <span className={styles['text']}>
        <span className={styles['name']} dir="auto">
          {name}
        </span>
        <span className={styles['about']}>{line}</span>
      </span>
      {children}
    </li>
  );
}
