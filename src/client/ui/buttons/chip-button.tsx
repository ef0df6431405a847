import { Chip, type ChipProps } from '@telegram-apps/telegram-ui';
import styles from './chip.module.css';

/** A small button beside others, for one of several choices or a less important action. */
export function ChipButton({ className = '', ...rest }: Omit<ChipProps, 'Component' | 'mode'>) {
  return (
    <Chip
      Component="button"
      mode="mono"
      type="button"
      className={`${styles['button']} ${className}`}
      {...rest}
    />
  );
}
