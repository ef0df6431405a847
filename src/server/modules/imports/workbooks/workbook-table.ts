import { linkedCell, sheetLine } from '../tables/sheets-in-table.ts';
import { readWorkbook, type Sheet } from './read-workbook.ts';
import { WorkbookError } from './workbook-error.ts';
import { refuseOldWorkbook } from './workbook-kind.ts';

/** Characters of a whole table. */
const MAX_LENGTH = 32 * 1024 * 1024;
/** Columns up to which all rows are of one length, as a spreadsheet saves them. */
const MAX_FILLED_UP = 64;
const SEPARATOR = '\t';

/** The table that a spreadsheet would save of a workbook, with a line before each sheet. Throws a `WorkbookError`. */
export function workbookTable(bytes: Uint8Array): Buffer {
  refuseOldWorkbook(bytes);
  const sheets = readWorkbook(bytes, linkedCell);
  const isAlone = sheets.length === 1 && DEFAULT_NAME.test(sheets[0]?.name ?? '');
  const lines: string[] = [];
  let length = 0;
  for (const sheet of sheets)
    for (const line of isAlone ? linesOf(sheet) : [sheetLine(sheet), ...linesOf(sheet)]) {
      lines.push(line);
      length += line.length + 1;
      if (length > MAX_LENGTH) throw new WorkbookError('too much work');
    }
  return Buffer.from(lines.map((line) => `${line}\n`).join(''));
}

/** The name that a spreadsheet gives to its first sheet. */
const DEFAULT_NAME = /^(?:foglio|sheet|hoja|feuille?|tabelle)\s*\d*$/i;

/** The lines of a sheet, each at the number of its row; none of a hidden one. */
function* linesOf({ rows, isHidden }: Sheet): Generator<string> {
  if (isHidden) return;
  const start = rows.reduce((least, { cells }) => Math.min(least, firstFilled(cells)), Infinity);
  const end = rows.reduce((most, { cells }) => Math.max(most, cells.length), 0);
  let at = 0;
  for (const { row, cells } of rows) {
    if (row > at + 1) yield '\n'.repeat(row - at - 2);
    at = row;
    const missing = Math.min(end - start, MAX_FILLED_UP) - (cells.length - start);
    yield cells.slice(start).map(quoted).join(SEPARATOR) + SEPARATOR.repeat(Math.max(0, missing));
  }
}

const firstFilled = (cells: readonly string[]) => cells.findIndex((cell) => cell !== '');

const quoted = (cell: string) => (/["\t\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
