import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Icon, type IconName } from '../icons.tsx';
import styles from './invitation.module.css';

export type InvitationProps = {
  icon: IconName;
  text: string;
  /** The way to fill the place: to another screen, or by a press. */
  action?: { label: string } & ({ to: string } | { onPress: () => void });
};

/** The content of an empty place: the section's icon, a line, and the way to fill it. */
export function Invitation({ icon, text, action }: InvitationProps) {
  return (
    <div className={styles['place']}>
      <span className={styles['icon']}>
        <Icon name={icon} size={32} />
      </span>
      <p>{text}</p>
      {action && actionOf(action)}
    </div>
  );
}

function actionOf(action: NonNullable<InvitationProps['action']>): ReactNode {
  const look = `press ${styles['action']}`;
  if ('to' in action)
    return (
      <Link to={action.to} className={look}>
        {action.label}
      </Link>
    );
  return (
    <button type="button" className={look} onClick={action.onPress}>
      {action.label}
    </button>
  );
}
