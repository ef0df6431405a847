import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { DeskTitle } from '../../../../contract/desk/titles.ts';
import { SearchField } from '../../../features/search/search-field.tsx';
import { useTypedWords } from '../../../features/search/use-typed-words.ts';
import { texts } from '../../../languages/texts.ts';
import { PrimaryButton } from '../../../ui/buttons/primary-button.tsx';
import { SecondaryButton } from '../../../ui/buttons/secondary-button.tsx';
import type { InvitationProps } from '../../../ui/messages/invitation.tsx';
import { deskQuery } from '../desk-query.ts';
import { DeskTable, ROW_HEIGHT, useIds } from '../parts/desk-table.tsx';
import { PagedRows } from '../parts/paged-rows.tsx';
import { useRowToOpen } from '../parts/row-to-open.ts';
import type { DeskSection } from '../section.ts';
import { GenreChooser } from './genre-chooser.tsx';
import { MergeSheet, type Pair, RemoveSheet } from './merge-sheet.tsx';
import { TitleEditor } from './title-editor.tsx';
import { TitleFilters, useTitleFilters } from './title-filters.tsx';
import { type TitleActions, TitleRow } from './title-row.tsx';
import { deskTitlesQuery, idOf, type TitlesPage } from './titles-query.ts';
import { useTitleChanges } from './use-title-changes.ts';

/** 'Titoli': the whole catalogue, hidden titles included. */
export const titlesSection: DeskSection = {
  path: 'titoli',
  heading: texts.desk.titles.heading,
  icon: 'lists',
  role: 'helper',
  Screen: TitlesScreen,
};

function TitlesScreen() {
  const { typed, setTyped, words } = useTypedWords('cerca');
  const { filters, set, clear } = useTitleFilters(words);
  const query = useInfiniteQuery(deskTitlesQuery(filters));
  const showAll = () => {
    setTyped('');
    clear();
  };
  const empty: InvitationProps = {
    icon: 'lists',
    text: texts.desk.titles.empty,
    action: { label: texts.desk.showAll, onPress: showAll },
  };
  return (
    <>
      <SearchField label={texts.desk.titles.search} value={typed} onChange={setTyped} />
      <TitleFilters filters={filters} set={set} />
      <PagedRows query={query} rowsOf={titlesOf} keyOf={idOf} empty={empty}>
        {(titles) => (
          <Table key={JSON.stringify(filters)} titles={titles} areDoubles={filters.show === 'doubles'} />
        )}
      </PagedRows>
    </>
  );
}

const titlesOf = ({ titles }: TitlesPage) => titles;

type TableProps = { titles: readonly DeskTitle[]; areDoubles: boolean };

function Table({ titles, areDoubles }: TableProps) {
  const chosen = useIds();
  const toOpen = useRowToOpen();
  const [isSorting, setSorting] = useState(false);
  const [pair, setPair] = useState<Pair>();
  const [isRemoving, setRemoving] = useState(false);
  const isOwner = useQuery(deskQuery()).data?.role === 'owner';
  const { change, undo, progress, remove, merge } = useTitleChanges();

  const hide = (titles: readonly number[], isSet: boolean) => {
    chosen.set([]);
    change({ titles, change: { kind: 'hidden', isSet } });
  };
  const actions: TitleActions = {
    hide: (row) => hide([idOf(row)], !row.isHidden),
    merge: isOwner ? (row) => row.double && setPair([Number(row.double.id), idOf(row)]) : undefined,
  };
  const selected = titles.map(idOf).filter((id) => chosen.ids.has(id));
  // The older one stays unless the sheet's answer differs.
  const [first, second] = selected.toSorted((one, other) => one - other);
  return (
    <>
      <DeskTable
        name={texts.desk.titles.heading}
        heads={texts.desk.titles.heads}
        buttons={areDoubles ? 3 : 2}
        isBrief={!areDoubles}
        rows={titles}
        idOf={idOf}
        {...(toOpen !== undefined && { openAtFirst: Number(toOpen) })}
        estimate={ROW_HEIGHT}
        chosen={chosen}
        progress={progress}
        many={
          <>
            <PrimaryButton onPress={() => hide(selected, true)}>{texts.desk.titles.hide}</PrimaryButton>
            <SecondaryButton onPress={() => hide(selected, false)}>{texts.desk.titles.show}</SecondaryButton>
            <SecondaryButton onPress={() => setSorting(true)}>{texts.desk.titles.genre}</SecondaryButton>
            {isOwner && first !== undefined && second !== undefined && selected.length === 2 && (
              <SecondaryButton onPress={() => setPair([first, second])}>
                {texts.desk.titles.merge}
              </SecondaryButton>
            )}
            {isOwner && (
              <SecondaryButton danger onPress={() => setRemoving(true)}>
                {texts.desk.titles.erase}
              </SecondaryButton>
            )}
          </>
        }
        keys={texts.desk.titles.keys}
        renderDetail={(row) => <TitleEditor id={idOf(row)} name={row.title.titolo} />}
        besideOf={({ title }) => title.titolo}
        actionsOf={(row, open) => ({ enter: open, n: () => actions.hide(row) })}
        undo={undo}
      >
        {(row, table) => <TitleRow row={row} actions={actions} {...table} />}
      </DeskTable>
      {pair && (
        <MergeSheet
          pair={pair}
          onMerge={(titles) => {
            setPair(undefined);
            chosen.set([]);
            merge(titles);
          }}
          onClose={() => setPair(undefined)}
        />
      )}
      {isRemoving && (
        <RemoveSheet
          ids={selected}
          onRemove={() => {
            setRemoving(false);
            chosen.set([]);
            remove(selected);
          }}
          onClose={() => setRemoving(false)}
        />
      )}
      {isSorting && (
        <GenreChooser
          count={selected.length}
          onChosen={(genre, isSet) => {
            setSorting(false);
            chosen.set([]);
            change({ titles: selected, change: { kind: 'genre', genre, isSet } });
          }}
          onClose={() => setSorting(false)}
        />
      )}
    </>
  );
}
