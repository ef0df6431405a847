import { Icon, type IconName } from '../icons.tsx';
import styles from './empty-state.module.css';

/** A message with an icon in place of an empty list. */
export function EmptyState({ icon = 'film', text }: { icon?: IconName; text: string }) {
  return (
    <p className={styles['line']}>
      <Icon name={icon} />
      <span>{text}</span>
    </p>
  );
}
