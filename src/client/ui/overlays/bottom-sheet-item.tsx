import plain from '../buttons/plain-button.module.css';
import { Icon, type IconName } from '../icons.tsx';
import styles from './bottom-sheet-item.module.css';

type BottomSheetItemProps = {
  icon: IconName;
  label: string;
  /** On or off, for a toggle. */
  pressed?: boolean;
  /** Pending: animated, presses ignored. */
  busy?: boolean;
  onPress: () => void;
};

/** A button in a bottom sheet: an icon, a label and, for a toggle that is on, a check mark. */
export function BottomSheetItem({ icon, label, pressed, busy = false, onPress }: BottomSheetItemProps) {
  const on = pressed === true;
  return (
    <button
      type="button"
      className={`press ${plain['button']} ${styles['layout']} ${styles['item']}`}
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
