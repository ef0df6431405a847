import type { Title } from './titles.ts';

/** True if the name is too long for a heading of the usual size. */
export function isLongHeading({ titolo }: Pick<Title, 'titolo'>): boolean {
  return titolo.length > 60;
}

/** The year of release, or null: `2021-03-04` and `2021` both say 2021; `0000-00-00` is MySQL's unknown date. */
export function yearOf({ data_uscita }: Pick<Title, 'data_uscita'>): string | null {
  return data_uscita?.match(/(?!0000)\d{4}/)?.[0] ?? null;
}
