import * as v from 'valibot';
import type { TmdbClient } from '../../../remote/tmdb-client.ts';
import { fetchExportedIds, newestExportDay } from './id-export.ts';
import { formatTmdbRef, parseTmdbRef, TMDB_PATH_NAMES, type TmdbRef } from './tmdb-refs.ts';
import { tmdbPageSchema } from './tmdb-schemas.ts';

/** The titles to import from the movie database. */
export type TmdbSelection =
  | { kind: 'ids'; refs: TmdbRef[] }
  | { kind: 'popular'; type: 'film' | 'serie'; pages: number }
  | ({ kind: 'discover' } & DiscoverOptions)
  /** Without a day the newest one. */
  | { kind: 'export'; type: 'film' | 'serie'; day?: string | undefined; minPopularity: number };

export type TmdbImportContext = { client: TmdbClient; exportsRoot: string; signal?: AbortSignal | undefined };

const storedRefs = v.array(v.string());
const storedExport = v.object({
  type: v.picklist(['film', 'serie']),
  day: v.pipe(v.string(), v.isoDate()),
  minPopularity: v.number(),
});
const storedPlan = v.pipe(v.string(), v.parseJson(), v.union([storedRefs, storedExport]));

/**
 * Fixes a job's list of titles, so that it can be resumed: popularity changes by the hour. Of an export the day is
 * enough.
 */
export async function createImportPlan({ client }: TmdbImportContext, job: TmdbSelection): Promise<string> {
  if (job.kind === 'export') return JSON.stringify({ ...job, day: job.day ?? newestExportDay() });
  const refs = await refsOf(client, job);
  return JSON.stringify([...new Set(refs.map(formatTmdbRef))]);
}

/** A plan's number of titles, and its titles after the first `done`. */
export type PlannedTitles = { total: number; after(done: number): Iterable<TmdbRef> };

export async function readPlannedTitles(
  { exportsRoot, signal }: TmdbImportContext,
  plan: string,
): Promise<PlannedTitles> {
  const read = v.parse(storedPlan, plan);
  if (Array.isArray(read)) return { total: read.length, after: (done) => parseRefs(read.slice(done)) };
  const ids = await fetchExportedIds(exportsRoot, read, { signal });
  return { total: ids.length, after: (done) => refsFromIds(read.type, ids, done) };
}

function parseRefs(refs: readonly string[]): TmdbRef[] {
  return refs.map(parseTmdbRef).filter((ref) => ref !== undefined);
}

/** Yields titles one by one: an export has more than a million ids. */
function* refsFromIds(type: 'film' | 'serie', ids: readonly number[], done: number): Generator<TmdbRef> {
  for (let index = done; index < ids.length; index++) {
    const id = ids[index];
    if (id !== undefined) yield { type, id };
  }
}

async function refsOf(
  client: TmdbClient,
  job: Exclude<TmdbSelection, { kind: 'export' }>,
): Promise<readonly TmdbRef[]> {
  switch (job.kind) {
    case 'ids':
      return job.refs;
    case 'popular':
      return fetchPopularTitles(client, job);
    case 'discover':
      return fetchDiscoveredTitles(client, job);
  }
}

/** TMDB's highest page. */
export const MAX_TMDB_PAGE = 500;

type Type = 'film' | 'serie';

/** The titles to look for; pages have twenty. */
type DiscoverOptions = {
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

/** The titles of a year, of genres, with at least this many votes; the most popular first. */
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
    // Without a count the first empty page is the last one.
    last = Math.min(pages, answer.total_pages ?? (answer.results.length > 0 ? pages : page));
  }
  return [...ids].map((id) => ({ type, id }));
}
