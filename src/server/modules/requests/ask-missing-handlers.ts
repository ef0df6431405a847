import { type BotServices, type PrivateChatComposer, userIdOf } from '../../chat/bot-services.ts';
import { buttons } from '../../chat/messages/buttons.ts';
import { onPress } from '../../chat/messages/presses.ts';
import type { TmdbAccess } from '../../import/tmdb/tmdb-client.ts';
import {
  countUnrequested,
  markEntryRequested,
  missingEntries,
  type StoredEntry,
} from '../list-imports/list-imports.ts';
import { type Ask, askForTitle } from './ask-for-title.ts';
import { requestTexts } from './request-texts.ts';
import { MAX_REQUEST_LENGTH } from './title-request.ts';

/** 'Richiedi quelli che mancano' below what became of a list: asks for as many titles as the limits of requests allow. */
export function registerAskMissing(chats: PrivateChatComposer, services: BotServices & TmdbAccess): void {
  const { db } = services;

  onPress(chats, buttons.askMissing, async (ctx, { listId: id }) => {
    const own = { id, userId: userIdOf(ctx) };
    let asked = 0;
    for (const entry of await missingEntries(db, own, services.requestsPerPerson + 1)) {
      const { kind } = await askForTitle(db, askOf(entry), services);
      if (kind === 'too many' || kind === 'banned') break;
      await markEntryRequested(db, id, entry.position);
      if (kind !== 'rejected') asked += 1;
    }
    if (asked > 0) services.notifyRequests();
    await ctx.reply(requestTexts.askedForMissing(asked, await countUnrequested(db, own)));

    function askOf({ name, year, type, tmdbId }: StoredEntry): Ask {
      const words = year === null ? name : `${name.slice(0, MAX_REQUEST_LENGTH - 7)} (${year})`;
      const match =
        type !== null && tmdbId !== null
          ? { type, tmdbId, season: null, name, year: String(year ?? ''), poster: null, plot: '' }
          : undefined;
      return {
        userId: own.userId,
        words: words.slice(0, MAX_REQUEST_LENGTH),
        ...(match ? { match } : { isMatchedLater: services.tmdb !== undefined }),
      };
    }
  });
}
