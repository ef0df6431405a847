import * as v from 'valibot';
import { fetchExportedIds, newestExportDay } from './id-export.ts';
import { type DiscoverOptions, fetchDiscoveredTitles, fetchPopularTitles } from './title-lists.ts';
import type { TmdbClient } from './tmdb-client.ts';
import { formatTmdbRef, parseTmdbRef, type TmdbRef } from './tmdb-refs.ts';

/** What is to be imported from the movie database. */
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

/** One by one: an export has more than a million ids. */
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
