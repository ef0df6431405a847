import { formatsOf } from '../../lib/formats.ts';
import type { channels as italian } from '../it/channels.ts';
import type { Translated } from '../translated.ts';

const { date, number, plural } = formatsOf('en-GB');
const videos = (count: number) => plural(count, { one: '1 video', other: `${number(count)} videos` });

const listed = (lines: readonly string[], more: number) =>
  [...lines.map((line) => `• ${line}`), ...(more > 0 ? [`… and ${more} more.`] : [])].join('\n');

export const channels: Translated<typeof italian> = {
  how:
    'To add a channel, make me an administrator there. If I already was, write “/channel @name” or forward me one of its posts. ' +
    'I match each video that you publish in it to its title; earlier ones I read if you press “Read earlier posts too”. ' +
    'I take the title from the caption (the number, a link to TMDB or IMDb, “Title (year)”, “Title S01E02”) ' +
    'or from the file’s name; when I’m not sure, I ask you.',
  choose: 'Choose a channel',
  none: 'I don’t follow any channel yet.',
  channels: 'The channels that I follow:',
  channel: (title, used, unmatched) =>
    `“${title}”: ${videos(used)}${unmatched > 0 ? `, ${unmatched} to match` : ''}`,
  rightsLost: (title) => `“${title}”: I’m no longer an administrator, and its new videos don’t reach me`,
  drop: (title) => `Stop following “${title}”`,
  dropped: (title) => `I no longer follow “${title}”. Its videos stay.`,
  noSuchChannel: 'I no longer follow this channel.',
  added: (title) => `Done: from now on I match the videos of “${title}” to their titles.`,
  unknown: (name) =>
    `I can’t find the channel ${name}. Make me an administrator there, then try again; if it is private, forward me one of its posts.`,
  noChannel: 'This is not a channel.',
  notAdministrator: (title) =>
    `I’m not an administrator of “${title}”. Add me to its administrators, then try again.`,

  nowWatchable: (lines, more, count) =>
    lines.length === 1 && more === 0
      ? `You can now watch ${lines.join('')}.`
      : `You can now watch${more > 0 ? ` ${videos(count)}` : ''}:\n${listed(lines, more)}`,
  episodes: (title, season, episodes) =>
    season === 0
      ? `${title}, ${/^\d+$/.test(episodes) ? 'special' : 'specials'} ${episodes}`
      : `${title}, season ${season}, ${/^\d+$/.test(episodes) ? 'episode' : 'episodes'} ${episodes}`,
  toMatch: (count) => `${videos(count)} to match.`,
  match: (count) => `To match (${count})`,
  withoutVideo: (count) =>
    plural(count, { one: '1 post without a video.', other: `${number(count)} posts without a video.` }),
  notAFilm: 'This is not a video. If it is a film, send it as a file.',

  whichTitle: 'Which title is it?',
  videoOf: (at, detail) => `Video of ${date(at)}${detail === undefined ? '' : `, ${detail}`}`,
  video: 'Video',
  orReply: 'You can also reply with the title or its number.',
  file: (name) => `File: ${name}`,
  caption: (text) => `Caption: ${text}`,
  lengths: (video, title) =>
    title === undefined ? `It lasts ${video}` : `It lasts ${video}, the title ${title}`,
  duration: (seconds) => (seconds < 90 ? `${seconds} seconds` : `${Math.round(seconds / 60)} min`),
  bytes: (bytes) => `${Math.max(1, Math.round(bytes / 1e6))} MB`,
  groupReasons: {
    extra: 'They look like trailers, extras or reviews.',
    part: 'They look like parts of a film.',
    short: 'They’re much shorter than their title.',
    episode: 'The season or episode in the caption is beyond those of the title. Is it right?',
    unnamed: 'They have no title in their name.',
  },
  isThis: (name) => `It’s this one: ${name}`,
  anotherTitle: 'Another title',
  ignore: 'Ignore',
  openPost: 'See the post',
  undo: 'Undo',

  create: (name) => `Create title: ${name}`,
  noName: 'I can’t tell the title from the file’s name. Write it in Manage.',
  gone: 'This video is no longer waiting.',
  ignored: 'Ignored.',
  needsEpisode: (name) =>
    `${name} is a series. I can’t tell the episode from the file’s name. You can write it in Manage.`,
  settled: (name, count) =>
    count === 1 ? `Done: you can now watch ${name}.` : `Done: ${videos(count)} of ${name}.`,

  onTmdb: (name, series) => `At TMDB: ${name}, ${series ? 'series' : 'film'}`,
  addFromTmdb: (name) => `Add from TMDB: ${name}`,

  replaced: (lines, more) => `Replaced:\n${listed(lines, more)}`,
  replacedBy: (name, now, before) =>
    [name, now && `now “${now}”`, before && `instead of “${before}”`].filter(Boolean).join(', '),
  keepEarlier: (name) => (name === undefined ? 'Undo' : `Keep the earlier one: ${name}`),
  keptEarlier: (name) => `All right, ${name} has its earlier video again.`,
  replacementGone: 'This change is no longer there.',
  restored: (lines, more) => `The newer video is gone, and the one before is back:\n${listed(lines, more)}`,

  lost: (lines, more) =>
    `These videos can no longer be found:\n${listed(lines, more)}\n\n` +
    'The post was removed, or I’m no longer in the channel. Whoever asks for one gets its details; add them again whenever you like.',
};
