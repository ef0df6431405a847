import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { DURATIONS } from '../../../contract/premium-search.ts';
import { allGenresQuery } from '../../calls/genres.ts';
import { filteredTitlePagesQuery, yearsQuery } from '../../calls/premium-search.ts';
import { usePaginatedQuery } from '../../calls/use-paginated-query.ts';
import { CollapsedFilters } from '../../features/search/collapsed-filters.tsx';
import { FilterChips, type FilterOption } from '../../features/search/filter-chips.tsx';
import { useFiltersCollapsedState } from '../../features/search/use-filters-collapsed-state.ts';
import { type FilterName, useSearchFilters } from '../../features/search/use-search-filters.ts';
import { TitleGrid } from '../../features/titles/covers/title-grid.tsx';
import { focusMain } from '../../lib/focus/focus.ts';
import { useUser } from '../../session/use-user.ts';
import { IconButton } from '../../ui/buttons/icon-button.tsx';
import { ScreenHeading } from '../../ui/headings/screen-heading.tsx';
import { EmptyState } from '../../ui/messages/empty-state.tsx';
import { useDocumentTitle } from '../use-document-title.ts';
import styles from './premium-search-screen.module.css';

const TYPES: FilterOption[] = [
  { value: 'film', label: 'Film' },
  { value: 'serie', label: 'Serie' },
];

/** /premium-search (behaviour 4.13): four filters, and the titles that match them all. */
export function PremiumSearchScreen() {
  useDocumentTitle('Ricerca premium');
  const { userId } = useUser();
  const { filters, toggle, clear, chosen } = useSearchFilters();
  const titles = usePaginatedQuery(filteredTitlePagesQuery(filters, userId));
  const rows = useFilterOptions().map((row) => ({ ...row, chosen: filters[row.id] }));
  const [collapsed, setCollapsed] = useFiltersCollapsedState();
  const toggleButton = useRef<HTMLButtonElement>(null);
  const expand = () => {
    setCollapsed(false);
    // The pressed chip unmounts with the collapsed line.
    toggleButton.current?.focus({ preventScroll: true });
  };
  return (
    <>
      <div className={styles['heading']}>
        <ScreenHeading>Ricerca</ScreenHeading>
        {chosen > 0 && (
          <button
            type="button"
            className={`press ${styles['clear']}`}
            onClick={() => {
              // The button unmounts, and would take the focus with it.
              focusMain();
              clear();
            }}
          >
            Azzera
          </button>
        )}
        {(collapsed || Boolean(titles.data?.length)) && (
          <IconButton
            ref={toggleButton}
            className={styles['fold'] ?? ''}
            icon="chevron"
            label={collapsed ? 'Apri i filtri' : 'Riduci i filtri'}
            aria-expanded={!collapsed}
            onClick={() => setCollapsed(!collapsed)}
          />
        )}
      </div>
      <div className={styles['filters']}>
        {collapsed && <CollapsedFilters filters={rows} onOpen={expand} />}
        {!collapsed &&
          rows.map((row) => (
            <FilterChips key={row.id} {...row} onToggle={(value) => toggle(row.id, value)} />
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
        empty={<EmptyState text="Nessun titolo risponde a questi filtri." />}
      />
    </>
  );
}

/** The options of each filter. */
function useFilterOptions(): {
  id: FilterName;
  label: string;
  options: FilterOption[];
  chosenFirst?: boolean;
}[] {
  const { userId } = useUser();
  const genres = useQuery(allGenresQuery(userId)).data?.map(({ genere }) => genere) ?? [];
  const years = useQuery(yearsQuery()).data ?? [];
  return [
    { id: 'genere', label: 'Genere', options: asOptions(genres), chosenFirst: true },
    { id: 'anno', label: 'Anno', options: asOptions(years), chosenFirst: true },
    { id: 'durata', label: 'Durata', options: asOptions(DURATIONS) },
    { id: 'contenuto', label: 'Tipo', options: TYPES },
  ];
}

function asOptions(values: readonly string[]): FilterOption[] {
  return values.map((value) => ({ value, label: value }));
}
