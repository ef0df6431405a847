import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { DURATIONS } from '../../../contract/search.ts';
import { allGenresQuery } from '../../calls/genres.ts';
import { filteredQuery, yearsQuery } from '../../calls/search.ts';
import { usePages } from '../../calls/use-pages.ts';
import { type Choice, FilterRow } from '../../features/search/filter-row.tsx';
import { FoldedFilters } from '../../features/search/folded-filters.tsx';
import { type Axis, useFilters } from '../../features/search/use-filters.ts';
import { useFold } from '../../features/search/use-fold.ts';
import { TitleGrid } from '../../features/titles/title-grid.tsx';
import { focusPage } from '../../lib/focus-on-arrival.ts';
import { useUser } from '../../session/guard.tsx';
import { EmptyLine } from '../../ui/empty-line.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { ScreenTitle } from '../../ui/screen-title.tsx';
import { useScreenName } from '../use-screen-name.ts';
import styles from './premium-search-screen.module.css';

const TYPES: Choice[] = [
  { value: 'film', label: 'Film' },
  { value: 'serie', label: 'Serie' },
];

/** /premium-search (spec section 2): four axes of chips, and what answers them all. */
export function PremiumSearchScreen() {
  useScreenName('Ricerca premium');
  const { userId } = useUser();
  const { filters, toggle, clear, chosen } = useFilters();
  const titles = usePages(filteredQuery(filters, userId));
  const axes = useAxes().map((axis) => ({ ...axis, chosen: filters[axis.id] }));
  const [folded, setFolded] = useFold();
  const fold = useRef<HTMLButtonElement>(null);
  const unfold = () => {
    setFolded(false);
    // What was pressed goes away with the line.
    fold.current?.focus({ preventScroll: true });
  };
  return (
    <>
      <div className={styles['heading']}>
        <ScreenTitle>Ricerca</ScreenTitle>
        {chosen > 0 && (
          <button
            type="button"
            className={`press ${styles['clear']}`}
            onClick={() => {
              // The button goes away, and what has the focus with it.
              focusPage();
              clear();
            }}
          >
            Azzera
          </button>
        )}
        {(folded || Boolean(titles.data?.length)) && (
          <IconButton
            ref={fold}
            className={styles['fold'] ?? ''}
            icon="chevron"
            label={folded ? 'Apri i filtri' : 'Riduci i filtri'}
            aria-expanded={!folded}
            onClick={() => setFolded(!folded)}
          />
        )}
      </div>
      <div className={styles['filters']}>
        {folded && <FoldedFilters axes={axes} onOpen={unfold} />}
        {!folded &&
          axes.map((axis) => (
            <FilterRow key={axis.id} {...axis} onToggle={(value) => toggle(axis.id, value)} />
          ))}
      </div>
      <p className="visually-hidden" role="status">
        {titles.isPlaceholderData && 'Loading...'}
        {titles.data &&
          !titles.isPlaceholderData &&
          `Risultati: ${titles.data.length}${titles.hasNextPage ? ' e altri' : ''}`}
      </p>
      <TitleGrid
        name="Risultati"
        query={titles}
        empty={<EmptyLine text="Nessun titolo risponde a questi filtri." />}
      />
    </>
  );
}

/** What can be chosen on each axis. */
function useAxes(): { id: Axis; label: string; choices: Choice[]; chosenFirst?: boolean }[] {
  const { userId } = useUser();
  const genres = useQuery(allGenresQuery(userId)).data?.map(({ genere }) => genere) ?? [];
  const years = useQuery(yearsQuery()).data ?? [];
  return [
    { id: 'genere', label: 'Genere', choices: plain(genres), chosenFirst: true },
    { id: 'anno', label: 'Anno', choices: plain(years), chosenFirst: true },
    { id: 'durata', label: 'Durata', choices: plain(DURATIONS) },
    { id: 'contenuto', label: 'Tipo', choices: TYPES },
  ];
}

function plain(values: readonly string[]): Choice[] {
  return values.map((value) => ({ value, label: value }));
}
