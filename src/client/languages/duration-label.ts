import { texts } from './texts.ts';

type Duration = { durata: string | null; type: 'film' | 'serie' | null };

/**
 * A title's length: a film's minutes (or the catalogue's own text), a series' seasons with 'stagione' or 'stagioni'
 * (behaviour 4.11). A bare number of an unknown type counts seasons; 0 and -1 mean unknown.
 */
export function durationLabelOf({ durata, type }: Duration): string | null {
  const amount = Math.ceil(Number(durata));
  if (durata === null || amount <= 0) return null;
  if (Number.isNaN(amount)) return durata;
  return type === 'film' ? `${amount} min` : texts.title.seasons(amount);
}
