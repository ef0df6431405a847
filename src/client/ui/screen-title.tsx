import type { ReactNode } from 'react';
import { useNameInBar } from './bar-name.tsx';
import styles from './screen-title.module.css';

type ScreenTitleProps = {
  /** What the bar of a deeper page says once the heading is out of sight. */
  inBar?: string;
  /** Stands at the heading's right. */
  action?: ReactNode;
  children: ReactNode;
};

/** A screen's own heading. */
export function ScreenTitle({ inBar, action, children }: ScreenTitleProps) {
  const heading = useNameInBar(inBar);
  return (
    <div className={styles['line']}>
      <h1 ref={heading} className={styles['title']}>
        {children}
      </h1>
      {action}
    </div>
  );
}
