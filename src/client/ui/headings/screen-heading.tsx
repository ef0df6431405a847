import type { ReactNode } from 'react';
import styles from './screen-heading.module.css';
import { useCollapsingHeading } from './top-bar-heading.tsx';

type ScreenHeadingProps = {
  /** Text for the top bar while the heading is scrolled out of view. */
  inBar?: string;
  /** Rendered to the right of the heading. */
  action?: ReactNode;
  children: ReactNode;
};

/** A screen's h1. */
export function ScreenHeading({ inBar, action, children }: ScreenHeadingProps) {
  const heading = useCollapsingHeading(inBar);
  return (
    <div className={styles['line']}>
      <h1 ref={heading} className={styles['title']} dir="auto">
        {children}
      </h1>
      {action}
    </div>
  );
}
