import { LANGUAGE } from './locale.ts';
import { texts } from './texts.ts';

/** A standard genre's name, by its Italian one, which addresses and calls may have; any other name stays as it is. */
export function genreName(genre: string): string {
  if (LANGUAGE === 'it') return genre;
  const names: Partial<Record<string, string>> = texts.genres.names;
  return names[genre] ?? genre;
}
