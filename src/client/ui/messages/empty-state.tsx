import { Icon } from '../icons.tsx';
import styles from './empty-state.module.css';

/** A message with an icon in place of an empty list. */
export function EmptyState({ text }: { text: string }) {
  return (
    <p className={styles['line']}>
      <Icon name="film" />
      <span>{text}</span>
    </p>
  );
}
