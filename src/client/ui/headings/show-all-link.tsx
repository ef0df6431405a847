import { Link } from 'react-router-dom';
import { texts } from '../../languages/texts.ts';
import { Icon } from '../icons.tsx';
import styles from './show-all-link.module.css';

/** The link beside a row's heading to the whole of it. */
export function ShowAllLink({ to, heading }: { to: string; heading: string }) {
  return (
    <Link to={to} className={`press ${styles['all']}`} aria-description={heading}>
      {texts.lists.showAll}
      <Icon name="chevron" size={18} />
    </Link>
  );
}
