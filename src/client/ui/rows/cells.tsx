import styles from './cells.module.css';

type ActionCellProps = { label: string; danger?: boolean; onPress: () => void };

/** A row of a card that does something. */
export function ActionCell({ label, danger = false, onPress }: ActionCellProps) {
  return (
    <li>
      <button type="button" className={styles['cell']} data-danger={danger || undefined} onClick={onPress}>
        <span>{label}</span>
      </button>
    </li>
  );
}
