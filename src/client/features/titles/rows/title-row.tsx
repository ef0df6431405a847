import type { ReactNode } from 'react';
import type { Title } from '../../../../contract/titles.ts';
import { Cover } from '../../../ui/images/cover.tsx';
import rows from '../../../ui/rows/rows.module.css';
import { TitleLink } from '../sheet/title-link.tsx';
import styles from './title-row.module.css';

type TitleRowProps = {
  title: Title;
  /** Under its name. */
  line: ReactNode;
  /** The finished share, from 0 to 1. */
  progress?: number | undefined;
  /** Buttons at the right. */
  children?: ReactNode;
};

/** A title with a line about it, a link to its screen, and its actions. */
export function TitleRow({ title, line, progress, children }: TitleRowProps) {
  return (
    <li className={rows['row']}>
      <TitleLink title={title} className={styles['link'] ?? ''}>
        <span className={styles['cover']} aria-hidden="true">
          <Cover
            src={title.copertina}
            name={initialOf(title.titolo)}
            art={title}
            preview={title.anteprima}
            sizes="56px"
          />
        </span>
        <span className={rows['text']}>
          <span className={rows['name']} dir="auto">
            {title.titolo}
          </span>
          <span className={rows['about']}>{line}</span>
          {progress !== undefined && (
            <span className={styles['progress']} aria-hidden="true">
              <span style={{ transform: `scaleX(${progress})` }} />
            </span>
          )}
        </span>
      </TitleLink>
      {children}
    </li>
  );
}

/** The first letter, for covers too narrow for the name, which is beside them. */
const initialOf = (name: string) => Array.from(name)[0] ?? '';
