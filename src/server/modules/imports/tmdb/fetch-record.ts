import { ownerTexts } from '../../../chat/texts/texts.ts';
import { RemoteServiceError } from '../../../remote/remote-service.ts';
import type { TmdbAccess } from '../../../remote/tmdb-client.ts';
import { parseTitleRecord, type TitleRecord } from '../../catalogue/rules/title-record.ts';
import { fetchTmdbTitle } from './fetch-tmdb-title.ts';
import type { TmdbRef } from './tmdb-refs.ts';

type Fetched = { record: TitleRecord } | { failure: string };

/** A title's record from TMDB, or the reason why there is none, as text. */
export async function fetchRecord({ tmdb }: TmdbAccess, ref: TmdbRef): Promise<Fetched> {
  if (!tmdb) return { failure: ownerTexts.tmdbNeedsToken };
  try {
    const read = parseTitleRecord(await fetchTmdbTitle(tmdb, ref));
    if ('record' in read) return read;
    return { failure: ownerTexts.tmdbIncomplete(read.faults.map(({ field }) => field)) };
  } catch (error) {
    if (!(error instanceof RemoteServiceError)) throw error;
    return { failure: ownerTexts.tmdbFailed(error.failure, Math.ceil(error.retryAfter / 1000)) };
  }
}
