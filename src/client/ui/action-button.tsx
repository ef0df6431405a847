import styles from './action-button.module.css';
import { Icon, type IconName } from './icons.tsx';

type ActionButtonProps = {
  icon: IconName;
  label: string;
  /** On or off, for a toggle. */
  pressed?: boolean;
  /** On its way: shown, and deaf to presses. */
  busy?: boolean;
  /** Whether the icon itself is filled when on. */
  fills?: boolean;
  onPress: () => void;
};

/** An icon over its label. */
export function ActionButton({
  icon,
  label,
  pressed,
  busy = false,
  fills = false,
  onPress,
}: ActionButtonProps) {
  return (
    <button
      type="button"
      className={`press ${styles['action']}`}
      aria-pressed={pressed}
      aria-busy={busy}
      onClick={() => !busy && onPress()}
    >
      <Icon name={icon} filled={fills && pressed === true} />
      <span>{label}</span>
    </button>
  );
}
