import type { Kysely } from 'kysely';
import type { Schema } from '../../database/schema.ts';
import { genreNames } from '../catalogue/genre-names.ts';
import { selectReachableTitles, selectTitles } from '../catalogue/select-titles.ts';
import type { Title } from '../catalogue/title.ts';
import { findByArtists } from './find-by-artists.ts';
import { findByName, findBySimilarName } from './find-by-name.ts';
import { mostPlayedMatching } from './most-played-matching.ts';
import { rankSearchResults, type SearchResult } from './rank-search-results.ts';
import { type ParsedSearchQuery, parseSearchQuery } from './title-query.ts';

/** A search result; `why` is undefined when the title's name matched. */
export type FoundTitle = { title: Title; why: SearchResult['why'] };

/**
 * Searches by name, original name, artists, genres and years (`title-query.ts`), the best first. Tolerates
 * misspellings and missing accents.
 */
export async function searchTitles(
  db: Kysely<Schema>,
  words: string,
  limit: number,
  { includesUnlisted = false } = {},
): Promise<FoundTitle[]> {
  const query = { ...parseSearchQuery(words, await genreNames(db)), includesUnlisted };
  if (query.text === '') return [];
  const found = await findLikely(db, query, limit);
  const titles = includesUnlisted ? selectReachableTitles(db) : selectTitles(db);
  if (found.length > 0) return withTitles(titles, found);
  const remote = await findBySimilarName(db, { text: query.text, filters: anyTitle(query), limit });
  return withTitles(
    titles,
    rankSearchResults({ named: remote, narrowed: [], artists: [], byFilters: [] }, query, limit),
  );
}

/** Of the filters only whether unlisted titles are searched. */
const anyTitle = ({ includesUnlisted }: ParsedSearchQuery) => ({ genres: [], includesUnlisted });

/** Shortest text that is searched among artists. */
const LEAST_NAME = 3;

async function findLikely(
  db: Kysely<Schema>,
  query: ParsedSearchQuery,
  limit: number,
): Promise<SearchResult[]> {
  const { text, name } = query;
  const hasFilters = query.genres.length > 0 || query.years !== undefined;
  const [named, narrowed, artists, ofThatName, byFilters] = await Promise.all([
    findByName(db, { text, filters: anyTitle(query), limit }),
    name !== '' && name !== text ? findByName(db, { text: name, filters: query, limit }) : [],
    name.length >= LEAST_NAME ? findByArtists(db, { name, filters: query, limit }) : [],
    // An artist's name may contain a genre: Tonino Guerra.
    name !== text && !query.years ? findByArtists(db, { name: text, filters: anyTitle(query), limit }) : [],
    name === '' && hasFilters ? mostPlayedMatching(db, { filters: query, limit }) : [],
  ]);
  return rankSearchResults(
    { named, narrowed, artists: [...ofThatName, ...artists], byFilters },
    query,
    limit,
  );
}

async function withTitles(
  select: ReturnType<typeof selectTitles>,
  found: readonly SearchResult[],
): Promise<FoundTitle[]> {
  if (found.length === 0) return [];
  const ids = found.map(({ id }) => id);
  const titles = await select.where('content.id', 'in', ids).execute();
  const byId = new Map(titles.map((title) => [title.id, title]));
  return found.flatMap(({ id, why }) => {
    const title = byId.get(id);
    return title ? [{ title, why }] : [];
  });
}
