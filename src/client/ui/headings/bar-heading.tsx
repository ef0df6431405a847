import styles from './bar-heading.module.css';
import { useBarName } from './top-bar-heading.tsx';

/** The h1 of a screen whose name the top bar shows; beside a rail, which replaces the bar, it is visible itself. */
export function BarHeading({ children }: { children: string }) {
  useBarName(children);
  return (
    <h1 className={styles['heading']} dir="auto">
      {children}
    </h1>
  );
}
