import { Icon, type IconName } from './icons.tsx';
import styles from './panel-row.module.css';

type PanelRowProps = {
  icon: IconName;
  label: string;
  /** On or off, for a toggle. */
  pressed?: boolean;
  /** On its way: shown, and deaf to presses. */
  busy?: boolean;
  onPress: () => void;
};

/** A line of a panel that does something: an icon, its label and, for a toggle, a mark that it is on. */
export function PanelRow({ icon, label, pressed, busy = false, onPress }: PanelRowProps) {
  const on = pressed === true;
  return (
    <button
      type="button"
      className={`press ${styles['row']}`}
      aria-pressed={pressed}
      aria-busy={busy}
      onClick={() => !busy && onPress()}
    >
      <Icon name={icon} filled={on} />
      <span className={styles['label']}>{label}</span>
      {on && <Icon name="check" size={20} />}
    </button>
  );
}
