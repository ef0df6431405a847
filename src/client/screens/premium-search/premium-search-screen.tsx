import { useQuery } from '@tanstack/react-query';
import { DURATIONS } from '../../../contract/search.ts';
import { fetchAllGenres } from '../../calls/genres.ts';
import { fetchFiltered, fetchYears } from '../../calls/search.ts';
import { usePages } from '../../calls/use-pages.ts';
import { type Choice, FilterRow } from '../../features/search/filter-row.tsx';
import { type Axis, useFilters } from '../../features/search/use-filters.ts';
import { TitleGrid } from '../../features/titles/title-grid.tsx';
import { useUser } from '../../session/guard.tsx';
import { EmptyLine } from '../../ui/empty-line.tsx';
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
  const { genres, years } = useChoices();
  const pages = usePages({
    key: ['filtered', filters],
    fetchPage: (page, signal) => fetchFiltered(filters, userId, page, signal),
  });
  const row = (axis: Axis, label: string, choices: Choice[]) => (
    <FilterRow
      label={label}
      choices={choices}
      chosen={filters[axis]}
      chosenFirst={axis === 'genere' || axis === 'anno'}
      onToggle={(value) => toggle(axis, value)}
    />
  );
  return (
    <>
      <div className={styles['heading']}>
        <ScreenTitle>Ricerca</ScreenTitle>
        {chosen > 0 && (
          <button type="button" className={`press ${styles['clear']}`} onClick={clear}>
            Azzera
          </button>
        )}
      </div>
      <div className={styles['filters']}>
        {row('genere', 'Genere', plain(genres))}
        {row('anno', 'Anno', plain(years))}
        {row('durata', 'Durata', plain(DURATIONS))}
        {row('contenuto', 'Tipo', TYPES)}
      </div>
      <p className="visually-hidden" role="status">
        {pages.items && `Risultati: ${pages.items.length}${pages.hasMore ? ' e altri' : ''}`}
      </p>
      <TitleGrid
        name="Risultati"
        pages={pages}
        empty={<EmptyLine text="Nessun titolo risponde a questi filtri." />}
      />
    </>
  );
}

function useChoices() {
  const { userId } = useUser();
  const genres = useQuery({
    queryKey: ['genres', 'all'],
    queryFn: ({ signal }) => fetchAllGenres(userId, signal),
  });
  const years = useQuery({ queryKey: ['years'], queryFn: ({ signal }) => fetchYears(signal) });
  return { genres: genres.data?.map(({ genere }) => genere) ?? [], years: years.data ?? [] };
}

function plain(values: readonly string[]): Choice[] {
  return values.map((value) => ({ value, label: value }));
}
