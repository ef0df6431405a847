import { REMARKS } from '../remarks.ts';
import {
  button,
  channelId,
  flag,
  languageCode,
  nightId,
  oneOf,
  orNull,
  rowId,
  titlePart,
  titleType,
  wholeNumber,
} from './button-fields.ts';

const remark = oneOf(REMARKS);
const page = wholeNumber;
const part = titlePart;
/** A problem with a video. */
const problem = oneOf({ audio: 0, subtitles: 1, wrong: 2, broken: 3, other: 4 });
/** The unmatched videos on the list. */
const filter = oneOf({ all: 0, film: 1, serie: 2, other: 3, ignored: 4 });
/** For unmatched videos: one of them or its group, and a place in the queue, which had pages in the chat. */
const view = { isOne: flag, filter, index: wholeNumber };

/**
 * All kinds of buttons. They stay in chats for years: a word, the order of its fields and the meaning of a number never
 * change.
 */
export const buttons = {
  /** Replies like `/help`. */
  help: button('help', {}),
  /** Below the reply to a line that was taken for a title's name. */
  remark: button('remark', { remark }),
  /** Chooses the language that the bot speaks to a person. */
  speak: button('speak', { spoken: languageCode }),
  /** Chooses the language of titles: one, or that of the bot's messages. */
  titlesIn: button('titlesin', { spoken: languageCode }),
  titlesAsSpoken: button('titlesas', {}),
  /** Shows a title's card. */
  card: button('card', { titleId: rowId }),
  /** Delivers a title, as 'Riproduci' in the mini app does. */
  play: button('play', { titleId: rowId }),
  seasons: button('seasons', { titleId: rowId, page }),
  season: button('season', { titleId: rowId, season: wholeNumber, page }),
  episode: button('episode', { part }),
  /** Lists a season's episodes in a separate message. */
  otherEpisodes: button('otherepisodes', { titleId: rowId, season: wholeNumber }),
  /** Marks a film or an episode as watched, or not. */
  watched: button('watched', { part }),
  unwatched: button('unwatched', { part }),
  /** Pages of `/continua`; a title leaves it when it is watched, or when its series is given up. */
  toContinue: button('continue', { page }),
  watchedThere: button('watchedthere', { part, page }),
  leaveSeries: button('leave', { titleId: rowId, page }),
  /** Asks which series to give up. */
  whatToLeave: button('whattoleave', { page }),
  /** Pages of `/visti`, and the buttons that set a mark or take it back. */
  history: button('history', { page }),
  watchedPart: button('watchedpart', { part, page }),
  unwatchedThere: button('unwatchedthere', { part, page }),
  /** Lists the other versions of a delivered film or episode, and delivers one. */
  versions: button('versions', { part, deliveredId: orNull(rowId) }),
  version: button('version', { part, versionId: rowId }),
  /** A person's preferences: all of them, lines of the picture, and a language. */
  preferences: button('preferences', {}),
  preferQuality: button('quality', { lines: orNull(wholeNumber) }),
  preferLanguage: button('language', {
    language: orNull(oneOf({ ita: 1, eng: 2, fra: 3, deu: 4, spa: 5, jpn: 6 })),
  }),
  /** Sells a month as a gift, by a link. */
  gift: button('gift', {}),
  /** Lets a subscription renew itself, or not. */
  renewal: button('renewal', { isOn: flag }),
  /** Asks for the problem with the delivered version of a film or an episode, and reports it. */
  versionProblem: button('problemof', { part, versionId: rowId }),
  reportVersion: button('reportof', { part, versionId: rowId, kind: problem }),
  /** Turns off the notifications of one title. */
  mute: button('mute', { titleId: rowId }),
  unmute: button('unmute', { titleId: rowId }),
  /** Turns all notifications on or off. */
  notices: button('notices', { isOn: flag }),
  /** Notices of new episodes. */
  seriesNotices: button('seriesnotices', { isOn: flag }),
  /** The weekly digest. */
  digest: button('digest', { isOn: flag }),
  /** Asks which title to request. */
  askTitle: button('asktitle', {}),
  /** Requests the title named in the message; `skipped`: where the name is no longer searched. */
  askFor: button('ask', { skipped: oneOf({ nothing: 0, catalogue: 1, everything: 2 }) }),
  /** Shows a title of TMDB that can be requested. */
  askMatch: button('askmatch', { type: titleType, id: wholeNumber }),
  /** Requests that title, or one of its seasons. */
  askTmdb: button('asktmdb', { type: titleType, id: wholeNumber, season: orNull(wholeNumber) }),
  withdraw: button('withdraw', { requestId: rowId }),
  /** A person's own requests, and one of them. */
  ownRequests: button('ownrequests', {}),
  ownRequest: button('ownrequest', { requestId: rowId }),
  /** The target of a file's titles. */
  importList: button('importlist', {
    listId: rowId,
    target: oneOf({ visti: 0, liste: 1, mi_piace: 2, nothing: 3 }),
  }),
  /** Requests the titles of a file that the catalogue does not have. */
  askMissing: button('askmissing', { listId: rowId }),

  /** Shows the members of a movie night. */
  nightWho: button('nightwho', { nightId }),
  /** Delivers a night's chosen title to the person who presses it. */
  nightPlay: button('nightplay', { nightId }),

  /** For owners only. */
  /** Makes the messenger's still of a title's video its pictures. */
  useStill: button('usestill', { titleId: rowId }),
  hide: button('hide', { titleId: rowId, hidden: flag }),
  waitingSubtitles: button('subtitlesof', { subtitlesId: rowId }),
  /** Puts a replaced video back. */
  putBack: button('putback', { replacedId: rowId }),
  /** Asks about one unmatched video. */
  video: button('video', { postId: rowId, filter, index: wholeNumber }),
  /** The page in the message is the video of this part, however unlikely its number. */
  addVideo: button('addvideo', { part }),
  /** A video, or its group, is a title; without a season where the names tell it. */
  assign: button('assign', { postId: rowId, titleId: rowId, season: orNull(wholeNumber), ...view }),
  /** Ignores a video; a group is left to the desk. */
  ignorePost: button('ignore', { postId: rowId, ...view }),
  /** Restores the videos that one press ignored. */
  undoIgnore: button('unignore', { postId: rowId, filter, index: wholeNumber }),
  /** Makes a video, or its group, a new title. */
  createFor: button('createfor', { postId: rowId, ...view }),
  /** Imports the file that the message replies to. */
  takeFile: button('takefile', { isSure: flag }),
  /** A table of titles to start from. */
  titleExample: button('titleexample', {}),
  /** Adds a title of TMDB for a video or its group. */
  addTmdbFor: button('tmdbfor', { postId: rowId, type: titleType, id: wholeNumber, ...view }),
  dropChannel: button('unchannel', { channelId }),
  /** Reads a channel's earlier posts, and stops doing so. */
  readChannel: button('readchannel', { channelId }),
  stopReading: button('stopreading', { channelId }),
  announce: button('announce', { announcementId: rowId }),
  stopAnnouncing: button('unannounce', { announcementId: rowId }),
  dropAnnouncement: button('noannounce', { announcementId: rowId }),
  addTmdb: button('tmdb', { type: titleType, id: wholeNumber }),
  requests: button('requests', { page }),
  request: button('request', { requestId: rowId, page }),
  approve: button('approve', { requestId: rowId }),
  /** Approves words as a title of TMDB, or without one. */
  approveAs: button('approveas', { requestId: rowId, type: titleType, tmdbId: orNull(wholeNumber) }),
  reject: button('reject', { requestId: rowId }),
  /** A ready reason, or the owner's own words. */
  rejectFor: button('rejectfor', {
    requestId: rowId,
    reason: oneOf({ own: 0, notFound: 1, unsuitable: 2, notReleased: 3 }),
  }),
  isThere: button('isthere', { requestId: rowId }),
  /** Creates a title named by the request's words; asks for its type when there is none. */
  createAsked: button('createasked', { requestId: rowId, type: orNull(oneOf({ film: 1, serie: 2 })) }),
  linkTo: button('linkto', { requestId: rowId, titleId: orNull(rowId) }),
  /** Open reports of problems, and one of them. */
  reports: button('reports', { page }),
  reportCard: button('reportcard', { reportId: rowId }),
  reportedVideo: button('reportvideo', { reportId: rowId }),
  replaceReported: button('reportreplace', { reportId: rowId }),
  /** Removes the reported video, after a second press. */
  dropReported: button('reportdrop', { reportId: rowId, videoId: rowId, isSure: flag }),
  /** Dismissed where the problem cannot be reproduced. */
  settleReport: button('reportsettle', { reportId: rowId, state: oneOf({ dismissed: 0, resolved: 1 }) }),
  failed: button('failed', { page }),
  retry: button('retry', { deliveryId: wholeNumber, page }),
};
