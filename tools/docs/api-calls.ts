import type { ApiCall } from '../../src/contract/api-call.ts';
import { auth, checkPremiumStatus } from '../../src/contract/auth.ts';
import { playContent, promptChatSearch } from '../../src/contract/bot-requests.ts';
import { getContent, getRandom } from '../../src/contract/content.ts';
import {
  addToCustomList,
  contentInCustomList,
  getCustomListContents,
  getCustomListName,
  getCustomLists,
  removeFromCustomList,
} from '../../src/contract/custom-lists.ts';
import {
  changeAnnouncement,
  getAnnouncements,
  keepAnnouncementPicture,
  previewAnnouncement,
} from '../../src/contract/desk/announcements.ts';
import { getChanges, undoChange } from '../../src/contract/desk/changes.ts';
import { getDesk } from '../../src/contract/desk/desk.ts';
import {
  getDemand,
  getFigures,
  getFindings,
  getGivenUpWork,
  retryWork,
} from '../../src/contract/desk/figures.ts';
import {
  exportTitles,
  getDeskImport,
  importFile,
  importFromJellyfin,
  importFromTmdb,
  stopImport,
} from '../../src/contract/desk/imports.ts';
import { getPayments, refundPayment } from '../../src/contract/desk/payments.ts';
import {
  endSessions,
  erasePerson,
  getPeople,
  getUnwatched,
  givePremium,
  sendPersonData,
  setBanned,
  setHelper,
  takeGiftBack,
} from '../../src/contract/desk/people.ts';
import {
  getDeskReports,
  reopenReports,
  sendReportedVideo,
  settleReports,
} from '../../src/contract/desk/reports.ts';
import { decideRequests, getDeskRequests, reopenRequests } from '../../src/contract/desk/requests.ts';
import {
  changeTitles,
  editDeskTitle,
  getDeskTitle,
  getDeskTitles,
  getTitleUses,
  mergeDeskTitles,
  removeDeskTitles,
  sendPicture,
  takeTmdbPicture,
} from '../../src/contract/desk/titles.ts';
import { changeTitleVersion, getTitleVersions } from '../../src/contract/desk/versions.ts';
import {
  getTitlesForVideo,
  getVideosOfGroup,
  getWaitingVideos,
  searchDeskTitles,
  settleVideos,
  takeBackVideos,
} from '../../src/contract/desk/videos.ts';
import { launch, prepareShare } from '../../src/contract/extension-calls.ts';
import { getGenreContents, getGenres } from '../../src/contract/genres.ts';
import { contentInList, getList, toggleContentInList } from '../../src/contract/lists.ts';
import {
  closeMovieNight,
  countDownMovieNight,
  decideMovieNight,
  deliverMovieNight,
  extendMovieNight,
  getMovieNight,
  getMovieNightTitles,
  joinMovieNight,
  removeFromMovieNight,
  voteInMovieNight,
  watchMovieNight,
} from '../../src/contract/movie-nights.ts';
import { getAwaited, setAwaited, setMuted } from '../../src/contract/own/arrivals.ts';
import { eraseOwnData, sendOwnData } from '../../src/contract/own/data.ts';
import {
  getListImports,
  requestMissing,
  setListTarget,
  uploadList,
} from '../../src/contract/own/list-imports.ts';
import { getMovieNights, makeMovieNight } from '../../src/contract/own/movie-nights.ts';
import { createInvoice, getOwnPremium, setRenewal } from '../../src/contract/own/premium.ts';
import { getRecommendations } from '../../src/contract/own/recommendations.ts';
import {
  findRequestable,
  getOwnRequests,
  requestTitle,
  setRequestWanted,
} from '../../src/contract/own/requests.ts';
import { searchAsTyped } from '../../src/contract/own/search.ts';
import {
  getLanguage,
  getNoticeSettings,
  getPreference,
  setLanguage,
  setNotices,
  setPreference,
} from '../../src/contract/own/settings.ts';
import { getOwnSeason, getOwnTitle, reportProblem, setSeasonWatched } from '../../src/contract/own/title.ts';
import {
  getToContinue,
  getWatched,
  leaveSeries,
  playEpisode,
  setWatched,
} from '../../src/contract/own/watched.ts';

import { filterContents, getYears } from '../../src/contract/premium-search.ts';
import { getHomeContents, getLast, topContents, topContentsOfGenre } from '../../src/contract/rankings.ts';

export const TAGS = {
  session: 'Signing in, and what the user may do',
  catalogue: 'Titles, rankings, genres and filters: the same for everybody',
  lists: 'The user’s lists',
  chat: 'What the bot continues in the chat',
  movieNights: 'Movie nights; beside the 23 calls, and made only by people who open a night’s link',
  ownPage:
    'The user’s own page; beside the 23 calls, and made only where the answer to sign-in has `vetrina`',
  desk: 'The desk of owners (and helpers, where the summary does not say otherwise); beside the 23 calls, and an unknown route for anybody else',
  optional: 'Beside the 23 calls; made only where the answer to sign-in has `vetrina`',
} as const;

export type DocumentedCall = {
  tag: string;
  call: ApiCall;
  summary: string;
  /** What Vetrina's own server may answer beside 200, 400, 429, 500 and 503. */
  failures: readonly Failure[];
  /** Whether it needs no session, and reads the launch data that the messenger has signed. */
  isPublic: boolean;
  /** Whether it answers server-sent events. */
  streams: boolean;
};

type Failure = keyof typeof FAILURES;

/** Status codes; every one has a body `{ "error": … }`. */
export const FAILURES = {
  400: 'A parameter or a field is missing or malformed; the error names it',
  401: 'No valid session: sign in again',
  403: 'The call names another user, needs premium, or is not for this member of a movie night',
  404: 'No such title, list or movie night',
  409: 'The list is full, the movie night is over, or the messenger does not allow it',
  429: 'Too many calls, or too many deliveries waiting; see Retry-After',
  500: 'The server failed; nothing was changed',
  503: 'The server or its database is overloaded or unreachable; see Retry-After',
} as const;

/** `failures`: beside those of a session. */
type Row = readonly [call: ApiCall, summary: string, ...failures: Failure[]];

const ROWS: Readonly<Record<keyof typeof TAGS, Readonly<Record<string, Row>>>> = {
  session: {
    auth: [
      auth,
      'Exchange a launch key for a session token. Success is status 200 with a non-empty `jwt`. `vetrina` is Vetrina’s alone: it says that the calls beside the 23 are answered',
    ],
    checkPremiumStatus: [checkPremiumStatus, 'Whether the user is premium; only `true` counts'],
  },
  catalogue: {
    getHomeContents: [
      getHomeContents,
      'Titles of the home: the first is the banner’s, the app fills four carousels from the others',
    ],
    getRandom: [getRandom, 'A random film or series', 404],
    topContents: [topContents, 'The most played titles of the last days'],
    topContentsOfGenre: [topContentsOfGenre, 'The most played titles of a genre'],
    getLast: [getLast, 'The titles added last, newest first'],
    getGenres: [getGenres, 'Genres from an item offset on; limit 0 returns all'],
    getGenreContents: [getGenreContents, 'A page of a genre’s titles'],
    getContent: [getContent, 'One title', 404],
    getYears: [getYears, 'The years that have titles; sent with `Cache-Control: no-cache`'],
    filterContents: [
      filterContents,
      'A page of the titles that match every filter; an empty filter matches all',
    ],
  },
  lists: {
    getList: [
      getList,
      'Titles of a static list (`liste`, `mi_piace`, `preferiti`) or a custom list: all without `page`',
      404,
    ],
    contentInList: [contentInList, 'Whether a title is in a static list'],
    toggleContentInList: [
      toggleContentInList,
      'Add a title to a static list, or remove it. The app ignores the body',
      404,
      409,
    ],
    getCustomLists: [getCustomLists, 'The user’s custom lists (premium)'],
    getCustomListContents: [getCustomListContents, 'The titles of a custom list', 404],
    getCustomListName: [getCustomListName, 'The name of a custom list', 404],
    contentInCustomList: [contentInCustomList, 'Whether a title is in a custom list', 404],
    addToCustomList: [
      addToCustomList,
      'Add a title to a custom list; done only when `success` is true',
      404,
      409,
    ],
    removeFromCustomList: [
      removeFromCustomList,
      'Remove a title from a custom list; done only when `success` is true',
      404,
    ],
  },
  chat: {
    playContent: [
      playContent,
      'Deliver a title in the chat; the app closes when the answer is there. It ignores the body',
      404,
    ],
    promptChatSearch: [
      promptChatSearch,
      'Ask in the chat what to search for; the app closes when the answer is there. It ignores the body',
    ],
  },
  optional: {
    launch: [
      launch,
      'Exchange signed launch data for a launch link: the start page of the bot’s main mini app',
    ],
    prepareShare: [
      prepareShare,
      'Prepare a message with a title’s card for the messenger’s share dialog',
      404,
    ],
  },
  ownPage: {
    leaveSeries: [leaveSeries, 'Take a series out of what is to be continued; a repeat changes nothing'],
    playEpisode: [
      playEpisode,
      'Deliver an episode in the chat; the app closes when the answer is there',
      404,
    ],
    getWatched: [getWatched, 'A page of what the user has watched, the latest first'],
    setWatched: [setWatched, 'Mark a film or an episode as watched, or take the mark back', 404],
    setSeasonWatched: [setSeasonWatched, 'Mark a season’s episodes as watched, or take marks back', 404],
    getOwnTitle: [
      getOwnTitle,
      'What the user can watch of a title, what they have watched, and who made it',
      404,
    ],
    getOwnSeason: [getOwnSeason, 'A page of a season’s episodes, with versions, subtitles and marks', 404],
    reportProblem: [
      reportProblem,
      'Report a problem of a film or an episode; a repeat counts once',
      404,
      409,
    ],
    getNoticeSettings: [getNoticeSettings, 'What the bot writes to the user about'],
    setNotices: [setNotices, 'Turn notices of one kind on or off'],
    getPreference: [getPreference, 'Which version of a title the user prefers'],
    setPreference: [setPreference, 'Change it; what cannot be chosen is null'],
    getLanguage: [getLanguage, 'The language that the user chose, and those that there are'],
    setLanguage: [setLanguage, 'Change it; what cannot be chosen changes nothing'],
    sendOwnData: [sendOwnData, 'Send the user everything stored about them, as a file in the chat', 404],
    eraseOwnData: [
      eraseOwnData,
      'Erase everything stored about the user, and stop their subscriptions',
      404,
      409,
    ],
    searchAsTyped: [
      searchAsTyped,
      'The titles that words mean, by name, people, genres and years; for search as one types',
    ],
    getOwnRequests: [getOwnRequests, 'The user’s open requests for titles, the most wanted first'],
    findRequestable: [findRequestable, 'Titles of the movie database that words may mean', 404],
    requestTitle: [
      requestTitle,
      'Request a title of the movie database, or words; a repeat changes nothing',
      404,
    ],
    setRequestWanted: [setRequestWanted, 'Withdraw from a request, or request the same again', 404, 409],
    makeMovieNight: [
      makeMovieNight,
      'Make the id of a movie night with these options; nothing is stored',
      404,
    ],
    getMovieNights: [getMovieNights, 'The movie nights that the user is in, the latest first'],
    getListImports: [getListImports, 'The user’s lists from other services, the latest first'],
    uploadList: [uploadList, 'Import a list of Letterboxd, IMDb or Trakt; the body is the file', 404],
    setListTarget: [setListTarget, 'Say what the titles of a list become, or drop it', 404, 409],
    requestMissing: [requestMissing, 'Request the titles of a list that are missing', 404],
    getAwaited: [getAwaited, 'What the user waits for, the latest first'],
    setAwaited: [setAwaited, 'Wait for a title or one of its seasons, or mute the title', 404],
    setMuted: [setMuted, 'Neither wait for a title nor have it recommended, or allow it again', 404],
    getRecommendations: [getRecommendations, 'Titles for the user, each with its reason'],
    getOwnPremium: [getOwnPremium, 'What the user has of premium', 404],
    createInvoice: [createInvoice, 'A link to the invoice of a subscription or a gift', 404, 409],
    setRenewal: [setRenewal, 'Stop all renewals, or resume one', 404, 409],
    getToContinue: [getToContinue, 'What the user has started and not finished, the latest first'],
  },
  desk: {
    getDesk: [getDesk, 'The caller’s role, and how much waits in each section', 404],
    getWaitingVideos: [getWaitingVideos, 'A page of the videos whose title is uncertain, by groups', 404],
    getVideosOfGroup: [getVideosOfGroup, 'The videos of the group that a post is in', 404],
    getTitlesForVideo: [getTitlesForVideo, 'What a waiting video may be', 404],
    searchDeskTitles: [searchDeskTitles, 'The titles that words mean, unlisted ones too', 404],
    settleVideos: [settleVideos, 'Match, create or ignore what waits; a repeat changes nothing', 404],
    getPeople: [getPeople, 'People by name or id, newest first (owners)', 404],
    setBanned: [setBanned, 'Ban a person, or lift the ban (owners)', 404, 409],
    setHelper: [setHelper, 'Make a person a helper, or no longer (owners)', 404],
    getUnwatched: [getUnwatched, 'What a person asked for and never opened (owners)', 404],
    givePremium: [givePremium, 'Give a person premium (owners)', 404],
    takeGiftBack: [takeGiftBack, 'Take a gift of premium back (owners)'],
    endSessions: [endSessions, 'End a person’s sessions (owners)', 404],
    sendPersonData: [sendPersonData, 'Have the bot send the caller a person’s data (owners)', 404, 503],
    erasePerson: [erasePerson, 'Erase a person (owners)', 404, 409, 503],
    getPayments: [getPayments, 'Payments, the latest first (owners)', 404],
    refundPayment: [refundPayment, 'Refund a payment (owners)', 404],
    getChanges: [getChanges, 'What owners and helpers have changed, the latest first', 404],
    undoChange: [undoChange, 'Undo a change', 404, 409],
    getFigures: [getFigures, 'People, plays, premium and Stars by day (owners)', 404],
    getDemand: [getDemand, 'What people watch, and what they want and do not find (owners)', 404],
    getGivenUpWork: [getGivenUpWork, 'Work that failed too often, by queue (owners)', 404],
    retryWork: [retryWork, 'Try given-up work again (owners)', 404],
    getFindings: [getFindings, 'What `vetrina doctor` says (owners)', 404],
    takeBackVideos: [takeBackVideos, 'Have videos wait again that were matched or ignored', 404],
    getDeskRequests: [getDeskRequests, 'A page of the requests for titles, the most wanted first', 404],
    decideRequests: [decideRequests, 'Approve, link, create or reject; a repeat changes nothing', 404],
    reopenRequests: [reopenRequests, 'Have decided requests wait for another decision', 404],
    getDeskReports: [getDeskReports, 'A page of the open reports, those of most people first', 404],
    settleReports: [settleReports, 'Close reports; a repeat changes nothing', 404],
    reopenReports: [reopenReports, 'Open closed reports again', 404],
    sendReportedVideo: [sendReportedVideo, 'Have the bot send the reported video to the caller', 404],
    getDeskTitles: [getDeskTitles, 'A page of the catalogue, hidden titles too, by words and filters', 404],
    getDeskTitle: [getDeskTitle, 'A title with the fields that can be edited', 404],
    editDeskTitle: [editDeskTitle, 'Write a field of a title', 404],
    getTitleVersions: [getTitleVersions, 'A title’s versions and subtitles, by episodes', 404],
    changeTitleVersion: [changeTitleVersion, 'Edit, order or remove a version or subtitles of a title', 404],
    sendPicture: [sendPicture, 'Make a picture that is sent a title’s', 404],
    takeTmdbPicture: [takeTmdbPicture, 'Take a title’s picture from one of TMDB’s', 404],
    getTitleUses: [getTitleUses, 'What is lost with titles, or kept where two are merged (owners)', 404],
    mergeDeskTitles: [mergeDeskTitles, 'Merge a title into another one, for good (owners)', 404],
    removeDeskTitles: [removeDeskTitles, 'Remove titles for good (owners)', 404],
    changeTitles: [
      changeTitles,
      'Hide or show titles, or give or take a genre; a repeat changes nothing',
      404,
    ],
    getDeskImport: [getDeskImport, 'The latest import of titles, and how far it is', 404],
    importFile: [importFile, 'Start the import of a file of titles, or its preview', 404],
    importFromTmdb: [importFromTmdb, 'Start an import from TMDB, or its preview', 404],
    importFromJellyfin: [importFromJellyfin, 'Start an import from a Jellyfin server, or its preview', 404],
    stopImport: [stopImport, 'Stop the running import', 404],
    exportTitles: [exportTitles, 'Have the bot send the whole catalogue to the caller', 404],
    getAnnouncements: [getAnnouncements, 'The latest announcements, and how far each is (owners)', 404],
    keepAnnouncementPicture: [keepAnnouncementPicture, 'Keep a picture for an announcement (owners)', 404],
    previewAnnouncement: [
      previewAnnouncement,
      'Draft an announcement, and have the bot send it to the caller (owners)',
      404,
    ],
    changeAnnouncement: [changeAnnouncement, 'Send, stop, resume or drop an announcement (owners)', 404],
  },
  movieNights: {
    joinMovieNight: [joinMovieNight, 'Enter a movie night, or enter it again', 404],
    getMovieNight: [getMovieNight, 'A movie night as it is now', 404],
    watchMovieNight: [
      watchMovieNight,
      'A movie night from now on: server-sent events `room`, each with its version as id',
      404,
    ],
    getMovieNightTitles: [getMovieNightTitles, 'The titles to vote on, in the user’s own order', 404],
    voteInMovieNight: [
      voteInMovieNight,
      'Vote on titles; of two votes on a title the one with the later `at` counts',
      404,
      409,
    ],
    decideMovieNight: [decideMovieNight, 'Have the fairest title chosen now (host)', 404, 409],
    closeMovieNight: [closeMovieNight, 'End a movie night without a title (host)', 404, 409],
    extendMovieNight: [extendMovieNight, 'Give more time to vote (host)', 404, 409],
    removeFromMovieNight: [removeFromMovieNight, 'Remove a member for good (host)', 404, 409],
    countDownMovieNight: [countDownMovieNight, 'Count down for all to press play together (host)', 404, 409],
    deliverMovieNight: [deliverMovieNight, 'Have the bot deliver the chosen title to the user', 404, 409],
  },
};

/** Every call by its operation id. */
export const CALLS: Readonly<Record<string, DocumentedCall>> = Object.fromEntries(
  Object.entries(ROWS).flatMap(([tag, rows]) =>
    Object.entries(rows).map(([id, row]): [string, DocumentedCall] => [id, documented(tag, row)]),
  ),
);

function documented(tag: string, [call, summary, ...own]: Row): DocumentedCall {
  const isPublic = call === auth || call === launch;
  const failures: Failure[] = isPublic ? [401, ...own] : [401, 403, ...own];
  return { tag, call, summary, failures, isPublic, streams: call === watchMovieNight };
}
