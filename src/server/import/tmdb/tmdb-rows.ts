import { pMapIterable } from 'p-map';
import { RemoteServiceError } from '../http/remote-service-error.ts';
import type { ImportRow } from '../import-row.ts';
import { fetchTmdbTitle } from './fetch-tmdb-title.ts';
import type { TmdbClient } from './tmdb-client.ts';
import { formatTmdbRef, type TmdbRef } from './tmdb-refs.ts';

/** Concurrent requests: enough for 30 a second. */
const CONCURRENCY = 10;

/** Consecutive failures after which the import is given up. */
const MAX_CONSECUTIVE_FAILURES = 8;

/**
 * Fetches titles concurrently and yields them in the order of `refs`; a failed one becomes an error row. Throws when
 * access is refused or after many consecutive failures, whose rows are not yielded, so that a resumed run fetches them
 * again.
 */
export async function* tmdbRows(client: TmdbClient, refs: Iterable<TmdbRef>): AsyncGenerator<ImportRow> {
  const fetched = pMapIterable(refs, (ref) => fetchRow(client, ref), {
    concurrency: CONCURRENCY,
    backpressure: 2 * CONCURRENCY,
  });
  let failedRows: ImportRow[] = [];
  for await (const { row, failure } of fetched) {
    if (failure === undefined) {
      yield* failedRows;
      yield row;
      failedRows = [];
    } else {
      failedRows.push(row);
      if (failedRows.length === MAX_CONSECUTIVE_FAILURES)
        throw new Error(`${failure}; run the same command again to continue from here`);
    }
  }
  yield* failedRows;
}

/** `failure`: a transient error of a title. */
async function fetchRow(client: TmdbClient, ref: TmdbRef): Promise<{ row: ImportRow; failure?: string }> {
  const location = `tmdb:${formatTmdbRef(ref)}`;
  try {
    return { row: { location, value: await fetchTmdbTitle(client, ref) } };
  } catch (error) {
    if (!(error instanceof RemoteServiceError) || error.failure === 'refused') throw error;
    const row = { location, fault: error.message };
    return error.failure === 'transient' ? { row, failure: error.message } : { row };
  }
}
