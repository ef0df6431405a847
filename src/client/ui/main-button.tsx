import type { ReactNode } from 'react';
import styles from './main-button.module.css';

type MainButtonProps = {
  icon?: ReactNode;
  /** On its way: shown. */
  busy?: boolean;
  className?: string;
  onPress: () => void;
  children: ReactNode;
};

/**
 * A screen's one primary action, wide and filled, in the kit's colours. Not the kit's own Button: with its spinners,
 * ripple and typography it was a twentieth of the first bundle.
 */
export function MainButton({ icon, busy, className = '', onPress, children }: MainButtonProps) {
  return (
    <button
      type="button"
      className={`press ${styles['button']} ${className}`}
      aria-busy={busy}
      onClick={onPress}
    >
      {icon}
      {children}
    </button>
  );
}
