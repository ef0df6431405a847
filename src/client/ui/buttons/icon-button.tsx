import { IconButton as KitIconButton } from '@telegram-apps/telegram-ui';
import { type ButtonHTMLAttributes, forwardRef } from 'react';
import { Icon, type IconName } from '../icons.tsx';
import styles from './icon-button.module.css';

type IconButtonProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children' | 'type'> & {
  icon: IconName;
  /** Accessible name. */
  label: string;
};

/** A round button of 44 px that shows an icon only. */
export const IconButton = forwardRef<HTMLButtonElement, IconButtonProps>(function IconButton(
  { icon, label, className = '', ...rest },
  ref,
) {
  return (
    <KitIconButton
      ref={ref}
      mode="plain"
      type="button"
      className={`press ${styles['button']} ${className}`}
      aria-label={label}
      title={label}
      {...rest}
    >
      <Icon name={icon} />
    </KitIconButton>
  );
});
