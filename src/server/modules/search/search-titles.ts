import { GENRE_NAMES } from '../../../contract/genre-names.ts';
import type { Db } from '../../database/db.ts';
import { selectTitlesIncludingHidden } from '../catalogue/select-titles.ts';
import { genreNamesOf } from '../catalogue/title-language.ts';
import { type Viewer, visibleTo } from '../catalogue/visible-to.ts';
import { findLikely, findSimilar, findTold, isAsked } from './find-titles.ts';
import { type FoundTitle, withTitles } from './found-titles.ts';
import type { ParsedSearchQuery } from './matches.ts';
import { nameIn } from './name-in-line.ts';
import { parseSearchQuery } from './title-query.ts';

/**
 * Searches by name, original name, artists, genres, years and lengths (`title-query.ts`), the best first. Tolerates
 * misspellings, missing accents and the words of asking.
 */
export async function searchTitles(
  db: Db,
  words: string,
  limit: number,
  viewer: Viewer = 'lists',
): Promise<FoundTitle[]> {
  const query = await readQuery(db, words, viewer);
  if (query.whole === '') return [];
  const titles = selectTitlesIncludingHidden(db).where(visibleTo(viewer));
  const found = await findLikely(db, query, limit);
  return withTitles(titles, found.length > 0 ? found : await findSimilar(db, query, limit));
}

/** The titles that a line describes by people, genres, years or a length among other words; without a name. */
export async function titlesTold(db: Db, line: string, limit: number): Promise<FoundTitle[]> {
  const query = await readQuery(db, line, 'lists');
  const found = await findTold(db, query, limit);
  return withTitles(selectTitlesIncludingHidden(db).where(visibleTo('lists')), found);
}

async function readQuery(
  db: Db,
  words: string,
  viewer: Viewer,
  further: readonly string[] = [],
): Promise<ParsedSearchQuery> {
  const line = (await nameIn(db, words, viewer)) ?? words;
  const genres = [...new Set([...(await genreNames(db)), ...further])];
  return { ...parseSearchQuery(line, genres, genreNamesOf), viewer };
}

/** True if words ask for a kind of titles and name none: 'qualcosa da ridere', 'novità'. A year alone may be a name: '1917'. */
export async function isDescription(db: Db, words: string): Promise<boolean> {
  // Also those of a genre that the catalogue does not have.
  const query = await readQuery(db, words, 'lists', Object.keys(GENRE_NAMES));
  const isYear = /^(?:\p{L}+ )?\d{4}$/u.test(query.text);
  return query.name === '' && !isYear && isAsked(query);
}

async function genreNames(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('genre').select('nome').execute();
  return rows.map((row) => row.nome);
}
