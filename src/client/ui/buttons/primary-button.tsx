import type { ReactNode } from 'react';
import styles from './primary-button.module.css';

type PrimaryButtonProps = {
  icon?: ReactNode;
  /** Pending. */
  busy?: boolean;
  className?: string;
  onPress: () => void;
  children: ReactNode;
};

/**
 * A screen's primary action, wide and filled. Not the UI kit's Button, which with spinner, ripple and typography was a
 * twentieth of the first bundle.
 */
export function PrimaryButton({ icon, busy, className = '', onPress, children }: PrimaryButtonProps) {
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
