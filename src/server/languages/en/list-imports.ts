import { formatsOf } from '../../lib/formats.ts';
import type { listImports as italian } from '../it/list-imports.ts';
import type { Translated } from '../translated.ts';
import { files } from './files.ts';

const { number, plural, date } = formatsOf('en-GB');
const dayOf = (iso: string) => date(new Date(`${iso}T12:00:00Z`));
const titles = (count: number) => plural(count, { one: '1 title', other: `${number(count)} titles` });
const megabytes = (bytes: number) => `${Math.floor(bytes / 1024 / 1024)} MB`;

const TARGETS = {
  visti: {
    button: 'Watched',
    where: 'watched',
    leftOut: (count: number) =>
      plural(count, {
        one: '1 series has no episodes to mark',
        other: `${number(count)} series have no episodes to mark`,
      }),
  },
  liste: { button: 'My list', where: 'in your list', leftOut: full },
  mi_piace: { button: 'Like', where: 'among your likes', leftOut: full },
};

function full(count: number): string {
  return `${number(count)} ${plural(count, { one: 'does', other: 'do' })} not fit, because the list is full`;
}

type Notes = Parameters<typeof italian.notes>[0];
type Place = Notes['skippedRows'][number];

const WHY = {
  'no title': () => 'I find no title',
  cells: ({ found, wanted }: Notes['refusedRows'][number]) =>
    `it has ${found} cells, but there are ${wanted} columns`,
  quotes: () => 'a quotation mark does not close',
  long: () => 'it has much more than a title',
  'not watched': () => 'the file says that it is not watched yet',
};

const placeOf = ({ row, sheet, name }: Place) =>
  [
    `row ${number(row)}${sheet === undefined ? '' : ` of “${sheet}”`}`,
    ...(name === '' ? [] : [`“${name}”`]),
  ].join(', ');
const quoted = (names: readonly string[]) => names.map((name) => `“${name}”`).join(', ');

const LEFT_WHY = new Map<string | null, string>([
  ['too large', ' (too large)'],
  ['too many rows', ' (too long)'],
  ['too many episodes', ' (too many episodes)'],
  ['unreadable', ' (damaged)'],
]);

function notesOnLeft({ left, leftFiles }: Pick<Notes, 'left' | 'leftFiles'>): string[] {
  if (left === 0) return [];
  const names = leftFiles.map(({ name, why }) => `“${name}”${LEFT_WHY.get(why) ?? ''}`).join(', ');
  if (left === 1)
    return [`I didn’t take ${names} from the archive. If it’s a list, send me that file by itself.`];
  const others = left - leftFiles.length;
  const more = others > 0 ? ` and ${number(others)} more` : '';
  return [
    `I didn’t take ${number(left)} files from the archive: ${names}${more}. If one is a list, send me that file by itself.`,
  ];
}

function notes(
  {
    refused,
    refusedRows,
    leftCells,
    partRows,
    skippedRows,
    otherSheets,
    day,
    undated,
    withoutEpisodes,
    namesWithoutEpisodes,
    isTrakt,
    unknownWords,
    left,
    leftFiles,
  }: Notes,
  target: string | null,
): string[] {
  const others = refused - refusedRows.length;
  return [
    ...(refused > 0
      ? [
          `${plural(refused, { one: '1 row was not taken', other: `${number(refused)} rows were not taken` })}:`,
        ]
      : []),
    ...refusedRows.map((row) => `• ${placeOf(row)}: ${WHY[row.why](row)}.`),
    ...(others > 0 ? [`… and ${number(others)} more.`] : []),
    ...(leftCells > 0
      ? [
          `${plural(leftCells, { one: '1 cell is not clear to me', other: `${number(leftCells)} cells are not clear to me` })}, and the rest of the row counts: ${partRows.map((row) => `${placeOf(row)}: “${row.cell}”`).join('; ')}.`,
        ]
      : []),
    ...(skippedRows.length > 0 ? [`Neither films nor series: ${skippedRows.map(placeOf).join('; ')}.`] : []),
    ...(otherSheets.length > 0 ? [files.otherSheets(otherSheets)] : []),
    ...(unknownWords.length > 0
      ? [
          `Beside some titles the file says ${quoted(unknownWords)}, and I can’t tell if that means watched. They are treated like the others.`,
        ]
      : []),
    ...(day ? [`In dates with slashes “${day.example}” is ${dayOf(day.iso)}.`] : []),
    ...(undated > 0 ? [`For ${titles(undated)} the file gives no valid date. Today’s is used.`] : []),
    ...(withoutEpisodes > 0 && target === 'visti'
      ? [
          `The file does not name the episodes of ${number(withoutEpisodes)} series (${quoted(namesWithoutEpisodes)}), so I mark none of them.` +
            (isTrakt
              ? ' They are in “watched-history-1.json”, in the same export from Trakt. Send me that file.'
              : ''),
        ]
      : []),
    ...notesOnLeft({ left, leftFiles }),
  ];
}

export const listImports: Translated<typeof italian> = {
  target: (target) => TARGETS[target].button,
  cancel: 'Cancel',
  whatTo: (file, count) => `“${file}”: ${titles(count)}. What should they become?`,
  reading: (file, count, target) =>
    `“${file}”: ${titles(count)}, ${TARGETS[target].where}. I’ll look for them in the catalogue and let you know.`,
  chosen: (target) => `All right, ${TARGETS[target].where}. I’ll let you know how it went.`,
  cancelled: 'All right, I changed nothing.',
  decided: 'You’ve already decided about this file, or too much time has passed. If need be, send it again.',

  tooLarge: (most) => `The file is too large. The limit is ${megabytes(most)}.`,
  tooManyToday: (most) => `You’ve already sent me ${most} files today. Send me this one tomorrow.`,
  tooManyWaiting:
    'I still have many of your titles to search for. Send me this file again once I’ve told you about the others.',
  notDownloaded: 'I can’t download the file. Send it again.',
  faults: {
    'too many rows': ({ rows }) => `The file is too long. The limit is ${number(rows)} rows.`,
    'too many episodes': ({ episodes, ofOneSeries }) =>
      `The file names too many episodes. The limit is ${number(episodes)}, and ${number(ofOneSeries)} of one series.`,
    'too much work': () => files.workbookFaults['too much work'],
    empty: () => 'There are no titles in the file.',
    unreadable: () => 'The file is damaged, and I can’t read it.',
    'no list': () =>
      'I don’t know this kind of list. Send me an export from Letterboxd, IMDb, Trakt, Simkl, TV Time or Netflix, as a .zip too, ' +
      'or a table (CSV or Excel) with a title in each row and the columns title, year and watched.',
    workbook: () => files.workbookFaults.workbook,
    locked: () => files.workbookFaults.locked,
    'no table': () => files.workbookFaults['no table'],
    page: () => 'This is a web page, not a list. Download the file of the export and send me that.',
  },
  unchanged: 'I changed nothing.',

  summary: ({ fileName, target, added, known, leftOut, missing, left, skipped }) => {
    const { where, leftOut: whyLeftOut } = TARGETS[target];
    const parts = [
      ...(added > 0 ? [`${number(added)} ${plural(added, { one: 'is', other: 'are' })} now ${where}`] : []),
      ...(known > 0 ? [`${number(known)} ${plural(known, { one: 'was', other: 'were' })} already`] : []),
      ...(leftOut > 0 ? [whyLeftOut(leftOut)] : []),
      ...(missing > 0
        ? [`${number(missing)} ${plural(missing, { one: 'is', other: 'are' })} not in the catalogue`]
        : []),
      ...(left > 0 ? [`${number(left)} I didn’t search for, because something broke`] : []),
    ];
    const count = added + known + leftOut + missing + left;
    const rows = plural(skipped, {
      one: '1 row is neither a film nor a series',
      other: `${number(skipped)} rows are neither films nor series`,
    });
    return [
      `I’ve read “${fileName}”, ${titles(count)}: ${parts.join(', ')}.`,
      ...(skipped > 0 ? [`${rows}.`] : []),
    ].join(' ');
  },
  notes,
  exactNamesOnly: (most) =>
    `After ${number(most)} searches I only compared exact names. A title may be there under another name.`,
  missing: 'Missing:',
  more: (count) => `and ${plural(count, { one: 'another one', other: `${number(count)} more` })}`,
  askForMissing: (count) => plural(count, { one: 'Request it', other: 'Request the missing ones' }),
};
