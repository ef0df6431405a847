import { formatsOf } from '../../lib/formats.ts';
import type { files as italian } from '../it/files.ts';
import type { Translated } from '../translated.ts';

const { number, plural } = formatsOf('en-GB');
const videos = (count: number) => plural(count, { one: '1 video', other: `${number(count)} videos` });
const newTitles = (count: number) =>
  plural(count, { one: '1 new title', other: `${number(count)} new titles` });

type Outcome = Parameters<typeof italian.preview>[1];

function withFaults({ lines, faults, wrong }: Outcome): string {
  const more = wrong - faults.length;
  return [
    ...lines,
    ...(wrong > 0
      ? [
          `${plural(wrong, { one: '1 wrong line', other: `${number(wrong)} wrong lines` })}:`,
          ...faults.map((fault) => `• ${fault}`),
          ...(more > 0 ? [`… and ${number(more)} more.`] : []),
        ]
      : []),
  ].join('\n');
}

export const files: Translated<typeof italian> = {
  titles: (created, changed, unchanged) =>
    `${newTitles(created)}, ${number(changed)} changed, ${number(unchanged)} as before.`,
  videos: (settled, created) => `${videos(settled)} matched, ${newTitles(created)}.`,
  notPossible: (count) =>
    plural(count, {
      one: '1 video is still waiting: its title has no such episode.',
      other: `${number(count)} videos are still waiting: their titles have no such episodes.`,
    }),
  left: (count) =>
    plural(count, {
      one: '1 video without a title is still waiting.',
      other: `${number(count)} videos without a title are still waiting.`,
    }),
  preview: (name, outcome) => `“${name}”, if you import it:\n${withFaults(outcome)}`,
  taken: (name, outcome) => `“${name}” is imported:\n${withFaults(outcome)}`,
  take: 'Import',
  taking: 'Importing…',
  sendAgain: 'I can no longer find the file: send it to me again.',
  wrongHeader:
    'The first line must have the names of the columns. Titles need origin, type and titolo; ' +
    'for videos that wait, download the table and fill it in.',

  line: (line) => `line ${line}`,
  item: (title) => `title ${title}`,
  rest: 'the rest',
  faults: {
    origin: 'needs a key that no other title has, up to 200 letters.',
    type: 'write “film” or “serie”.',
    sorgenti: 'needs addresses that begin with https://.',
    unreadable: 'cannot be read.',
  },

  tableName: 'to-match.csv',
  howToFill: (count) =>
    `${videos(count)} to match. Fill in titolo (the title), anno (the year) and tipo (“film” or “serie”), for series also ` +
    'stagione (the season) and episodio (the episode), then send me the file again. Lines without a title go on waiting.',
  tableFaults: {
    video: 'the video’s number is missing',
    videoNumber: 'the video’s number is wrong',
    titolo: 'the title is too long',
    anno: 'the year is wrong',
    tipo: 'the type is “film” or “serie”',
    stagione: 'the season is wrong',
    episodio: 'the episode is wrong',
    unreadable: 'cannot be read',
    settled: (video) => `video ${video} is no longer waiting`,
  },

  filmsOfTmdb: (films, year) =>
    `TMDB: ${films} ${plural(films, { one: 'film', other: 'films' })}${year === null ? '' : ` from ${year}`}`,
  seriesOfTmdb: (series, year) => `TMDB: ${series} series${year === null ? '' : ` from ${year}`}`,
  fileBreaksOff: 'The file breaks off, or is not what its name says.',
  tmdbBreaksOff: 'TMDB does not answer: try again, and I go on from here.',
  jellyfinHasNothing: 'The server rejects this key, or has no libraries of films or series.',
  jellyfinRefused: 'The server rejects this key.',
  jellyfinDown: 'The server does not answer: try again.',
  noJellyfin: 'Jellyfin does not answer at this address: enter the one your browser shows when you open it.',

  catalogueName: 'titles.ndjson.gz',
  catalogue:
    'The whole catalogue. It can be imported again from “Import and export”, or with vetrina titles import.',
  catalogueTooLarge:
    'The catalogue is too large for a file in Telegram: export it on the server with vetrina titles export.',
};
