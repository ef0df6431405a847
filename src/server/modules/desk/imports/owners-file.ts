import { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { truncateText } from '../../../chat/messages/html.ts';
import { placeText, fileTexts as words } from '../../../chat/texts/file-texts.ts';
import type { Db } from '../../../database/db.ts';
import { sleep } from '../../../lib/clock.ts';
import { readDay } from '../../../lib/read-day.ts';
import { fieldTexts, isEditable } from '../../catalogue/editing/editable-fields.ts';
import type { FieldError } from '../../catalogue/rules/title-record.ts';
import type { TableNote } from '../../imports/import-row.ts';
import {
  type ImportCounts,
  type ImportOptions,
  importTitles,
  MAY_BE_SAME,
  type RefusedRow,
  SEVERAL,
} from '../../imports/import-titles.ts';
import {
  formatOfFileName,
  type ImportFormat,
  isTitleJson,
  readTitles,
  unzipped,
} from '../../imports/open-import.ts';
import { isPage } from '../../imports/tables/is-page.ts';
import { openTable } from '../../imports/tables/read-table.ts';
import type { OtherSheets } from '../../imports/tables/sheets-in-table.ts';
import { TableHeaderError } from '../../imports/tables/table-header.ts';
import { TITLE_TABLE } from '../../imports/tables/title-table.ts';
import { tableBytes } from '../../imports/workbooks/table-bytes.ts';
import { UNMATCHED_TABLE } from '../../videos/unmatched/read-unmatched-table.ts';
import {
  countPlanned,
  planUnmatchedTable,
  takeUnmatchedTable,
} from '../../videos/unmatched/take-unmatched-table.ts';

/** Faults that are listed; further ones are counted. */
const MAX_FAULTS = 5;
const MAX_NAME_LENGTH = 60;
const MAX_COLUMN_LENGTH = 30;
const CHUNK_BYTES = 64 * 1024;

/** A file from an owner: titles, or the table of unmatched videos. */
export type OwnersFile = { kind: 'titles' | 'waiting'; name: string; bytes: Buffer };

/** The changes that a file made, or would make. */
export type FileOutcome = {
  lines: string[];
  /** The first faults, and the number of wrong rows. */
  faults: string[];
  wrong: number;
  /** True if it would change nothing. */
  isEmpty: boolean;
  /** True if no row could be read. */
  isUnread: boolean;
};

/** The kind of a file, by the names of its columns or fields; undefined for any other file. */
export async function kindOfFile(name: string, bytes: Buffer): Promise<OwnersFile['kind'] | undefined> {
  if (name.endsWith('.gz')) return formatOfFileName(name) === undefined ? undefined : 'titles';
  const format = formatOf(name);
  if (format === 'csv') return kindOfTable(bytes);
  return (await isTitleJson(chunksOf(bytes), format)) ? 'titles' : undefined;
}

/** A table, unless the name says JSON: '.txt' is the 'Unicode text' of a spreadsheet. */
function formatOf(name: string): ImportFormat {
  return formatOfFileName(name) ?? 'csv';
}

/** The reason why a file is neither. */
export function whyNone(name: string, bytes: Buffer): string {
  if (formatOf(name) !== 'csv') return words.wrongJson;
  return isPage(bytes) ? words.isPage : words.wrongHeader;
}

async function kindOfTable(bytes: Buffer): Promise<OwnersFile['kind'] | undefined> {
  for (const [kind, columns] of [['waiting', UNMATCHED_TABLE] as const, ['titles', TITLE_TABLE] as const])
    try {
      const { rows } = await openTable<string>(chunksOf(bytes), {
        ...columns,
        days: [],
      });
      await rows.return(undefined);
      return kind;
    } catch (error) {
      if (!(error instanceof TableHeaderError)) throw error;
    }
  return undefined;
}

/** An import's progress reports, and its signal to stop. */
export type FileReport = Pick<ImportOptions, 'onBatch' | 'onProgress' | 'resumed' | 'signal'> & {
  setShare?: (share: number) => void;
  /** The start of the work, which may have been cut off. */
  since?: Date | undefined;
};

/** Imports a file that can be read; with `isPreview` only counts its changes. */
export async function takeOwnersFile(
  db: Db,
  { kind, name, bytes: file }: OwnersFile,
  { isPreview, report }: { isPreview: boolean; report?: FileReport },
): Promise<FileOutcome> {
  const bytes = await tableBytes(file);
  if (kind === 'waiting')
    return ofFirstLine(() => takeUnmatched(db, bytes, { isPreview, since: report?.since }));
  const { setShare, resumed, onBatch, onProgress, signal } = report ?? {};
  const chunks = chunksOf(bytes, setShare);
  const whole = name.endsWith('.gz') ? unzipped(Readable.from(chunks)) : chunks;
  const { rows, notes } = readTitles(leavingTime(whole), formatOf(name));
  // The wrong rows come again.
  const from = resumed && { ...resumed, counts: { ...resumed.counts, refused: 0 } };
  const options = { dryRun: isPreview, resumed: from, onBatch, signal, ...(onProgress && { onProgress }) };
  return ofFirstLine(async () => {
    const outcome = await titlesOutcome((onRefused) => importTitles(db, rows, { ...options, onRefused }));
    return { ...outcome, lines: [...outcome.lines, ...notes.map(noteText)] };
  });
}

async function ofFirstLine(take: () => Promise<FileOutcome>): Promise<FileOutcome> {
  try {
    return await take();
  } catch (error) {
    if (!(error instanceof TableHeaderError)) throw error;
    return {
      lines: [],
      faults: [error.isTwice ? words.columnTwice : words.wrongHeader],
      wrong: 1,
      isEmpty: true,
      isUnread: true,
    };
  }
}

/** Imports titles, and describes the outcome. */
export async function titlesOutcome(
  importRows: (onRefused: (row: RefusedRow) => void) => Promise<ImportCounts>,
): Promise<FileOutcome> {
  const faults: string[] = [];
  const { created, changed, unchanged, refused } = await importRows((row) => {
    if (faults.length < MAX_FAULTS) faults.push(faultText(row));
  });
  return {
    lines: [words.titles(created, changed, unchanged)],
    faults,
    wrong: refused,
    isEmpty: created + changed === 0,
    isUnread: created + changed + unchanged === 0 && refused > 0,
  };
}

async function takeUnmatched(
  db: Db,
  bytes: Buffer,
  { isPreview, since }: { isPreview: boolean; since: Date | undefined },
): Promise<FileOutcome> {
  const plan = await planUnmatchedTable(db, chunksOf(bytes), since);
  const planned = countPlanned(plan);
  const done = isPreview ? planned : await takeUnmatchedTable(db, plan);
  return {
    lines: [
      words.videos(done.settled, done.created),
      ...(planned.settled > done.settled ? [words.notPossible(planned.settled - done.settled)] : []),
      ...(plan.left > 0 ? [words.left(plan.left)] : []),
      ...plan.otherSheets.map(sheetsText),
    ],
    faults: plan.faults.slice(0, MAX_FAULTS).map(({ location, fault }) => `${location}: ${fault}`),
    wrong: plan.faults.length,
    isEmpty: planned.settled === 0,
    isUnread: false,
  };
}

function noteText(note: TableNote): string {
  switch (note.kind) {
    case 'order':
      return words.dayOrder(note.example, readDay(note.example, note.order) ?? '');
    case 'unknown':
      return words.unknownColumns(note.columns.map((column) => truncateText(column, MAX_COLUMN_LENGTH)));
    case 'sheets':
      return sheetsText(note);
    case 'no type':
      return words.noType;
    case 'parts':
      return words.parts(note.count);
    case 'unread parts':
      return words.unreadParts(note.count, [
        ...note.locations.map(placeText),
        ...(note.count > note.locations.length ? ['…'] : []),
      ]);
  }
}

const sheetsText = ({ isHidden, names }: OtherSheets) =>
  words[isHidden ? 'hiddenSheets' : 'otherSheets'](names);

/** 'riga 12, «Dune», durata: Serve un numero …'. */
function faultText({ location, name, faults }: RefusedRow): string {
  const [first] = faults;
  const field = first?.field.split('.', 1)[0] ?? '';
  const title = name === undefined ? [] : [words.named(truncateText(name, MAX_NAME_LENGTH))];
  const place = [placeText(location), ...title, ...(field === '' ? [] : [field])].join(', ');
  return `${place}: ${first ? hintFor({ ...first, field }) : words.faults.unreadable}`;
}

/** The reason for which the parser refused a value, in the owner's language. */
function hintFor({ field, expected }: FieldError): string {
  const { faults } = words;
  if (expected.startsWith('the same title as '))
    return faults.sameTitle(placeText(expected.slice('the same title as '.length)));
  if (expected.startsWith(MAY_BE_SAME))
    return faults.mayBeSame(placeText(expected.slice(MAY_BE_SAME.length)));
  if (expected === SEVERAL) return faults.several;
  const [, found, wanted] = /^must have at most (\d+) cells, not (\d+)/.exec(expected) ?? [];
  if (found !== undefined) return faults.cells(Number(wanted), Number(found));
  if (expected.startsWith('has a quote')) return faults.quotes;
  if (expected.startsWith('is a row of totals')) return faults.sum;
  if (expected.startsWith('must be UTF-8')) return faults.letters;
  if (expected.startsWith('must be a day of the calendar')) return faults.calendar;
  if (field === 'origin' || field === 'type' || field === 'sorgenti' || field === 'anno')
    return faults[field];
  return isEditable(field) ? fieldTexts.ofTitle[field].hint : faults.unreadable;
}

/** The bytes in chunks, so that other work is not blocked; `onShare` gets the share that has been read. */
export async function* chunksOf(
  bytes: Buffer,
  onShare?: (share: number) => void,
): AsyncGenerator<Uint8Array> {
  for (let start = 0; start < bytes.length; start += CHUNK_BYTES) {
    yield bytes.subarray(start, start + CHUNK_BYTES);
    onShare?.((start + CHUNK_BYTES) / bytes.length);
    await setImmediate();
  }
}

/** Milliseconds of work after which a file rests. */
const WORK_MS = 20;

/** The chunks, resting for as long as was worked: a small `.gz` may hold a gigabyte, and everybody's calls come in between. */
async function* leavingTime(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let rested = performance.eventLoopUtilization();
  for await (const chunk of chunks) {
    yield chunk;
    const { active } = performance.eventLoopUtilization(rested);
    if (active < WORK_MS) continue;
    await sleep(active);
    rested = performance.eventLoopUtilization();
  }
}
