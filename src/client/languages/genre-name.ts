import { genreNameIn } from '../../contract/genre-names.ts';
import { LANGUAGE } from './locale.ts';

/**
 * A standard genre's name, by its Italian one, which addresses and calls may have; any other name stays unchanged.
 */
export function genreName(genre: string): string {
  return LANGUAGE === 'it' ? genre : genreNameIn(LANGUAGE, genre);
}
