import { yearOf } from '../../../../contract/title-facts.ts';
import { durationLabelOf } from '../../../languages/duration-label.ts';
import { texts } from '../../../languages/texts.ts';
import { showToast } from '../../../ui/overlays/toast.tsx';
import { Action } from '../parts/action.tsx';
import { DeskRow, RowNote } from '../parts/desk-row.tsx';
import type { TableRow } from '../parts/desk-table.tsx';
import { isMixed, offeredAnswer, type Row } from './answers.ts';

/** The actions on a row. */
export type RowActions = {
  accept: (row: Row) => void;
  choose: (row: Row) => void;
  ignore: (row: Row) => void;
};

type VideoRowProps = Partial<TableRow> & { row: Row; actions: RowActions };

/** Videos with one answer in common: their names, the likely titles with their certainty, and the answers. */
export function VideoRow({ row, actions, detail, ...table }: VideoRowProps) {
  const { name, guess, newName, reason, likelihood, posts } = row;
  const { accept, choose, ignore } = actions;
  const main = mainAction(row, actions, table.onOpen);
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
            {[guess && durationLabelOf(guess), reason ?? texts.desk.videos.sureness[likelihood]]
              .filter(Boolean)
              .join(' · ')}
          </RowNote>
        </>
      }
      main={main}
      actions={
        <>
          {!isMixed(row) && main.label !== texts.desk.choose && (
            <Action label={texts.desk.titleChooser.another} of={name} onPress={() => choose(row)} />
          )}
          {row.isEach && (
            <Action label={texts.desk.videos.createEach(posts)} of={name} onPress={() => accept(row)} />
          )}
          <Action label={texts.desk.videos.ignore} of={name} onPress={() => ignore(row)} />
        </>
      }
      {...table}
    >
      {detail}
    </DeskRow>
  );
}

/** The first button, which Enter presses, too. */
function mainAction(row: Row, { accept, choose }: RowActions, open: (() => void) | undefined) {
  if (isMixed(row) && open) return { label: texts.common.open, act: open };
  if (offeredAnswer(row) === undefined) return { label: texts.desk.choose, act: () => choose(row) };
  const label = row.guess ? texts.desk.videos.accept : texts.desk.videos.create;
  return { label, act: () => accept(row) };
}

/** The keys of a row and their actions. */
export function keyActions(row: Row, actions: RowActions, open: () => void): Record<string, () => void> {
  return {
    enter: mainAction(row, actions, open).act,
    c: () => (isMixed(row) ? showToast({ text: texts.desk.videos.eachItsOwn }) : actions.choose(row)),
    i: () => actions.ignore(row),
    o: open,
  };
}

/** The video's length; in a group, the first one's. */
function lengthOf({ seconds, posts }: Row): string | null {
  if (seconds === null || seconds === 0 || posts > 1) return null;
  return seconds < 90
    ? texts.desk.videos.seconds(seconds)
    : texts.desk.videos.minutes(Math.round(seconds / 60));
}
