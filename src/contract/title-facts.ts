import type { Content } from './content.ts';

/** Whether the title's name is too long for a heading in the usual size. */
export function isLongHeading({ titolo }: Pick<Content, 'titolo'>): boolean {
  return titolo.length > 60;
}

/** The year of release, or null: `2021-03-04` and `2021` both say 2021. */
export function yearOf({ data_uscita }: Pick<Content, 'data_uscita'>): string | null {
  return data_uscita?.match(/\d{4}/)?.[0] ?? null;
}

/**
 * How long a title is: a film's minutes (or ready text as it is), a series' seasons with 'stagione' or
 * 'stagioni' (behaviour 4.11). A bare number of an unknown type counts seasons; 0 says that it is not known.
 */
export function durationLabelOf({ durata, type }: Pick<Content, 'durata' | 'type'>): string | null {
  if (durata === null || Number(durata) === 0) return null;
  if (!/^\d+$/.test(durata)) return durata;
  if (type === 'film') return `${durata} min`;
  return `${durata} ${Number(durata) === 1 ? 'stagione' : 'stagioni'}`;
}
