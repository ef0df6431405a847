import type { TmdbClient } from './tmdb-client.ts';
import { TMDB_PATH_NAMES, type TmdbRef } from './tmdb-refs.ts';
import { tmdbPageSchema } from './tmdb-schemas.ts';

/** TMDB's highest page. */
export const MAX_TMDB_PAGE = 500;

type Type = 'film' | 'serie';

/** What to look for; pages have twenty titles. */
export type DiscoverOptions = {
  type: Type;
  pages: number;
  year?: number | undefined;
  /** The movie database's numbers; a title has all of them. */
  genres: readonly number[];
  minVotes?: number | undefined;
};

/** TMDB's currently popular titles. */
export function fetchPopularTitles(
  client: TmdbClient,
  list: { type: Type; pages: number },
): Promise<TmdbRef[]> {
  return collect(client, list, `/${TMDB_PATH_NAMES[list.type]}/popular`, {});
}

/** The titles of a year, of genres, with so many votes at least; the most popular first. */
export function fetchDiscoveredTitles(client: TmdbClient, list: DiscoverOptions): Promise<TmdbRef[]> {
  const { type, year, genres, minVotes } = list;
  return collect(client, list, `/discover/${TMDB_PATH_NAMES[type]}`, {
    sort_by: 'popularity.desc',
    include_adult: 'false',
    [type === 'film' ? 'primary_release_year' : 'first_air_date_year']: year,
    with_genres: genres.length > 0 ? genres.join(',') : undefined,
    'vote_count.gte': minVotes,
  });
}

/** A title can move to the next page while we read: each is taken once. */
async function collect(
  client: TmdbClient,
  { type, pages }: { type: Type; pages: number },
  path: string,
  query: Readonly<Record<string, string | number | undefined>>,
): Promise<TmdbRef[]> {
  const ids = new Set<number>();
  for (let page = 1, last = pages; page <= Math.min(last, MAX_TMDB_PAGE); page++) {
    const answer = await client.get(path, { ...query, page }, tmdbPageSchema);
    for (const { id } of answer.results) ids.add(id);
    last = Math.min(pages, answer.total_pages);
  }
  return [...ids].map((id) => ({ type, id }));
}
