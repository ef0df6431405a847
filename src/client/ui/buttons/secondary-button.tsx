import { Button } from '@telegram-apps/telegram-ui';
import type { ReactNode } from 'react';
import styles from './large-button.module.css';

type SecondaryButtonProps = {
  /** For an action that loses something. */
  danger?: boolean;
  /** Pending: shows a spinner in the label's place. */
  busy?: boolean;
  onPress: () => void;
  children: ReactNode;
};

/** A wide button beside a screen's primary action. */
export function SecondaryButton({ danger, busy = false, onPress, children }: SecondaryButtonProps) {
  return (
    <Button
      size="l"
      mode="bezeled"
      className={`press ${styles['large']} ${styles['secondary']} ${danger ? styles['danger'] : ''}`}
      loading={busy}
      aria-busy={busy}
      onClick={onPress}
    >
      {children}
    </Button>
  );
}
