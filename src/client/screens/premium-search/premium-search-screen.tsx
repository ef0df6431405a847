import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { Suspense, useLayoutEffect, useRef, useState } from 'react';
import { DURATIONS } from '../../../contract/premium-search.ts';
import { allGenresQuery } from '../../calls/genres.ts';
import { filteredTitlePagesQuery, type SearchFilters, yearsQuery } from '../../calls/premium-search.ts';
import { isAwaited } from '../../calls/retries.ts';
import { usePaginatedQuery } from '../../calls/use-paginated-query.ts';
import { CollapsedFilters } from '../../features/search/collapsed-filters.tsx';
import { FilterChips, type FilterOption } from '../../features/search/filter-chips.tsx';
import { genreOptions } from '../../features/search/genre-options.ts';
import { TitleGrid } from '../../features/titles/covers/title-grid.tsx';
import { loadTexts, texts } from '../../languages/texts.ts';
import { lazyComponent } from '../../lib/code-loading/lazy-component.tsx';
import { loadCode } from '../../lib/code-loading/load-code.ts';
import { focusMain } from '../../lib/focus/focus.ts';
import { SEARCHED_WORDS } from '../../lib/navigation/path.ts';
import { useAddressQuery } from '../../lib/navigation/use-address-query.ts';
import { useHistoryValue } from '../../lib/navigation/use-history-value.ts';
import { useMinimumLoading } from '../../lib/timing/use-minimum-loading.ts';
import { useExtensions, useUser } from '../../session/use-user.ts';
import { IconButton } from '../../ui/buttons/icon-button.tsx';
import { ScreenHeading } from '../../ui/headings/screen-heading.tsx';
import { EmptyState } from '../../ui/messages/empty-state.tsx';
import { useDocumentTitle } from '../use-document-title.ts';
import styles from './premium-search-screen.module.css';

const types = (): FilterOption[] => [
  { value: 'film', label: texts.sections.films },
  { value: 'serie', label: texts.sections.series },
];

/** The own page's search by name, which other servers do not have. */
const OwnSearch = lazyComponent(async () => {
  await loadCode(() => loadTexts(['own']));
  return (await loadCode(() => import('../own-page/search/own-search.tsx'))).OwnSearch;
});

/**
 * /premium-search (behaviour 4.13): four filters, and the titles that match them all; above them, if the server has
 * it, a field that searches by name, whose results replace them.
 */
export function PremiumSearchScreen() {
  useDocumentTitle(texts.filters.name);
  const { userId } = useUser();
  const hasOwnSearch = useExtensions() !== undefined;
  const { filters, toggle, clear, chosen, ...search } = useSearchFilters();
  const isByName = hasOwnSearch && search.isByName;
  // Other servers may find series by their length (behaviour 9.3).
  const wantsTimedSeries = hasOwnSearch && filters.durata.length > 0 && filters.contenuto.join() === 'serie';
  const titles = usePaginatedQuery(filteredTitlePagesQuery(filters, userId));
  const loading = useMinimumLoading(isAwaited(titles));
  const rows = useFilterOptions(filters.genere).map((row) => ({ ...row, chosen: filters[row.id] }));
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
        <ScreenHeading>{texts.filters.heading}</ScreenHeading>
        {chosen > 0 && !isByName && (
          <button
            type="button"
            className={`press ${styles['clear']}`}
            onClick={() => {
              // The button unmounts, and would take the focus with it.
              focusMain();
              clear();
            }}
          >
            {texts.filters.clear}
          </button>
        )}
        {(collapsed || Boolean(titles.data?.length)) && !isByName && (
          <IconButton
            ref={toggleButton}
            className={styles['fold'] ?? ''}
            icon="chevron"
            label={collapsed ? texts.filters.open : texts.filters.collapse}
            aria-expanded={!collapsed}
            onClick={() => setCollapsed(!collapsed)}
          />
        )}
      </div>
      {hasOwnSearch && (
        <div className={styles['byName']}>
          <Suspense>
            <OwnSearch>{isByName && <EmptyState text={texts.filters.twoLetters} />}</OwnSearch>
          </Suspense>
        </div>
      )}
      {!isByName && (
        <>
          <div className={styles['filters']}>
            {collapsed && <CollapsedFilters filters={rows} onOpen={expand} />}
            {!collapsed &&
              rows.map((row) => (
                <FilterChips key={row.id} {...row} onToggle={(value) => toggle(row.id, value)} />
              ))}
          </div>
          <p className="visually-hidden" role="status">
            {!loading && titles.data && texts.filters.found(titles.data.length, titles.hasNextPage)}
          </p>
          <TitleGrid
            name={texts.filters.results}
            query={titles}
            loading={loading}
            empty={
              <EmptyState text={wantsTimedSeries ? texts.filters.durationOfFilms : texts.filters.none} />
            }
          />
        </>
      )}
    </>
  );
}

function useFilterOptions(chosenGenres: string[]): {
  id: FilterName;
  label: string;
  options: FilterOption[];
  loading?: boolean;
  chosenFirst?: boolean;
}[] {
  const { userId } = useUser();
  const genres = useQuery(allGenresQuery(userId));
  const years = useQuery(yearsQuery());
  return [
    {
      id: 'genere',
      label: texts.filters.genre,
      ...optionsOf(genres, (all) => genreOptions(all, chosenGenres)),
      chosenFirst: true,
    },
    {
      id: 'anno',
      label: texts.filters.year,
      ...optionsOf(years, (all) => all.map(asYear)),
      chosenFirst: true,
    },
    { id: 'durata', label: texts.filters.duration, options: DURATIONS.map(asDuration) },
    { id: 'contenuto', label: texts.filters.type, options: types() },
  ];
}

const asDuration = (value: (typeof DURATIONS)[number]): FilterOption => ({
  value,
  label: texts.filters.durations[value],
});

const asYear = (value: string): FilterOption => ({ value, label: value });

function optionsOf<Value>(query: UseQueryResult<Value[]>, asOptions: (values: Value[]) => FilterOption[]) {
  const options = new Map(asOptions(query.data ?? []).map((option) => [option.value, option]));
  return { options: [...options.values()], loading: isAwaited(query) };
}

const COLLAPSED = 1;

/** True if the filters are collapsed into one line; kept with this history entry, at first false. */
function useFiltersCollapsedState(): [collapsed: boolean, setCollapsed: (collapsed: boolean) => void] {
  const memory = useHistoryValue('filters');
  const [collapsed, setCollapsed] = useState(() => memory.recall() === COLLAPSED);
  // At each render: choosing a filter replaces the history entry, and so its key.
  useLayoutEffect(() => void memory.remember(collapsed ? COLLAPSED : 0));
  return [collapsed, setCollapsed];
}

const FILTER_NAMES = ['genere', 'anno', 'durata', 'contenuto'] as const;
type FilterName = (typeof FILTER_NAMES)[number];

/** The chosen options of each filter, stored in the URL's query, like the words of the search by name. */
function useSearchFilters() {
  const [params, replaceQuery] = useAddressQuery();
  const filters: SearchFilters = {
    genere: params.getAll('genere'),
    anno: params.getAll('anno'),
    durata: params.getAll('durata'),
    contenuto: params.getAll('contenuto'),
  };
  const isByName = (params.get(SEARCHED_WORDS) ?? '').trim() !== '';
  const toggle = (filter: FilterName, value: string) => replaceQuery((was) => toggled(was, filter, value));
  const clear = () => replaceQuery(() => ({}));
  return {
    filters,
    toggle,
    clear,
    isByName,
    chosen: FILTER_NAMES.reduce((sum, name) => sum + filters[name].length, 0),
  };
}

function toggled(params: URLSearchParams, filter: FilterName, value: string): URLSearchParams {
  const chosen = params.getAll(filter);
  const next = new URLSearchParams(params);
  next.delete(filter);
  const isOn = chosen.includes(value);
  for (const one of isOn ? chosen.filter((other) => other !== value) : [...chosen, value])
    next.append(filter, one);
  return next;
}
