import type { Kysely } from 'kysely';
import { texts } from '../../chat/texts/texts.ts';
import type { Schema } from '../../database/schema.ts';
import { RemoteServiceError } from '../../import/http/remote-service-error.ts';
import { type ImportCounts, importTitles } from '../../import/import-titles.ts';
import { fetchTmdbTitle } from '../../import/tmdb/fetch-tmdb-title.ts';
import type { TmdbAccess } from '../../import/tmdb/tmdb-client.ts';
import type { TmdbRef } from '../../import/tmdb/tmdb-refs.ts';
import { findSameTitle } from '../catalogue/records/same-title.ts';
import { parseTitleRecord, type TitleRecord } from '../catalogue/rules/title-record.ts';

const { owner } = texts;

/** Adds a title of TMDB, or brings the one that is there up to date; answers its id. */
export async function importRecord(
  { db }: { db: Kysely<Schema> },
  record: TitleRecord,
): Promise<{ id: number; counts: ImportCounts }> {
  // Keeps the `origin` of a title imported from elsewhere: otherwise it would be added twice.
  const { origin } = (await findSameTitle(db, record)) ?? record;
  const counts = await importTitles(db, [{ location: origin, value: { ...record, origin } }]);
  const same = await findSameTitle(db, { ...record, origin });
  if (!same) throw new Error(`${origin} was not taken in`);
  return { id: same.id, counts };
}

type Fetched = { record: TitleRecord } | { failure: string };

/** A title's record from TMDB, or why there is none, as text. */
export async function fetchRecord({ tmdb }: TmdbAccess, ref: TmdbRef): Promise<Fetched> {
  if (!tmdb) return { failure: owner.tmdbNeedsToken };
  try {
    const read = parseTitleRecord(await fetchTmdbTitle(tmdb, ref));
    if ('record' in read) return read;
    return { failure: owner.tmdbIncomplete(read.faults.map(({ field }) => field)) };
  } catch (error) {
    if (!(error instanceof RemoteServiceError)) throw error;
    return { failure: owner.tmdbFailed(error.failure, Math.ceil(error.retryAfter / 1000)) };
  }
}
