import type { ReactNode } from 'react';
import type { Title } from '../../../../contract/titles.ts';
import { texts } from '../../../languages/texts.ts';
import { Icon } from '../../../ui/icons.tsx';
import { Cover } from '../../../ui/images/cover.tsx';
import { Action } from './action.tsx';
import styles from './desk-row.module.css';

type DeskRowProps = {
  id: number;
  name: string;
  /** Under the name. */
  about: string;
  /** The title with the picture. */
  title: Title | null;
  /** Beside the name; on a phone below it once the row is open. */
  guess: ReactNode;
  /** The first button, which Enter presses, too. */
  main: { label: string; act: () => void };
  /** The first button does what a press on the row does. */
  mainOpens?: boolean;
  /** Further buttons. */
  actions: ReactNode;
  isSelected?: boolean | undefined;
  onSelect?: (() => void) | undefined;
  isOpen?: boolean | undefined;
  onOpen?: (() => void) | undefined;
  /** The row that the Tab key comes to; the arrow keys move to others. */
  isCurrent?: boolean | undefined;
  /** The content below an open row. */
  children?: ReactNode;
};

/** A row of a table: its subject, its offers and its actions. A press opens it. */
export function DeskRow(props: DeskRowProps) {
  const { id, name, about, title, guess, main, mainOpens = false, actions, children } = props;
  const { isSelected, onSelect, isOpen, onOpen, isCurrent } = props;
  return (
    <article
      className={`${styles['row']} ${isSelected ? styles['selected'] : ''}`}
      data-row={id}
      // A row that cannot be opened shows everything.
      data-open={isOpen || !onOpen || undefined}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keys of the table act on the row that has the focus
      tabIndex={isCurrent ? 0 : -1}
      aria-label={name}
    >
      {onSelect && (
        <label className={styles['select']}>
          <input
            type="checkbox"
            checked={isSelected}
            aria-label={texts.desk.chooseRow(name)}
            onChange={onSelect}
            tabIndex={-1}
          />
        </label>
      )}
      <span className={styles['cover']} aria-hidden="true">
        {title ? (
          <Cover
            src={title.copertina}
            name={title.titolo}
            art={title}
            preview={title.anteprima}
            sizes="56px"
          />
        ) : (
          <Icon name="film" />
        )}
      </span>
      <button
        type="button"
        className={styles['file']}
        aria-expanded={onOpen && isOpen}
        disabled={!onOpen}
        onClick={onOpen}
      >
        <span className={styles['name']} dir="auto">
          {name}
        </span>
        <span className={styles['about']}>{about}</span>
      </button>
      <div className={styles['guess']}>{guess}</div>
      <div className={`${styles['actions']} ${mainOpens ? styles['opens'] : ''}`}>
        <Action label={main.label} of={name} isMain onPress={main.act} />
        {actions}
      </div>
      {children && <div className={styles['below']}>{children}</div>}
    </article>
  );
}

/** A line beside a row's name that explains more. */
export function RowNote({ children }: { children: ReactNode }) {
  return <p className={styles['about']}>{children}</p>;
}
