import type { ReactNode } from 'react';
import { yearOf } from '../../../../contract/title-facts.ts';
import { durationLabelOf } from '../../../languages/duration-label.ts';
import { texts } from '../../../languages/texts.ts';
import { IconButton } from '../../../ui/buttons/icon-button.tsx';
import styles from '../parts/desk-row.module.css';
import { DeskRow, RowNote } from '../parts/desk-row.tsx';
import type { TableRow } from '../parts/desk-table.tsx';
import { isMixed, offeredAnswer, type Row } from './answers.ts';

/** The actions on a row. */
export type RowActions = {
  accept: (row: Row) => void;
  choose: (row: Row) => void;
  ignore: (row: Row) => void;
  /** Shows a group's videos one by one; none for a single one. */
  open?: ((row: Row) => void) | undefined;
};

type VideoRowProps = Partial<TableRow> & {
  row: Row;
  actions: RowActions;
  isOpen?: boolean;
  /** A group's videos. */
  children?: ReactNode;
};

/** Videos with one answer in common: their names, the likely titles with their certainty, and the answers. */
export function VideoRow({ row, actions, isOpen, children, ...table }: VideoRowProps) {
  const { name, guess, newName, reason, likelihood, posts } = row;
  const { choose, ignore, open } = actions;
  const { label, act } = mainAction(row, actions);
  return (
    <DeskRow
      id={row.post}
      name={name}
      about={[posts > 1 ? texts.desk.videos.count(posts) : null, lengthOf(row)].filter(Boolean).join(' · ')}
      title={guess}
      guess={
        <>
          {guess && <p dir="auto">{[guess.titolo, yearOf(guess)].filter(Boolean).join(', ')}</p>}
          {!guess && newName !== null && <p dir="auto">{newName}</p>}
          <RowNote>
            {[reason ?? texts.desk.videos.sureness[likelihood], guess && durationLabelOf(guess)]
              .filter(Boolean)
              .join(' · ')}
          </RowNote>
        </>
      }
      main={{ label, act: () => act(row) }}
      actions={
        <>
          {!isMixed(row) && (
            <IconButton
              icon="search"
              label={texts.desk.titleChooser.another(name)}
              onClick={() => choose(row)}
            />
          )}
          <IconButton icon="close" label={texts.desk.videos.ignoreRow(name)} onClick={() => ignore(row)} />
          {open && posts > 1 && (
            <IconButton
              icon="chevron"
              className={isOpen ? (styles['opened'] ?? '') : (styles['closed'] ?? '')}
              label={texts.desk.videos.oneByOne(name)}
              aria-expanded={isOpen}
              onClick={() => open(row)}
            />
          )}
        </>
      }
      {...table}
    >
      {children}
    </DeskRow>
  );
}

/** The first button, which Enter presses, too. */
function mainAction(row: Row, { accept, choose, open }: RowActions) {
  if (isMixed(row) && open) return { label: texts.common.open, act: open };
  if (offeredAnswer(row) === undefined) return { label: texts.desk.choose, act: choose };
  return { label: row.guess ? texts.desk.videos.accept : texts.desk.videos.create, act: accept };
}

/** The keys of a row and their actions. */
export function keyActions(row: Row, actions: RowActions): Record<string, () => void> {
  const { choose, ignore, open } = actions;
  return {
    enter: () => mainAction(row, actions).act(row),
    c: () => !isMixed(row) && choose(row),
    i: () => ignore(row),
    o: () => row.posts > 1 && open?.(row),
  };
}

/** The video's length; in a group, the first one's. */
function lengthOf({ seconds, posts }: Row): string | null {
  if (seconds === null || seconds === 0 || posts > 1) return null;
  return seconds < 90
    ? texts.desk.videos.seconds(seconds)
    : texts.desk.videos.minutes(Math.round(seconds / 60));
}
