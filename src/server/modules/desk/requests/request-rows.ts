import type { ShownRequests } from '../../../../contract/desk/requests.ts';
import { truncateText } from '../../../chat/messages/html.ts';
import { type AfterRow, placeOf } from '../../../database/after-row.ts';
import { parseTitleWords } from '../../catalogue/rules/parse-title-words.ts';
import { titleToAnswer } from '../../catalogue/title-to-answer.ts';
import { findTitlesIncludingHidden } from '../../catalogue/titles.ts';
import { nameOfRequester, requestName } from '../../requests/request-text.ts';
import { firstRequesters, openRequests, type TitleRequest } from '../../requests/title-request.ts';
import { resolveTitles } from '../../search/resolve-titles.ts';
import type { DeskContext } from '../register-desk-call.ts';

const PAGE = 40;
const MAX_PLOT_LENGTH = 160;
const MAX_NAMED = 5;

/** A page of requests, with the first people of each and the title that is surely meant. */
export async function pageOfRequests(
  { db, images }: DeskContext,
  { show, after }: { show: ShownRequests; after: AfterRow | undefined },
) {
  const requests = await openRequests(db, { limit: PAGE, show, after });
  const requesters = await firstRequesters(
    db,
    requests.map(({ id }) => id),
    MAX_NAMED,
  );
  const meant = await resolveTitles(db, requests.map(wantedBy), { left: 0 });
  const guesses = new Map([...meant].map(([{ id }, titleId]) => [id, titleId]));
  const titles = await findTitlesIncludingHidden(db, [...guesses.values()]);
  const last = requests.length === PAGE ? requests.at(-1) : undefined;
  return {
    requests: requests.map((request) => {
      const { id, type, plot, people, createdAt } = request;
      const guess = request.season === null ? titles.get(guesses.get(id) ?? 0) : undefined;
      return {
        id,
        name: requestName(request),
        type,
        plot: truncateText(plot, MAX_PLOT_LENGTH) || null,
        people,
        names: requesters.filter(({ requestId }) => requestId === id).map(nameOfRequester),
        since: createdAt.toISOString(),
        guess: guess ? titleToAnswer(guess, images.allowedHosts) : null,
      };
    }),
    next: last ? placeOf(last) : null,
  };
}

/** A request's title, in the form in which titles are compared; words may contain a year. */
function wantedBy({ id, type, tmdbId, name, year, words }: TitleRequest) {
  const read = type === null ? parseTitleWords(words) : { name, year: Number(year) || undefined };
  return {
    id,
    type,
    tmdbId,
    imdbId: null,
    name: read.name,
    originalName: read.name,
    year: read.year ?? null,
  };
}
