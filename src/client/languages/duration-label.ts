import { texts } from './texts.ts';

type Duration = { durata: string | null; type: 'film' | 'serie' | null };

/**
 * How long a title is: a film's minutes (or ready text as it is), a series' seasons with 'stagione' or
 * 'stagioni' (behaviour 4.11). A bare number of an unknown type counts seasons; 0 and -1 say that it is not known.
 */
export function durationLabelOf({ durata, type }: Duration): string | null {
  const amount = Math.ceil(Number(durata));
  if (durata === null || amount <= 0) return null;
  if (Number.isNaN(amount)) return durata;
  return type === 'film' ? `${amount} min` : texts.title.seasons(amount);
}
