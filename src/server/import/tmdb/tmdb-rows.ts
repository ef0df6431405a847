import { pMapIterable } from 'p-map';
import { RemoteServiceError } from '../http/remote-service-error.ts';
import type { ImportRow } from '../import-row.ts';
import { fetchTmdbTitle } from './fetch-tmdb-title.ts';
import type { TmdbClient } from './tmdb-client.ts';
import { formatTmdbRef, type TmdbRef } from './tmdb-refs.ts';

/** Concurrent requests: enough for 30 a second. */
const AT_A_TIME = 10;

/** Consecutive failures after which the import is given up. */
const MAX_CONSECUTIVE_FAILURES = 8;

/**
 * Fetches titles concurrently and yields them in the order of `refs`; a failed one becomes an error row. Throws when
 * access is refused or after many consecutive failures, whose rows are not yielded, so that a resumed run fetches them
 * again.
 */
export async function* tmdbRows(client: TmdbClient, refs: Iterable<TmdbRef>): AsyncGenerator<ImportRow> {
  const fetched = pMapIterable(refs, (ref) => fetchRow(client, ref), {
    concurrency: AT_A_TIME,
    backpressure: 2 * AT_A_TIME,
  });
  let unreached: ImportRow[] = [];
  for await (const { row, failure } of fetched) {
    if (failure === undefined) {
      yield* unreached;
      yield row;
      unreached = [];
    } else {
      unreached.push(row);
      if (unreached.length === MAX_CONSECUTIVE_FAILURES)
        throw new Error(`${failure}; start the same once more to go on from here`);
    }
  }
  yield* unreached;
}

/** `failure`: a transient error of a title. */
async function fetchRow(client: TmdbClient, ref: TmdbRef): Promise<{ row: ImportRow; failure?: string }> {
  const place = `tmdb:${formatTmdbRef(ref)}`;
  try {
    return { row: { place, value: await fetchTmdbTitle(client, ref) } };
  } catch (error) {
    if (!(error instanceof RemoteServiceError) || error.failure === 'refused') throw error;
    const row = { place, fault: error.message };
    return error.failure === 'transient' ? { row, failure: error.message } : { row };
  }
}
