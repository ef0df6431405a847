import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { DESK_PATH } from '../../../../contract/desk/desk.ts';
import { number } from '../../../languages/formats.ts';
import { texts } from '../../../languages/texts.ts';
import { appName } from '../../../lib/page-meta/brand.ts';
import { Icon, type IconName } from '../../../ui/icons.tsx';
import type { DeskSection } from '../section.ts';
import styles from './desk-frame.module.css';

type DeskFrameProps = {
  sections: readonly DeskSection[];
  waiting: Readonly<Record<string, number>>;
  /** The open section; without one the start page is open. */
  current: DeskSection | undefined;
  children: ReactNode;
};

/** A screen of the desk beside the rail of its sections; without room for both, the start page has the rail below. */
export function DeskFrame({ sections, waiting, current, children }: DeskFrameProps) {
  return (
    <div className={`${styles['desk']} ${current ? '' : styles['start']}`} data-desk="">
      <nav className={styles['rail']} aria-label={texts.desk.sections}>
        <Link to="/home" className={styles['app'] ?? ''}>
          <Icon name="back" size={18} />
          {appName()}
        </Link>
        <RailLink to={DESK_PATH} icon="grid" name={texts.desk.name} isCurrent={!current} isStart />
        <ul>
          {sections.map(({ path, heading, icon }) => (
            <li key={path}>
              <RailLink
                to={`${DESK_PATH}/${path}`}
                icon={icon}
                name={heading}
                count={waiting[path]}
                isCurrent={path === current?.path}
              />
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles['content']}>{children}</div>
    </div>
  );
}

type RailLinkProps = {
  to: string;
  icon: IconName;
  name: string;
  /** Counts the waiting work. */
  count?: number | undefined;
  isCurrent: boolean;
  isStart?: boolean;
};

function RailLink({ to, icon, name, count = 0, isCurrent, isStart = false }: RailLinkProps) {
  return (
    <Link
      to={to}
      className={`${styles['link']} ${isStart ? styles['first'] : ''}`}
      {...(isCurrent && { 'aria-current': 'page' })}
    >
      <Icon name={icon} />
      <span>{name}</span>
      {count > 0 && <b>{number(count)}</b>}
      <Icon name="chevron" size={18} />
    </Link>
  );
}
