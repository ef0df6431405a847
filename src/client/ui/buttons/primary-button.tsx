import { Button } from '@telegram-apps/telegram-ui';
import type { ReactNode } from 'react';
import styles from './large-button.module.css';

type PrimaryButtonProps = {
  icon?: ReactNode;
  /** Pending: shows a spinner in the label's place. */
  busy?: boolean;
  className?: string;
  onPress: () => void;
  children: ReactNode;
};

/** A screen's primary action, wide and filled. */
export function PrimaryButton({ icon, busy = false, className = '', onPress, children }: PrimaryButtonProps) {
  return (
    <Button
      size="l"
      className={`press ${styles['large']} ${styles['wide']} ${className}`}
      before={icon}
      loading={busy}
      aria-busy={busy}
      onClick={onPress}
    >
      {children}
    </Button>
  );
}
