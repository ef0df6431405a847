import type { DeskTitle } from '../../../../contract/desk-titles.ts';
import { durationLabelOf, yearOf } from '../../../../contract/title-facts.ts';
import { DeskRow, RowNote } from '../parts/desk-row.tsx';
import { idOf } from './titles-query.ts';

/** What can be done with a title. */
export type TitleActions = {
  hide: (title: DeskTitle) => void;
  select: (title: DeskTitle) => void;
};

type TitleRowProps = {
  row: DeskTitle;
  actions: TitleActions;
  isSelected: boolean;
  /** The row that the Tab key comes to; the arrow keys move to others. */
  isCurrent: boolean;
};

/** A title: what it is, what it is missing, and what can be done with it. */
export function TitleRow({ row, actions, isSelected, isCurrent }: TitleRowProps) {
  const { title, isHidden } = row;
  const facts = [
    yearOf(title),
    title.type === 'serie' ? 'Serie' : 'Film',
    durationLabelOf(title),
    title.generi,
  ];
  return (
    <DeskRow
      id={idOf(row)}
      name={title.titolo}
      about={facts.filter(Boolean).join(' · ')}
      title={title}
      guess={<RowNote>{stateOf(row)}</RowNote>}
      main={{ label: isHidden ? 'Mostra' : 'Nascondi', act: () => actions.hide(row) }}
      actions={null}
      isSelected={isSelected}
      onSelect={() => actions.select(row)}
      isCurrent={isCurrent}
    />
  );
}

function stateOf({ title, isHidden, hasVideo, double }: DeskTitle): string {
  return [
    `n. ${title.id}`,
    isHidden && 'non si vede',
    !hasVideo && 'senza video',
    title.copertina === null && 'senza copertina',
    title.trama === null && 'senza trama',
    double && `forse è «${double.name}», n. ${double.id}`,
  ]
    .filter(Boolean)
    .join(' · ');
}
