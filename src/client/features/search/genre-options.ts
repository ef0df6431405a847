import type { Genre } from '../../../contract/genres.ts';
import { genreName } from '../../languages/genre-name.ts';
import type { FilterOption } from './filter-chips.tsx';

/**
 * Genres as options: their names in the app's language, and as values the server's own names, which any server finds
 * again. A genre that `chosen` has by another name, such as one from an Italian address, keeps that one as its value.
 */
export function genreOptions(genres: readonly Genre[], chosen: readonly string[]): FilterOption[] {
  return genres.map(({ genere }) => {
    const label = genreName(genere);
    return { value: chosen.find((one) => genreName(one) === label) ?? genere, label };
  });
}
