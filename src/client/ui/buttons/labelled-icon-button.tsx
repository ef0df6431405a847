import { InlineButtons } from '@telegram-apps/telegram-ui';
import { Icon, type IconName } from '../icons.tsx';
import styles from './labelled-icon-button.module.css';
import plain from './plain-button.module.css';

type LabelledIconButtonProps = {
  icon: IconName;
  label: string;
  /** On or off, for a toggle. */
  pressed?: boolean;
  /** Pending: animated, presses ignored. */
  busy?: boolean;
  /** Fills the icon itself when on. */
  fills?: boolean;
  onPress: () => void;
};

/** A button with an icon over its label. */
export function LabelledIconButton({
  icon,
  label,
  pressed,
  busy = false,
  fills = false,
  onPress,
}: LabelledIconButtonProps) {
  return (
    <InlineButtons.Item
      type="button"
      className={`press ${plain['button']} ${styles['action']}`}
      text={label}
      aria-pressed={pressed}
      aria-busy={busy}
      onClick={() => !busy && onPress()}
    >
      <Icon name={icon} filled={fills && pressed === true} />
    </InlineButtons.Item>
  );
}
