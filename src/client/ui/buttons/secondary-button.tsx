import type { ReactNode } from 'react';
import styles from './secondary-button.module.css';

type SecondaryButtonProps = {
  /** For an action that loses something. */
  danger?: boolean;
  /** Pending. */
  busy?: boolean;
  onPress: () => void;
  children: ReactNode;
};

/** A wide button beside a screen's primary action. */
export function SecondaryButton({ danger, busy, onPress, children }: SecondaryButtonProps) {
  const look = `press ${styles['button']} ${danger ? styles['danger'] : ''}`;
  return (
    <button type="button" className={look} aria-busy={busy} onClick={onPress}>
      {children}
    </button>
  );
}
