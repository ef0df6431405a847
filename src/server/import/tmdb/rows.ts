import { pMapIterable } from 'p-map';
import { ForeignError } from '../http/foreign-error.ts';
import type { ImportRow } from '../import-row.ts';
import type { TmdbClient } from './client.ts';
import { fetchTmdbTitle } from './fetch-title.ts';
import { type TmdbRef, writeTmdbRef } from './refs.ts';

/** Requests under way at a time: enough for 30 a second where an answer takes a third of a second. */
const AT_A_TIME = 10;

/** So many titles in a row that could not be had: then it is not the titles. */
const ALL_IS_LOST = 8;

/**
 * Fetches titles, a few at a time, and yields them in the order of `refs`. One that cannot be had is a fault, and
 * the others go on. Throws when we are not let in, and when nothing can be had any more: the titles since then are
 * not yielded, so that who starts again gets them.
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
      if (unreached.length === ALL_IS_LOST)
        throw new Error(`${failure}; start the same once more to go on from here`);
    }
  }
  yield* unreached;
}

/** `failure`: why a title could not be had that perhaps can another time. */
async function fetchRow(client: TmdbClient, ref: TmdbRef): Promise<{ row: ImportRow; failure?: string }> {
  const place = `tmdb:${writeTmdbRef(ref)}`;
  try {
    return { row: { place, value: await fetchTmdbTitle(client, ref) } };
  } catch (error) {
    if (!(error instanceof ForeignError) || error.failure === 'refused') throw error;
    const row = { place, fault: error.message };
    return error.failure === 'passing' ? { row, failure: error.message } : { row };
  }
}
