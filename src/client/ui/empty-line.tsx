import styles from './empty-line.module.css';
import { Icon } from './icons.tsx';

/** One calm line where there is nothing to show. */
export function EmptyLine({ text }: { text: string }) {
  return (
    <p className={styles['line']}>
      <Icon name="film" />
      <span>{text}</span>
    </p>
  );
}
