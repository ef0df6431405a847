/** The ASCII sign between files: a table that was a workbook has it on the line before each sheet. */
const BETWEEN_SHEETS = '\u001c';

/** Sheets that a remark names. */
const MAX_SHEETS = 10;
const MAX_NAME = 31;

/** The line before a sheet's rows. */
export function sheetLine(name: string): string {
  return `${BETWEEN_SHEETS}${name
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, MAX_NAME)}`;
}

/** The sheet that begins after a line; undefined for any other line. */
export function sheetIn(line: unknown): string | undefined {
  return typeof line === 'string' && line.startsWith(BETWEEN_SHEETS) ? line.slice(1) : undefined;
}

/** A row's place for the command line: 'line 12', 'line 12 of Serie TV'. */
export function locationOf({ row, sheet }: { row: number; sheet?: string | undefined }): string {
  return sheet === undefined ? `line ${row}` : `line ${row} of ${sheet}`;
}

/** The sheets of a workbook that were not read, in the way that remarks name them. */
export function namedSheets(names: readonly string[]): string[] {
  return names.length > MAX_SHEETS ? [...names.slice(0, MAX_SHEETS), '…'] : [...names];
}
