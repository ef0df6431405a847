import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { PrimaryButton } from '../../../ui/buttons/primary-button.tsx';
import { SecondaryButton } from '../../../ui/buttons/secondary-button.tsx';
import { NextPageLoader } from '../../../ui/grid/next-page-loader.tsx';
import { EmptyState } from '../../../ui/messages/empty-state.tsx';
import { SectionBody } from '../../own-page/parts/section-body.tsx';
import { SearchField } from '../../own-page/search/search-field.tsx';
import { useTypedWords } from '../../own-page/search/use-typed-words.ts';
import { deskQuery } from '../desk-query.ts';
import { KeysLine, ManyAtOnce } from '../parts/many-at-once.tsx';
import { toggled } from '../parts/toggled.ts';
import { useRowKeys } from '../parts/use-row-keys.ts';
import { VirtualRows } from '../parts/virtual-rows.tsx';
import type { DeskSection } from '../section.ts';
import { GenreChooser } from './genre-chooser.tsx';
import { MergeSheet, type Pair, RemoveSheet } from './merge-sheet.tsx';
import { TitleFilters, useTitleFilters } from './title-filters.tsx';
import { type TitleActions, TitleRow } from './title-row.tsx';
import { deskTitlesQuery, idOf, type TitlesPage } from './titles-query.ts';
import { useTitleChanges } from './use-title-changes.ts';

/** 'Titoli': the whole catalogue, hidden titles included. */
export const titlesSection: DeskSection = {
  path: 'titoli',
  heading: 'Titoli',
  icon: 'lists',
  role: 'helper',
  Screen: TitlesScreen,
};

function TitlesScreen() {
  const { typed, setTyped, words } = useTypedWords('cerca');
  const { filters, set } = useTitleFilters(words);
  const query = useInfiniteQuery(deskTitlesQuery(filters));
  return (
    <>
      <SearchField label="Cerca fra tutti i titoli" value={typed} onChange={setTyped} />
      <TitleFilters filters={filters} set={set} />
      <div aria-busy={query.isPlaceholderData}>
        <SectionBody query={query} rows={6}>
          {({ pages }) => <Table key={JSON.stringify(filters)} pages={pages} isWhole={!query.hasNextPage} />}
        </SectionBody>
      </div>
      <NextPageLoader query={query} />
    </>
  );
}

type TableProps = {
  pages: readonly TitlesPage[];
  /** There are no more to load. */
  isWhole: boolean;
};

function Table({ pages, isWhole }: TableProps) {
  const titles = useMemo(() => pages.flatMap((page) => page.titles), [pages]);
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const [opened, setOpened] = useState<ReadonlySet<number>>(new Set());
  const [isSorting, setSorting] = useState(false);
  const [pair, setPair] = useState<Pair>();
  const [isRemoving, setRemoving] = useState(false);
  const isOwner = useQuery(deskQuery()).data?.role === 'owner';
  const { change, undo, progress, remove, merge } = useTitleChanges();

  const hide = (titles: readonly number[], isSet: boolean) => {
    setChosen(new Set());
    change({ titles, change: { kind: 'hidden', isSet } });
  };
  const actions: TitleActions = {
    open: (row) => setOpened((now) => toggled(now, idOf(row))),
    hide: (row) => hide([idOf(row)], !row.isHidden),
    select: (row) => setChosen((now) => toggled(now, idOf(row))),
    merge: isOwner ? (row) => row.double && setPair([Number(row.double.id), idOf(row)]) : undefined,
  };
  const keys = useRowKeys(titles, idOf, (row) => ({
    enter: () => actions.open(row),
    n: () => actions.hide(row),
    ' ': () => actions.select(row),
    u: undo,
  }));
  const selected = titles.map(idOf).filter((id) => chosen.has(id));
  // The older one stays unless the sheet says otherwise.
  const [first, second] = selected.toSorted((one, other) => one - other);
  return (
    <>
      <ManyAtOnce
        selected={selected.length}
        progress={progress}
        onSelectAll={() => setChosen(new Set(titles.map(idOf)))}
        onSelectNone={() => setChosen(new Set())}
      >
        <PrimaryButton onPress={() => hide(selected, true)}>Nascondi</PrimaryButton>
        <SecondaryButton onPress={() => hide(selected, false)}>Mostra</SecondaryButton>
        <SecondaryButton onPress={() => setSorting(true)}>Genere</SecondaryButton>
        {isOwner && first !== undefined && second !== undefined && selected.length === 2 && (
          <SecondaryButton onPress={() => setPair([first, second])}>Unisci</SecondaryButton>
        )}
        {isOwner && (
          <SecondaryButton danger onPress={() => setRemoving(true)}>
            Rimuovi
          </SecondaryButton>
        )}
      </ManyAtOnce>
      {titles.length === 0 && isWhole && <EmptyState text="Nessun titolo così." />}
      <KeysLine hidden={titles.length === 0}>
        Tasti: ↑ ↓ fra le righe, Invio apre e chiude, N nasconde o mostra, Spazio sceglie, U annulla.
      </KeysLine>
      <div {...keys.ofTable}>
        <VirtualRows items={titles} keyOf={idOf} name="Titoli" estimate={150}>
          {(row) => (
            <TitleRow
              row={row}
              actions={actions}
              isSelected={chosen.has(idOf(row))}
              isOpen={opened.has(idOf(row))}
              isCurrent={idOf(row) === keys.current}
            />
          )}
        </VirtualRows>
      </div>
      {pair && (
        <MergeSheet
          pair={pair}
          onMerge={(titles) => {
            setPair(undefined);
            setChosen(new Set());
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
            setChosen(new Set());
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
            setChosen(new Set());
            change({ titles: selected, change: { kind: 'genre', genre, isSet } });
          }}
          onClose={() => setSorting(false)}
        />
      )}
    </>
  );
}
