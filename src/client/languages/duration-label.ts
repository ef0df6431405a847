import { texts } from './texts.ts';

type Duration = { durata: string | null; type: 'film' | 'serie' | null };

/**
 * How long a title is: a film's minutes (or ready text as it is), a series' seasons with 'stagione' or
 * 'stagioni' (behaviour 4.11). A bare number of an unknown type counts seasons; 0 says that it is not known.
 */
export function durationLabelOf({ durata, type }: Duration): string | null {
  if (durata === null || Number(durata) === 0) return null;
  if (!/^\d+$/.test(durata)) return durata;
  return type === 'film' ? `${durata} min` : texts.title.seasons(Number(durata));
}
