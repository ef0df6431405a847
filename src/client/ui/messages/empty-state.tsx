import { Icon } from '../icons.tsx';
import styles from './empty-state.module.css';

/** A message with an icon where there is nothing to show. */
export function EmptyState({ text }: { text: string }) {
  return (
    <p className={styles['line']}>
      <Icon name="film" />
      <span>{text}</span>
    </p>
  );
}
