import type { DeskTitle } from '../../../../contract/desk/titles.ts';
import { yearOf } from '../../../../contract/title-facts.ts';
import { durationLabelOf } from '../../../languages/duration-label.ts';
import { texts } from '../../../languages/texts.ts';
import { Action } from '../parts/action.tsx';
import { DeskRow, RowNote } from '../parts/desk-row.tsx';
import type { TableRow } from '../parts/desk-table.tsx';
import { idOf } from './titles-query.ts';

/** The actions on a title. */
export type TitleActions = {
  hide: (title: DeskTitle) => void;
  /** Merges it into the older title that it may duplicate; for owners alone. */
  merge?: ((title: DeskTitle) => void) | undefined;
};

type TitleRowProps = TableRow & { row: DeskTitle; actions: TitleActions };

/** A title: its facts, its missing fields and its actions. */
export function TitleRow({ row, actions, detail, ...table }: TitleRowProps) {
  const { title, isHidden } = row;
  const facts = [yearOf(title), texts.kinds[title.type ?? 'film'], durationLabelOf(title), title.generi];
  return (
    <DeskRow
      id={idOf(row)}
      name={title.titolo}
      about={facts.filter(Boolean).join(' · ')}
      title={title}
      guess={<RowNote>{stateOf(row)}</RowNote>}
      main={{ label: table.isOpen ? texts.common.close : texts.desk.edit, act: table.onOpen }}
      mainOpens
      actions={
        <>
          {row.double && actions.merge && (
            <Action label={texts.desk.titles.merge} of={title.titolo} onPress={() => actions.merge?.(row)} />
          )}
          <Action
            label={isHidden ? texts.desk.titles.show : texts.desk.titles.hide}
            of={title.titolo}
            onPress={() => actions.hide(row)}
          />
        </>
      }
      {...table}
    >
      {detail}
    </DeskRow>
  );
}

function stateOf({ title, isHidden, hasVideo, double }: DeskTitle): string {
  return [
    texts.desk.titles.number(String(title.id)),
    isHidden && texts.desk.titles.hidden,
    !hasVideo && texts.desk.titles.noVideo,
    title.copertina === null && texts.desk.titles.noPicture,
    title.trama === null && texts.desk.titles.noPlot,
    double && texts.desk.titles.double(double.name, String(double.id)),
  ]
    .filter(Boolean)
    .join(' · ');
}
