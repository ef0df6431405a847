import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { number } from '../../languages/formats.ts';
import { appName } from '../../lib/page-meta/brand.ts';
import { Icon, type IconName } from '../icons.tsx';
import cells from '../rows/cells.module.css';
import styles from './sections-frame.module.css';

type FramedPage = { path: string; heading: string; icon: IconName };

type SectionsFrameProps = {
  /** Accessible name of the rail. */
  label: string;
  /** The page whose sections they are. */
  start: FramedPage;
  /** The sections in cards; their paths continue the page's. */
  groups: readonly (readonly FramedPage[])[];
  /** Waiting work, by section. */
  waiting?: Readonly<Record<string, number>>;
  /** Path of the open section. */
  current: string | undefined;
  /** Shows the sections below the content where there is no room for a rail. */
  hasListBelow: boolean;
  children: ReactNode;
};

/** A page or one of its sections, beside a rail of all sections if there is room. */
export function SectionsFrame(props: SectionsFrameProps) {
  const { label, start, groups, waiting = {}, current, hasListBelow, children } = props;
  const isListed = groups.flat().some(({ path }) => path === current);
  return (
    <div className={`${styles['frame']} ${hasListBelow ? styles['start'] : ''}`} data-rail="">
      <nav className={styles['rail']} aria-label={label}>
        <Link to="/home" className={styles['app'] ?? ''}>
          <Icon name="back" size={18} />
          {appName()}
        </Link>
        <RailLink {...start} to={start.path} isCurrent={!isListed} isStart />
        {groups.map((group) => (
          <ul key={group[0]?.path} className={cells['cells']}>
            {group.map((section) => (
              <li key={section.path}>
                <RailLink
                  {...section}
                  to={`${start.path}/${section.path}`}
                  count={waiting[section.path]}
                  isCurrent={section.path === current}
                />
              </li>
            ))}
          </ul>
        ))}
      </nav>
      <div className={styles['content']}>{children}</div>
    </div>
  );
}

type RailLinkProps = Omit<FramedPage, 'path'> & {
  to: string;
  /** Counts the waiting work. */
  count?: number | undefined;
  isCurrent: boolean;
  isStart?: boolean;
};

function RailLink({ to, icon, heading, count = 0, isCurrent, isStart = false }: RailLinkProps) {
  return (
    <Link
      to={to}
      className={`${cells['cell']} ${styles['link']} ${isStart ? styles['first'] : ''}`}
      aria-current={isCurrent ? 'page' : undefined}
    >
      <Icon name={icon} />
      <span>{heading}</span>
      {count > 0 && <b>{number(count)}</b>}
      <Icon name="chevron" size={18} />
    </Link>
  );
}
