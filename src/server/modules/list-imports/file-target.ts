import type { ListTarget } from './list-entry.ts';

const BY_NAME: readonly [RegExp, ListTarget][] = [
  [/watchlist/, 'liste'],
  [/^(?:watched|ratings?|diary|reviews|history|trakt-(?:watched|ratings?|history))(?![a-z])/, 'visti'],
  [/^likes?(?![a-z])/, 'mi_piace'],
];

/**
 * What the titles of a file become by its name, as Letterboxd (`watched.csv`, `watchlist.csv`, `likes/films.csv`), IMDb
 * (`ratings.csv`, `WATCHLIST.csv`) and Trakt (`watched-history-1.json`, `lists-watchlist.json`) name theirs; null where it
 * does not say.
 */
export function targetOfName(fileName: string): ListTarget | null {
  const name = fileName.toLowerCase();
  return BY_NAME.find(([pattern]) => pattern.test(name))?.[1] ?? null;
}

/** Letterboxd's likes are in a folder whose name gets lost when the file is sent. */
export function isNamedFilms(fileName: string): boolean {
  return /^films(?![a-z])/i.test(fileName);
}
