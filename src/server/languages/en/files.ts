import { formatsOf } from '../../lib/formats.ts';
import type { files as italian } from '../it/files.ts';
import type { Translated } from '../translated.ts';

const { number, plural, date } = formatsOf('en-GB');
const dayOf = (iso: string) => date(new Date(`${iso}T12:00:00Z`));
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
  dayOrder: (example, iso) => `In dates with slashes “${example}” is ${dayOf(iso)}.`,
  unknownColumns: (columns) =>
    `${plural(columns.length, { one: 'I don’t know this column, and left it out', other: 'I don’t know these columns, and left them out' })}: ${columns.map((column) => `“${column}”`).join(', ')}.`,
  otherSheets: (names) =>
    `Of several sheets I read the first one with titles. Not read: ${names.map((name) => `“${name}”`).join(', ')}.`,
  noType: 'There is no column for the type (“tipo”), so I take all of them as films.',
  parts: (count) =>
    plural(count, {
      one: '1 row is of an episode or a season, and counts for its series.',
      other: `${number(count)} rows are of episodes or seasons, and count for their series.`,
    }),
  named: (title) => `“${title}”`,
  preview: (name, outcome) => `“${name}”, if you import it:\n${withFaults(outcome)}`,
  taken: (name, outcome) => `“${name}” is imported:\n${withFaults(outcome)}`,
  take: 'Import',
  taking: 'Importing…',
  sendAgain: 'I can no longer find the file. Send it to me again.',
  wrongTable: (place) =>
    `I can’t read this table${place === undefined ? '' : ` (${place})`}. The first line has the names of the columns, one for each: ` +
    'for titles “title” is enough, with year, type, duration and genre beside it. Every other line is a title, with its name and the same separators, ' +
    'without sections, totals or merged cells.',
  wrongJson:
    'I find no titles in it. A JSON file must be a list, and each title needs at least “title”: ' +
    '[{"title": "Nosferatu", "year": 1922}].',

  line: (line, sheet) => (sheet === undefined ? `line ${line}` : `line ${line} of “${sheet}”`),
  item: (title) => `title ${title}`,
  rest: 'the rest',
  faults: {
    anno: 'needs a year, such as 2018.',
    calendar: 'there is no such day in the calendar.',
    letters: 'some letters are damaged: save the file as CSV UTF-8.',
    cells: (found, wanted) =>
      `has ${found} cells, but there are ${wanted} columns: text that contains the separator needs quotes.`,
    quotes: 'a quotation mark does not close.',
    sameTitle: (place) => `is the same title as ${place}.`,
    mayBeSame: (place) => `may be the same title as ${place}: write the year in both.`,
    several: 'the catalogue has several titles of this name: write the year.',
    origin: 'needs a key that no other title has, up to 200 letters.',
    type: 'write “film” or “serie”.',
    sorgenti: 'needs one address that begins with https://.',
    episodio: 'needs the numbers of the season and the episode.',
    unreadable: 'cannot be read.',
  },

  exampleName: 'example-titles.csv',
  example: [
    ['title', 'year', 'type', 'duration', 'genre', 'plot'],
    ['Nosferatu', '1922', 'film', '94', 'Horror', 'An estate agent leaves for Transylvania.'],
    ['A Trip to Goa', '2019', 'film', '42', 'Documentary', ''],
    ['Cooking Course', '2020', 'series', '2', 'Reality', 'Two seasons, a recipe an episode.'],
  ],
  aboutExample:
    'Each line is a title. Only the title is needed, the rest may be missing. The duration is in minutes for films, in seasons for series. ' +
    'Fill in the file and send it back. Before importing it I’ll tell you what changes.',
  getExample: 'Download an example',
  workbookFaults: {
    workbook: 'I can’t read this kind of spreadsheet. Save it as Excel (.xlsx) or CSV and send me that.',
    locked: 'The file has a password. Remove it and send me the file again.',
    'no table': 'That’s not a table, whatever the file’s name says. Send me an Excel (.xlsx) or CSV file.',
    unreadable: 'The file is damaged or incomplete. Send it to me again.',
    'too much work': 'The file is too complex: send it smaller, or saved as CSV.',
  },
  isPage: 'This is a web page, not a table. Download the file and send me that.',

  filmsOfTmdb: (films, year) =>
    `TMDB: ${films} ${plural(films, { one: 'film', other: 'films' })}${year === null ? '' : ` from ${year}`}`,
  seriesOfTmdb: (series, year) => `TMDB: ${series} series${year === null ? '' : ` from ${year}`}`,
  fileBreaksOff: 'The file breaks off, or is not what its name says.',
  tmdbBreaksOff: 'TMDB doesn’t answer. Try again, and I’ll go on from here.',
  jellyfinHasNothing: 'This key shows no library of films or series.',
  jellyfinRefused: 'The server rejects this key.',
  jellyfinDown:
    'The server doesn’t answer. Check that it runs and that the address and the port are right, then try again.',
  notAnAddress: (text: string) =>
    `“${text}” is not the address of a server, such as http://192.168.1.5:8096.`,
  noJellyfin: 'Jellyfin doesn’t answer at this address. Enter the one your browser shows when you open it.',

  catalogueName: 'titles.ndjson.gz',
  catalogue:
    'The whole catalogue. It can be imported again from “Import and export”, or with vetrina titles import.',
  catalogueTooLarge:
    'The catalogue is too large for a file in Telegram. Export it on the server with vetrina titles export.',
  catalogueNotSent: 'I couldn’t send you the catalogue. Try again in a moment.',
};
