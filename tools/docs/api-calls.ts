import type { ApiCall } from '../../src/contract/api-call.ts';
import { auth, checkPremiumStatus } from '../../src/contract/auth.ts';
import { playContent, promptChatSearch } from '../../src/contract/bot-requests.ts';
import { getContent, getRandom } from '../../src/contract/content.ts';
import * as customLists from '../../src/contract/custom-lists.ts';
import { launch, prepareShare } from '../../src/contract/extension-calls.ts';
import { getGenreContents, getGenres } from '../../src/contract/genres.ts';
import { contentInList, getList, toggleContentInList } from '../../src/contract/lists.ts';
import * as movieNights from '../../src/contract/movie-nights.ts';
import { filterContents, getYears } from '../../src/contract/premium-search.ts';
import { getHomeContents, getLast, topContents, topContentsOfGenre } from '../../src/contract/rankings.ts';

export const TAGS = {
  session: 'Signing in, and what the user may do',
  catalogue: 'Titles, rankings, genres and filters: the same for everybody',
  lists: 'The user’s lists',
  chat: 'What the bot continues in the chat',
  movieNights: 'Movie nights; beside the 23 calls, and made only by who opens a night’s link',
  optional: 'Beside the 23 calls; made only on pages that Vetrina’s own server has marked',
} as const;

export type DocumentedCall = {
  tag: keyof typeof TAGS;
  call: ApiCall;
  summary: string;
  /** What Vetrina's own server may answer beside 200, 400, 429, 500 and 503. */
  failures: readonly (keyof typeof FAILURES)[];
  /** Whether the call needs no session. */
  isPublic?: true;
  sendsInitData?: true;
  /** Whether it answers server-sent events. */
  streams?: true;
};

/** Status codes; every one has a body `{ "error": … }`. */
export const FAILURES = {
  400: 'A parameter or a field is missing or malformed; the error names it',
  401: 'No valid session: sign in again',
  403: 'The call names another user, needs premium, or is not for this member of a movie night',
  404: 'No such title, list or movie night',
  409: 'The list is full, or the movie night is over',
  429: 'Too many calls, or too many deliveries waiting; see Retry-After',
  500: 'The server failed; nothing was changed',
  503: 'The server or its database is overloaded or unreachable; see Retry-After',
} as const;

const SHARED = [401, 403] as const;
const NIGHT = [...SHARED, 404] as const;

export const CALLS: Readonly<Record<string, DocumentedCall>> = {
  auth: {
    tag: 'session',
    call: auth,
    summary: 'Exchange a launch key for a session token. Success is status 200 with a non-empty `jwt`',
    failures: [401],
    isPublic: true,
    sendsInitData: true,
  },
  checkPremiumStatus: {
    tag: 'session',
    call: checkPremiumStatus,
    summary: 'Whether the user is premium; only `true` counts',
    failures: SHARED,
  },
  getHomeContents: {
    tag: 'catalogue',
    call: getHomeContents,
    summary: 'Titles of the home: the first is the banner’s, the app fills four carousels from the others',
    failures: SHARED,
  },
  getRandom: {
    tag: 'catalogue',
    call: getRandom,
    summary: 'A random film or series',
    failures: [...SHARED, 404],
  },
  topContents: {
    tag: 'catalogue',
    call: topContents,
    summary: 'The most played titles of the last days',
    failures: SHARED,
  },
  topContentsOfGenre: {
    tag: 'catalogue',
    call: topContentsOfGenre,
    summary: 'The most played titles of a genre',
    failures: SHARED,
  },
  getLast: {
    tag: 'catalogue',
    call: getLast,
    summary: 'The titles added last, newest first',
    failures: SHARED,
  },
  getGenres: {
    tag: 'catalogue',
    call: getGenres,
    summary: 'Genres from an item offset on; limit 0 answers all',
    failures: SHARED,
  },
  getGenreContents: {
    tag: 'catalogue',
    call: getGenreContents,
    summary: 'A page of a genre’s titles',
    failures: SHARED,
  },
  getContent: { tag: 'catalogue', call: getContent, summary: 'One title', failures: [...SHARED, 404] },
  getYears: {
    tag: 'catalogue',
    call: getYears,
    summary: 'The years that have titles; sent with `Cache-Control: no-cache`',
    failures: SHARED,
  },
  filterContents: {
    tag: 'catalogue',
    call: filterContents,
    summary: 'A page of the titles that match every filter; an empty filter matches all',
    failures: SHARED,
  },
  getList: {
    tag: 'lists',
    call: getList,
    summary:
      'Titles of a static list (`liste`, `mi_piace`, `preferiti`) or a custom list: all without `page`',
    failures: [...SHARED, 404],
  },
  contentInList: {
    tag: 'lists',
    call: contentInList,
    summary: 'Whether a title is in a static list',
    failures: SHARED,
  },
  toggleContentInList: {
    tag: 'lists',
    call: toggleContentInList,
    summary: 'Add a title to a static list, or remove it. The app ignores the body',
    failures: [...SHARED, 404, 409],
  },
  getCustomLists: {
    tag: 'lists',
    call: customLists.getCustomLists,
    summary: 'The user’s custom lists (premium)',
    failures: SHARED,
  },
  getCustomListContents: {
    tag: 'lists',
    call: customLists.getCustomListContents,
    summary: 'The titles of a custom list',
    failures: [...SHARED, 404],
  },
  getCustomListName: {
    tag: 'lists',
    call: customLists.getCustomListName,
    summary: 'The name of a custom list',
    failures: [...SHARED, 404],
  },
  contentInCustomList: {
    tag: 'lists',
    call: customLists.contentInCustomList,
    summary: 'Whether a title is in a custom list',
    failures: [...SHARED, 404],
  },
  addToCustomList: {
    tag: 'lists',
    call: customLists.addToCustomList,
    summary: 'Add a title to a custom list; done only when `success` is true',
    failures: [...SHARED, 404, 409],
  },
  removeFromCustomList: {
    tag: 'lists',
    call: customLists.removeFromCustomList,
    summary: 'Remove a title from a custom list; done only when `success` is true',
    failures: [...SHARED, 404],
  },
  playContent: {
    tag: 'chat',
    call: playContent,
    summary: 'Deliver a title in the chat; the app closes when the answer is there. It ignores the body',
    failures: [...SHARED, 404],
  },
  promptChatSearch: {
    tag: 'chat',
    call: promptChatSearch,
    summary:
      'Ask in the chat what to search for; the app closes when the answer is there. It ignores the body',
    failures: SHARED,
  },
  launch: {
    tag: 'optional',
    call: launch,
    summary: 'Exchange signed launch data for a launch link: the start page of the bot’s main mini app',
    failures: [401],
    isPublic: true,
    sendsInitData: true,
  },
  prepareShare: {
    tag: 'optional',
    call: prepareShare,
    summary: 'Prepare a message with a title’s card for the messenger’s share dialog',
    failures: [...SHARED, 404],
  },
  joinMovieNight: {
    tag: 'movieNights',
    call: movieNights.joinMovieNight,
    summary: 'Enter a movie night, or enter it again',
    failures: NIGHT,
  },
  getMovieNight: {
    tag: 'movieNights',
    call: movieNights.getMovieNight,
    summary: 'A movie night as it is now',
    failures: NIGHT,
  },
  watchMovieNight: {
    tag: 'movieNights',
    call: movieNights.watchMovieNight,
    summary: 'A movie night from now on: server-sent events `room`, each with its version as id',
    failures: NIGHT,
    streams: true,
  },
  getMovieNightTitles: {
    tag: 'movieNights',
    call: movieNights.getMovieNightTitles,
    summary: 'The titles to vote on, in the user’s own order',
    failures: NIGHT,
  },
  voteInMovieNight: {
    tag: 'movieNights',
    call: movieNights.voteInMovieNight,
    summary: 'Vote on titles; of two votes on a title the one with the later `at` counts',
    failures: [...NIGHT, 409],
  },
  decideMovieNight: {
    tag: 'movieNights',
    call: movieNights.decideMovieNight,
    summary: 'Have the fairest title chosen now (host)',
    failures: [...NIGHT, 409],
  },
  closeMovieNight: {
    tag: 'movieNights',
    call: movieNights.closeMovieNight,
    summary: 'End a movie night without a title (host)',
    failures: [...NIGHT, 409],
  },
  extendMovieNight: {
    tag: 'movieNights',
    call: movieNights.extendMovieNight,
    summary: 'Give more time to vote (host)',
    failures: [...NIGHT, 409],
  },
  removeFromMovieNight: {
    tag: 'movieNights',
    call: movieNights.removeFromMovieNight,
    summary: 'Remove a member for good (host)',
    failures: [...NIGHT, 409],
  },
  countDownMovieNight: {
    tag: 'movieNights',
    call: movieNights.countDownMovieNight,
    summary: 'Count down for all to press play together (host)',
    failures: [...NIGHT, 409],
  },
  deliverMovieNight: {
    tag: 'movieNights',
    call: movieNights.deliverMovieNight,
    summary: 'Have the bot deliver the chosen title to the user',
    failures: [...NIGHT, 409],
  },
};
