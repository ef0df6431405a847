import type { TmdbClient } from './client.ts';
import { KINDS, type TmdbRef } from './refs.ts';
import { tmdbPage } from './shapes.ts';

/** The movie database gives no page beyond. */
export const LAST_PAGE = 500;

type Type = 'film' | 'serie';

/** What to look for; pages have twenty titles. */
export type Discovery = {
  type: Type;
  pages: number;
  year?: number | undefined;
  /** The movie database's numbers; a title has all of them. */
  genres: readonly number[];
  minVotes?: number | undefined;
};

/** The titles that people look at most now. */
export function popularTitles(client: TmdbClient, list: { type: Type; pages: number }): Promise<TmdbRef[]> {
  return collect(client, list, `/${KINDS[list.type]}/popular`, {});
}

/** The titles of a year, of genres, with so many votes at least; the most popular first. */
export function discoverTitles(client: TmdbClient, list: Discovery): Promise<TmdbRef[]> {
  const { type, year, genres, minVotes } = list;
  return collect(client, list, `/discover/${KINDS[type]}`, {
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
  for (let page = 1, last = pages; page <= Math.min(last, LAST_PAGE); page++) {
    const answer = await client.get(path, { ...query, page }, tmdbPage);
    for (const { id } of answer.results) ids.add(id);
    last = Math.min(pages, answer.total_pages);
  }
  return [...ids].map((id) => ({ type, id }));
}
