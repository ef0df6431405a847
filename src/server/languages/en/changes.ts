import { formatsOf } from '../../lib/formats.ts';
import type { changes as italian } from '../it/changes.ts';
import type { Translated } from '../translated.ts';

const { plural } = formatsOf('en-GB');

export const changes: Translated<typeof italian> = {
  banned: 'Banned',
  unbanned: 'Unbanned',
  sessionsEnded: 'Signed out everywhere',
  dataSent: 'Data exported',
  dataErased: 'A person’s data erased',
  helperAdded: 'Made a helper',
  helperRemoved: 'No longer a helper',
  premiumGiven: (days) =>
    `Premium as a gift, ${days === null ? 'without end' : plural(days, { one: '1 day', other: `${days} days` })}`,
  premiumRevoked: 'Premium taken away',

  fieldWritten: ({ title, field, from, to }) => `${title}, ${field}: ${from} → ${to}`,
  picture: 'a picture',
  titlesHidden: (name, titles) => `Hidden: ${namedFirst(name, titles)}`,
  titlesShown: (name, titles) => `Back in the catalogue: ${namedFirst(name, titles)}`,
  genreAdded: (genre, name, titles) => `Genre ${genre} added: ${namedFirst(name, titles)}`,
  genreRemoved: (genre, name, titles) => `Genre ${genre} removed: ${namedFirst(name, titles)}`,
  titleMerged: (name, id, keep) => `Merged: ${name}, no. ${id}, into no. ${keep}`,
  /** An owner has dropped it half done. */
  titleRemoved: (name, id) => `Removed: ${name}, no. ${id}`,
  titlesImported: (from) => `Titles imported from “${from}”`,

  versionRemoved: ({ title, part, version }) =>
    `${title}, ${part}: video removed${version && `, ${version}`}`,
  versionFirst: ({ title, part, version }) => `${title}, ${part}: ${version} put first`,
  versionNumber: (id) => `no. ${id}`,
  versionEdited: ({ title, part, field, from, to }) => `${title}, ${part}, ${field}: ${from} → ${to}`,
  subtitlesRemoved: ({ title, part, version }) =>
    `${title}, ${part}: subtitles removed${version && `, ${version}`}`,
  subtitlesEdited: ({ title, part, from, to }) => `${title}, ${part}, subtitles: ${from} → ${to}`,

  videosMatched: (title, video, videos) => `“${title}”: matched ${listed(video, videos)}`,
  videosIgnored: (video, videos) => `Ignored ${listed(video, videos)}`,
  videosTakenBack: (videos) =>
    `To match again: ${plural(videos, { one: '1 video', other: `${videos} videos` })}`,

  requestApproved: (name) => `Request approved: ${name}`,
  requestRejected: (name) => `Request declined: ${name}`,
  writtenByHand: 'a title written by hand',
  requestsReopened: (count) => `Requests open again: ${count}`,
  reportResolved: (title, problem) => `Report fixed: ${title}, ${problem}`,
  reportDismissed: (title, problem) => `Report dismissed: ${title}, ${problem}`,
  reportsReopened: (count) => `Reports open again: ${count}`,

  announcement: {
    sent: (text) => `Announcement sent: ${text}`,
    scheduled: (text) => `Announcement scheduled: ${text}`,
    resumed: (text) => `Announcement resumed: ${text}`,
    stopped: (text) => `Announcement stopped: ${text}`,
  },
  workRetried: (work, retried) => `Failed jobs: tried again, ${work} (${retried})`,
};

function namedFirst(name: string, titles: number): string {
  return titles === 1
    ? name
    : `${name} and ${plural(titles - 1, { one: 'one more', other: `${titles - 1} more` })}`;
}

function listed(video: string, videos: number): string {
  return videos === 1 ? video : `${videos} videos (${video} …)`;
}
