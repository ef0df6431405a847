import { useQuery } from '@tanstack/react-query';
import * as v from 'valibot';
import { ADDED_DAYS, shownTitles } from '../../../../contract/desk/titles.ts';
import { allGenresQuery } from '../../../calls/genres.ts';
import { yearsQuery } from '../../../calls/premium-search.ts';
import { genreOptions } from '../../../features/search/genre-options.ts';
import { texts } from '../../../languages/texts.ts';
import { useAddressQuery } from '../../../lib/navigation/use-address-query.ts';
import { useUser } from '../../../session/use-user.ts';
import { Select } from '../../../ui/fields/select.tsx';
import { Parts } from '../parts/parts.tsx';
import styles from './title-filters.module.css';
import type { TitleFilters as Filters } from './titles-query.ts';

const NAMES = texts.desk.titles.parts;
const PARTS = shownTitles.options.map((part) => [part, NAMES[part]] as const);

/** The filters, kept in the address so that they are there again after going back. */
export function useTitleFilters(words: string) {
  const [params, replaceQuery] = useAddressQuery();
  const read = v.safeParse(shownTitles, params.get('mostra'));
  const genre = params.get('genere');
  const year = /^\d{4}$/.exec(params.get('anno') ?? '')?.[0];
  const days = ADDED_DAYS.map(String).find((one) => one === params.get('giorni'));
  const filters: Filters = {
    show: read.success ? read.output : 'all',
    ...(words && { words }),
    ...(genre && { genre }),
    ...(year && { year }),
    ...(days && { days }),
  };
  const set = (name: string, value: string) =>
    replaceQuery((was) => {
      const next = new URLSearchParams(was);
      if (value === '') next.delete(name);
      else next.set(name, value);
      return next;
    });
  const clear = () => replaceQuery(() => ({}));
  return { filters, set, clear };
}

type TitleFiltersProps = { filters: Filters; set: (name: string, value: string) => void };

/** Filters: everything or titles with something missing, by genre, year and date of addition. */
export function TitleFilters({ filters, set }: TitleFiltersProps) {
  const genres = useQuery(allGenresQuery(useUser().userId)).data ?? [];
  const years = useQuery(yearsQuery()).data ?? [];
  const added = ADDED_DAYS.map((days): [string, string] => [
    String(days),
    texts.desk.titles.addedSince[days],
  ]);
  const { show, genre = '', year = '', days = '' } = filters;
  return (
    <>
      <Parts
        label={texts.desk.shown}
        parts={PARTS}
        shown={show}
        onShow={(part) => set('mostra', part === 'all' ? '' : part)}
      />
      <div className={styles['selects']}>
        <Select
          label={texts.desk.titles.genre}
          value={genre}
          none={texts.desk.titles.genre}
          options={genreOptions(genres, [genre]).map(({ value, label }) => [value, label])}
          onChange={(value) => set('genere', value)}
        />
        <Select
          label={texts.desk.titles.year}
          value={String(year)}
          none={texts.desk.titles.year}
          options={years.map((one) => [String(one), String(one)])}
          onChange={(value) => set('anno', value)}
        />
        <Select
          label={texts.desk.titles.added}
          value={days}
          none={texts.desk.titles.added}
          options={added}
          onChange={(value) => set('giorni', value)}
        />
      </div>
    </>
  );
}
