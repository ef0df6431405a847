import type { ReactNode } from 'react';
import { durationLabelOf, yearOf } from '../../../../contract/title-facts.ts';
import { IconButton } from '../../../ui/buttons/icon-button.tsx';
import { Icon } from '../../../ui/icons.tsx';
import { Cover } from '../../../ui/images/cover.tsx';
import { isMixed, offeredAnswer, type Row } from './answers.ts';
import styles from './video-row.module.css';

/** What can be done with a row. */
export type RowActions = {
  accept: (row: Row) => void;
  choose: (row: Row) => void;
  ignore: (row: Row) => void;
  /** Shows a group's videos one by one; none for a single one. */
  open?: ((row: Row) => void) | undefined;
  select?: ((row: Row) => void) | undefined;
};

type VideoRowProps = {
  row: Row;
  actions: RowActions;
  isSelected?: boolean;
  isOpen?: boolean;
  /** The row that the Tab key comes to; the arrow keys move to others. */
  isCurrent?: boolean;
  /** A group's videos. */
  children?: ReactNode;
};

const SURENESS = {
  known: 'Un solo titolo possibile',
  unknown: 'Non è nel catalogo',
  other: 'Non sono sicuro',
} as const;

/** Videos that one answer is about: what they are called, what they may be and how sure that is, and the answers. */
export function VideoRow({ row, actions, isSelected, isOpen, isCurrent, children }: VideoRowProps) {
  const { name, guess, newName, reason, likelihood, posts } = row;
  const { choose, ignore, open, select } = actions;
  const { label, act: main } = mainAction(row, actions);
  return (
    <article
      className={`${styles['row']} ${isSelected ? styles['selected'] : ''}`}
      data-post={row.post}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keys of the table act on the row that has the focus
      tabIndex={isCurrent ? 0 : -1}
      aria-label={name}
    >
      {select && (
        <label className={styles['select']}>
          <input
            type="checkbox"
            checked={isSelected}
            aria-label={`Scegli ${name}`}
            onChange={() => select(row)}
            tabIndex={-1}
          />
        </label>
      )}
      <span className={styles['cover']} aria-hidden="true">
        {guess ? (
          <Cover src={guess.copertina} name={guess.titolo} preview={guess.anteprima} sizes="56px" />
        ) : (
          <Icon name="film" />
        )}
      </span>
      <div className={styles['file']}>
        <p className={styles['name']} dir="auto">
          {name}
        </p>
        <p className={styles['about']}>
          {[posts > 1 ? `${posts} video` : null, lengthOf(row)].filter(Boolean).join(' · ')}
        </p>
      </div>
      <div className={styles['guess']}>
        {guess && <p dir="auto">{[guess.titolo, yearOf(guess)].filter(Boolean).join(', ')}</p>}
        {!guess && newName !== null && <p dir="auto">{newName}</p>}
        <p className={styles['about']}>
          {[reason ?? SURENESS[likelihood], guess && durationLabelOf(guess)].filter(Boolean).join(' · ')}
        </p>
      </div>
      <div className={styles['actions']}>
        <button
          type="button"
          className={`press ${styles['answer']}`}
          aria-label={`${label}: ${name}`}
          onClick={() => main(row)}
        >
          {label}
        </button>
        {!isMixed(row) && (
          <IconButton icon="search" label={`Un altro titolo: ${name}`} onClick={() => choose(row)} />
        )}
        <IconButton icon="close" label={`Ignora: ${name}`} onClick={() => ignore(row)} />
        {open && posts > 1 && (
          <IconButton
            icon="chevron"
            className={isOpen ? (styles['opened'] ?? '') : (styles['closed'] ?? '')}
            label={`Uno per uno: ${name}`}
            aria-expanded={isOpen}
            onClick={() => open(row)}
          />
        )}
      </div>
      {children}
    </article>
  );
}

/** The first button, which Enter presses, too. */
export function mainAction(row: Row, { accept, choose, open }: RowActions) {
  if (isMixed(row) && open) return { label: 'Apri', act: open };
  if (offeredAnswer(row) === undefined) return { label: 'Scegli', act: choose };
  return { label: row.guess ? 'Accetta' : 'Crea', act: accept };
}

/** How long the video is, which of a group would be the first one's. */
function lengthOf({ seconds, posts }: Row): string | null {
  if (seconds === null || seconds === 0 || posts > 1) return null;
  return seconds < 90 ? `${seconds} secondi` : `${Math.round(seconds / 60)} min`;
}
