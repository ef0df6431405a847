import type { BotServices } from '../../chat/bot-services.ts';
import type { Db } from '../../database/db.ts';
import type { TmdbAccess } from '../../remote/tmdb-client.ts';
import {
  countUnrequested,
  markEntryRequested,
  missingEntries,
  type StoredEntry,
} from '../list-imports/list-imports.ts';
import { type Ask, askForTitle } from './ask-for-title.ts';
import { requestTexts } from './request-text.ts';
import { MAX_REQUEST_LENGTH } from './title-request.ts';

type Services = Pick<BotServices, 'notifyRequests' | 'ownerIds' | 'requestsPerPerson'> & TmdbAccess;

/**
 * Requests as many missing titles of a person's file as the limits allow; returns a text with the number, in the
 * person's language.
 */
export async function askForMissing(
  db: Db,
  own: { id: number; userId: string },
  services: Services,
): Promise<string> {
  let asked = 0;
  for (const entry of await missingEntries(db, own, services.requestsPerPerson + 1)) {
    const { kind } = await askForTitle(db, { ...askOf(entry, services), userId: own.userId }, services);
    if (kind === 'too many' || kind === 'banned') break;
    await markEntryRequested(db, own.id, entry.position);
    if (kind !== 'rejected') asked += 1;
  }
  if (asked > 0) services.notifyRequests();
  return requestTexts.askedForMissing(asked, await countUnrequested(db, own));
}

function askOf({ name, year, type, tmdbId }: StoredEntry, { tmdb }: TmdbAccess): Omit<Ask, 'userId'> {
  const words = year === null ? name : `${name.slice(0, MAX_REQUEST_LENGTH - 7)} (${year})`;
  const match =
    type !== null && tmdbId !== null
      ? { type, tmdbId, season: null, name, year: String(year ?? ''), poster: null, plot: '' }
      : undefined;
  return {
    words: words.slice(0, MAX_REQUEST_LENGTH),
    ...(match ? { match } : { isMatchedLater: tmdb !== undefined }),
  };
}
