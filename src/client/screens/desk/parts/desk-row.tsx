import type { ReactNode } from 'react';
import type { Content } from '../../../../contract/content.ts';
import { texts } from '../../../languages/texts.ts';
import { Icon } from '../../../ui/icons.tsx';
import { Cover } from '../../../ui/images/cover.tsx';
import styles from './desk-row.module.css';

type DeskRowProps = {
  id: number;
  name: string;
  /** Under the name. */
  about: string;
  /** Whose picture is shown. */
  title: Content | null;
  /** Beside the name, or below it on a phone. */
  guess: ReactNode;
  /** The first button, which Enter presses, too. */
  main: { label: string; act: () => void };
  /** Further buttons. */
  actions: ReactNode;
  isSelected?: boolean | undefined;
  onSelect?: (() => void) | undefined;
  /** The row that the Tab key comes to; the arrow keys move to others. */
  isCurrent?: boolean | undefined;
  /** The content below an open row. */
  children?: ReactNode;
};

/** A row of a table, a card on a phone: its subject, its offers and its actions. */
export function DeskRow(props: DeskRowProps) {
  const { id, name, about, title, guess, main, actions, isSelected, onSelect, isCurrent, children } = props;
  return (
    <article
      className={`${styles['row']} ${isSelected ? styles['selected'] : ''}`}
      data-row={id}
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
        {title?.copertina ? (
          <Cover src={title.copertina} name={title.titolo} preview={title.anteprima} sizes="56px" />
        ) : (
          <Icon name="film" />
        )}
      </span>
      <div className={styles['file']}>
        <p className={styles['name']} dir="auto">
          {name}
        </p>
        <p className={styles['about']}>{about}</p>
      </div>
      <div className={styles['guess']}>{guess}</div>
      <div className={styles['actions']}>
        <button
          type="button"
          className={`press ${styles['answer']}`}
          aria-label={`${main.label}: ${name}`}
          onClick={main.act}
        >
          {main.label}
        </button>
        {actions}
      </div>
      {children}
    </article>
  );
}

/** A line beside a row's name that explains more. */
export function RowNote({ children }: { children: ReactNode }) {
  return <p className={styles['about']}>{children}</p>;
}
