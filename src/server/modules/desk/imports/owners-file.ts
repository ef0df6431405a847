import * as v from 'valibot';
import { truncateText } from '../../../chat/messages/html.ts';
import { placeText, fileTexts as words } from '../../../chat/texts/file-texts.ts';
import type { Db } from '../../../database/db.ts';
import { readDay } from '../../../lib/read-day.ts';
import { fieldTexts, isEditable } from '../../catalogue/editing/editable-fields.ts';
import type { FieldError } from '../../catalogue/rules/title-record.ts';
import { FileError } from '../../imports/files/file-error.ts';
import { inFileTurn, type TurnWait } from '../../imports/files/file-turns.ts';
import { onlyMessage, readInWorker, type SentFile } from '../../imports/files/file-worker.ts';
import type { ImportRow, TableNote } from '../../imports/import-row.ts';
import {
  type ImportCounts,
  type ImportOptions,
  importTitles,
  MAY_BE_SAME,
  type RefusedRow,
  SEVERAL,
} from '../../imports/import-titles.ts';
import {
  type OwnersFileFault,
  type OwnersFileMessage,
  ownersFileMessage,
  type SentOwnersFile,
} from './owners-file-message.ts';

/** Faults that are listed; further ones are counted. */
const MAX_FAULTS = 5;
const MAX_NAME_LENGTH = 60;
const MAX_COLUMN_LENGTH = 30;

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

const script = new URL('./owners-file-worker.js', import.meta.url);

async function* messagesOf(file: SentFile, task: SentOwnersFile['task']): AsyncGenerator<OwnersFileMessage> {
  try {
    for await (const message of readInWorker(script, file, task)) yield v.parse(ownersFileMessage, message);
  } catch (error) {
    if (!(error instanceof FileError)) throw error;
    yield { fault: error.kind };
  }
}

/** The reason why an owner's file is none of titles; `isList`: it may be a person's list. */
export async function inspectOwnersFile(
  userId: string,
  file: SentFile,
  wait: TurnWait,
): Promise<{ unread: UnreadFile | undefined; isList: boolean }> {
  const message = await inFileTurn(userId, wait, () => onlyMessage(messagesOf(file, 'kind')));
  if (message && 'fault' in message) return { unread: message, isList: false };
  if (!message || !('kind' in message)) throw new Error('an owner’s file has no kind');
  const { kind, isList } = message;
  return { unread: kind === 'titles' ? undefined : { fault: kind }, isList };
}

/** The reason why a file is not read, in the owner's language. */
export function fileFaultText({ fault, row }: UnreadFile): string {
  const { wrongTable, wrongJson, isPage, workbookFaults } = words;
  if (fault === 'wrong table') return wrongTable(row === undefined ? undefined : words.line(row));
  return { 'wrong json': wrongJson, page: isPage, ...workbookFaults }[fault];
}

/** An import's progress reports, and its signal to stop. */
export type FileReport = Pick<ImportOptions, 'onBatch' | 'onProgress' | 'resumed' | 'signal'> & {
  setShare?: (share: number) => void;
};

/** The reason why a file is not read; `row`: the one of a table that shows it. */
type UnreadFile = { fault: OwnersFileFault; row?: number | undefined };

/** A file is not read, or not to its end. */
class UnreadFileError extends Error {
  override name = 'UnreadFileError';
  readonly about: UnreadFile;

  constructor(about: UnreadFile) {
    super(about.fault);
    this.about = about;
  }
}

/** Imports a file that can be read; with `isPreview` only counts its changes. */
export async function takeOwnersFile(
  db: Db,
  file: SentFile,
  { isPreview, report }: { isPreview: boolean; report?: FileReport },
): Promise<FileOutcome> {
  const said: string[] = [];
  const titles = titlesIn(file, { ...report, say: (line) => said.push(line) });
  try {
    const outcome = await takeTitles(db, titles, { isPreview, report });
    return { ...outcome, lines: [...outcome.lines, ...said] };
  } catch (error) {
    if (!(error instanceof UnreadFileError)) throw error;
    return { lines: [], faults: [fileFaultText(error.about)], wrong: 1, isEmpty: true, isUnread: true };
  }
}

/** The titles of a file, as its worker sends them. Throws an `UnreadFileError`. */
async function* titlesIn(
  file: SentFile,
  { setShare, say }: Pick<FileReport, 'setShare'> & { say: (line: string) => void },
): AsyncGenerator<ImportRow> {
  for await (const message of messagesOf(file, 'titles')) {
    if ('fault' in message) throw new UnreadFileError(message);
    if ('notes' in message) message.notes.map(noteText).forEach(say);
    if (!('titles' in message)) continue;
    yield* message.titles;
    setShare?.(message.share);
  }
}

function takeTitles(
  db: Db,
  rows: AsyncIterable<ImportRow>,
  { isPreview, report }: { isPreview: boolean; report: FileReport | undefined },
): Promise<FileOutcome> {
  const { resumed, onBatch, onProgress, signal } = report ?? {};
  // The wrong rows come again.
  const from = resumed && { ...resumed, counts: { ...resumed.counts, refused: 0 } };
  const options = { dryRun: isPreview, resumed: from, onBatch, signal, ...(onProgress && { onProgress }) };
  return titlesOutcome((onRefused) => importTitles(db, rows, { ...options, onRefused }));
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

function noteText(note: TableNote): string {
  switch (note.kind) {
    case 'order':
      return words.dayOrder(note.example, readDay(note.example, note.order) ?? '');
    case 'unknown':
      return words.unknownColumns(note.columns.map((column) => truncateText(column, MAX_COLUMN_LENGTH)));
    case 'sheets':
      return words.otherSheets(note.names);
    case 'no type':
      return words.noType;
    case 'parts':
      return words.parts(note.count);
  }
}

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
  if (expected.startsWith('must be UTF-8')) return faults.letters;
  if (expected.startsWith('must be a day of the calendar')) return faults.calendar;
  if (
    field === 'origin' ||
    field === 'type' ||
    field === 'sorgenti' ||
    field === 'anno' ||
    field === 'episodio'
  )
    return faults[field];
  return isEditable(field) ? fieldTexts.ofTitle[field].hint : faults.unreadable;
}
