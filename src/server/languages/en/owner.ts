import { formatsOf } from '../../lib/formats.ts';
import type { owner as italian } from '../it/owner.ts';
import type { Translated } from '../translated.ts';

const { day, decimal, moment, number, plural } = formatsOf('en-GB');

export const owner: Translated<typeof italian> = {
  failed: {
    heading: 'Deliveries that failed',
    none: 'None.',
    title: (name, id) => `${name}, no. ${id}`,
    search: 'Search',
    line: (who, at, why) => `${who}, ${moment(at)}: ${why}`,
    retry: (index) => `Retry ${index}`,
    retried: 'Trying again now.',
    notThere: 'This delivery is no longer there.',
    blocked: 'has blocked the bot',
    gone: 'their account is gone',
    unknown: 'has never written to the bot',
    banned: 'is banned',
  },
  banHelp: 'Write /ban and the person’s number or @username: “/ban 42”.',
  unbanHelp: 'Write /unban and the person’s number or @username: “/unban 42”.',
  notAnOwner: 'This is an owner, who can’t be banned.',
  bannedNow: (userId, givenUp) =>
    givenUp === 0
      ? `${userId} can no longer come in.`
      : `${userId} can no longer come in. Deliveries cancelled: ${givenUp}.`,
  unbannedNow: (userId) => `${userId} can come in again, with /start.`,
  wasNotBanned: (userId) => `${userId} was not banned.`,

  number: (id) => `Title no. ${id}`,
  edit: 'Edit',
  hide: 'Hide',
  show: 'Show',
  cancel: 'Cancel',
  back: '‹ Back',
  card: 'Details',
  titleHelp: 'Write /title and its number or name: “/title 12”, “/title Nosferatu”.',

  newSeries: 'series',
  newTitleHelp:
    'Write /new, the name and the year: “/new Gita a Goa (2019)”. For a series: “/new series Corso di cucina (2020)”.',

  hiddenNow: (hidden) => (hidden ? 'Hidden: only you see it now.' : 'Everybody sees it now.'),

  noValue: 'nothing',

  folderUnreadable: (folder) =>
    `I can’t read the file. The Bot API server runs in local mode and keeps it in ${folder}, which can’t be read from here. Mount that folder on this machine too, or start that server without --local.`,
  notDownloaded: 'I can’t download the file from Telegram. Send it again.',
  photoHelp:
    'To make this photo the cover of a title, send it to me again with the title’s number as its caption: “12”. ' +
    'A photo that is wider than it is tall becomes the banner.',
  coverSet: 'Done: it is the new cover.',
  bannerSet: 'Done: it is the new banner.',
  useStill: 'Use a still of the video',
  stillUsed: 'Done: cover and banner are a still of the video.',
  noStill: 'I have no still of this title.',

  wholeTitle: 'Film',
  episodePart: (season, episode) =>
    season === 0 ? `Special ${episode}` : `Season ${season}, episode ${episode}`,
  messageOf: (chat, message) => `message ${message} in ${chat}`,
  fileOf: (kind) => (kind === 'video' ? 'video' : 'video sent as a file'),
  videoDropped: (part, isReplaced) =>
    isReplaced ? `Removed: ${part}. The one before is back.` : `Removed: ${part}.`,
  videoReplaced: 'in reserve',
  videoLost: 'can no longer be found',
  size: (bytes) => (bytes < 1e9 ? `${number(Math.ceil(bytes / 1e6))} MB` : `${decimal(bytes / 1e9)} GB`),
  day,
  noSuchVideo: 'This video is no longer there.',

  announceHelp:
    'Write /announce, the title’s number and the text: “/announce 12 Tonight we all go to the cinema!”. ' +
    'I show it to you before I send it.',
  announcementTooLong: (longest) => `The text is too long. Use ${longest} characters at most.`,
  announceWhat: (people) =>
    `This is what everybody will see. ${plural(people, {
      one: '1 person',
      other: `${number(people)} people`,
    })} will get it. Shall I send it?`,
  announce: 'Send',
  stopAnnouncing: 'Stop',
  announceOn: 'Resume',
  announcementDropped: 'All right, I won’t send it.',
  announcementGone: 'This announcement is no longer there.',
  announcementProgress: (state, { people, sent, unsent, unknown }) => {
    const heading = {
      draft: 'Announcement',
      running: 'Announcement on its way',
      stopped: 'Announcement stopped',
      done: 'Announcement finished',
    };
    const rest = unsent > 0 ? `, ${number(unsent)} could not be reached` : '';
    const perhaps = unknown > 0 ? `, ${number(unknown)} may or may not have got it` : '';
    return `${heading[state]}: ${number(sent)} of ${number(people)}${rest}${perhaps}.`;
  },

  typeName: (type) => (type === 'film' ? 'Film' : 'Series'),
  notThere: 'It isn’t in the catalogue yet.',
  alreadyThere: (id) =>
    `It’s already in the catalogue: no. ${id}. “Update” brings back what TMDB says about it.`,
  add: 'Add',
  update: 'Update',
  tmdbOutcome: ({ created, changed }) => {
    if (created > 0) return 'Added to the catalogue.';
    return changed > 0 ? 'Updated.' : 'It was already up to date.';
  },
  tmdbNeedsToken:
    'To add a title from a link I need TMDB_TOKEN. Create a key at themoviedb.org/settings/api, ' +
    'put it in the file .env or in the server’s environment, and restart the server.',
  tmdbIncomplete: (fields) =>
    `TMDB lacks something about this title (${fields.join(', ')}). Complete it there, or import it from a file.`,
  tmdbFailed: (failure, seconds) => {
    if (failure === 'refused')
      return 'TMDB rejects TMDB_TOKEN. Create one at themoviedb.org/settings/api and restart the server.';
    if (failure === 'blocked')
      return 'A firewall or proxy between the server and TMDB refuses the request. TMDB_TOKEN is not the matter.';
    if (failure === 'missing') return 'TMDB doesn’t know this title.';
    if (failure === 'unexpected')
      return 'TMDB answered in a way that I don’t understand. Perhaps a newer Vetrina is needed.';
    if (seconds > 0)
      return `TMDB asks me to wait. Try again in ${plural(seconds, { one: '1 second', other: `${seconds} seconds` })}.`;
    return 'TMDB isn’t answering right now. Try again in a moment.';
  },
};
