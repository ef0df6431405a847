import type { BotServices } from '../../chat/bot-services.ts';
import type { Db, DbTransaction } from '../../database/db.ts';
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

/** Of work that is done again: the number of titles before, and how to store it. */
type Progress = { asked: number; store?(transaction: DbTransaction, asked: number): Promise<void> };

/**
 * Requests as many missing titles of a person's file as the limits allow; returns a text with the number, in the
 * person's language.
 */
export async function askForMissing(
  db: Db,
  own: { id: number; userId: string },
  services: Services,
  before: Progress,
): Promise<string> {
  let { asked } = before;
  for (const entry of await missingEntries(db, own, services.requestsPerPerson + 1)) {
    const ask = { ...askOf(entry, services), userId: own.userId };
    const now = await db.transaction().execute(async (transaction) => {
      const { kind } = await askForTitle(transaction, ask, services);
      if (kind === 'too many' || kind === 'banned') return undefined;
      await markEntryRequested(transaction, own.id, entry.position);
      const count = kind === 'rejected' ? asked : asked + 1;
      await before.store?.(transaction, count);
      return count;
    });
    if (now === undefined) break;
    asked = now;
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
