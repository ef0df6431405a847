import { Link } from 'react-router-dom';
import { Icon, type IconName } from '../icons.tsx';
import styles from './link-rows.module.css';

type LinkRow = { path: string; heading: string; icon: IconName };

type LinkRowsProps = {
  /** The path that all rows' paths begin with. */
  under: string;
  rows: readonly LinkRow[];
};

/** Links to sections in one card, one below the other. */
export function LinkRows({ under, rows }: LinkRowsProps) {
  return (
    <ul className={styles['rows']}>
      {rows.map(({ path, heading, icon }) => (
        <li key={path}>
          <Link to={`${under}/${path}`} className={styles['row'] ?? ''}>
            <Icon name={icon} />
            <span>{heading}</span>
            <Icon name="chevron" size={18} />
          </Link>
        </li>
      ))}
    </ul>
  );
}
