import { Readable } from 'node:stream';
import { FileError } from '../../imports/files/file-error.ts';
import { isWorkbook, workbookTable } from '../../imports/files/workbook.ts';
import {
  formatOfFileName,
  type ImportFormat,
  isTitleJson,
  piecesOf,
  readTitles,
  unzipped,
} from '../../imports/open-import.ts';
import { COLUMN_NAMES } from '../../imports/tables/column-names.ts';
import { isPage } from '../../imports/tables/is-page.ts';
import { isTable } from '../../imports/tables/read-table.ts';
import { TableFormError, type TableKind } from '../../imports/tables/table-kind.ts';
import { TITLE_TABLE } from '../../imports/tables/title-columns.ts';
import { readTitleTable } from '../../imports/tables/title-table.ts';
import { isListFile } from '../../list-imports/read-list-file.ts';
import type { OwnersFileFault, OwnersFileMessage, SentOwnersFile } from './owners-file-message.ts';

const ROWS_AT_ONCE = 500;

/** Reads an owner’s file, in its worker. */
export async function* readOwnersFile({
  name,
  bytes,
  task,
}: SentOwnersFile): AsyncGenerator<OwnersFileMessage> {
  try {
    const table = isWorkbook(bytes) ? await workbookTable(bytes) : bytes;
    if (task === 'kind') yield await kindAndForm(name, table);
    else yield* readRows(name, table);
  } catch (error) {
    if (error instanceof FileError) yield { fault: error.kind };
    else if (error instanceof TableFormError) yield { fault: 'wrong table', row: error.row };
    else throw error;
  }
}

async function* readRows(name: string, bytes: Uint8Array): AsyncGenerator<OwnersFileMessage> {
  let share = 0;
  const pieces = piecesOf(bytes, (read) => {
    share = read;
  });
  const whole = name.endsWith('.gz') ? unzipped(Readable.from(pieces)) : pieces;
  const { rows, notes } = readTitles(whole, formatOf(name));
  for await (const titles of batchesOf(rows)) yield { titles, share };
  yield { notes: [...notes] };
}

/** Batches of rows; when they end in an error, those before it come first. */
async function* batchesOf<Row>(rows: AsyncIterable<Row>): AsyncGenerator<Row[]> {
  let batch: Row[] = [];
  let failure: { error: unknown } | undefined;
  try {
    for await (const row of rows) {
      if (batch.push(row) < ROWS_AT_ONCE) continue;
      yield batch;
      batch = [];
    }
  } catch (error) {
    failure = { error };
  }
  if (batch.length > 0) yield batch;
  if (failure) throw failure.error;
}

/** Reads a table to its end, so that one of another form is refused whole. */
async function kindAndForm(name: string, bytes: Uint8Array): Promise<OwnersFileMessage> {
  if (await isListFile(bytes, name)) return { kind: await kindOf(name, bytes), isList: true };
  const kind = await kindOf(name, bytes);
  const isCsv = formatOf(name) === 'csv' && !name.endsWith('.gz');
  if (isCsv && kind === 'titles') await readToEnd(readTitleTable(piecesOf(bytes)));
  return { kind, isList: false };
}

async function readToEnd(rows: AsyncIterable<unknown>): Promise<void> {
  for await (const _ of rows);
}

/** A table of videos, which earlier versions gave out to be filled in: its rows would make titles without their videos. */
const VIDEO_TABLE: TableKind<'titolo' | 'video'> = {
  columns: { video: ['video'], titolo: COLUMN_NAMES.title },
  isHeader: (has) => has('video') && has('titolo'),
  needed: 'video and titolo',
};

/** The kind of a file, by the names of its columns or fields. */
async function kindOf(name: string, bytes: Uint8Array): Promise<'titles' | OwnersFileFault> {
  if (name.endsWith('.gz')) return formatOfFileName(name) === undefined ? 'wrong table' : 'titles';
  const format = formatOf(name);
  if (format !== 'csv') return (await isTitleJson(piecesOf(bytes), format)) ? 'titles' : 'wrong json';
  if (await isTable(piecesOf(bytes), VIDEO_TABLE)) return 'wrong table';
  if (await isTable(piecesOf(bytes), TITLE_TABLE)) return 'titles';
  return isPage(bytes) ? 'page' : 'wrong table';
}

/** A table, unless the name says JSON: '.txt' is the 'Unicode text' of a spreadsheet. */
function formatOf(name: string): ImportFormat {
  return formatOfFileName(name) ?? 'csv';
}
