/** A sheet of a workbook, of which a hidden one is only named. */
export type SheetName = { name: string; isHidden: boolean };

/** The ASCII sign between files: a table that was a workbook has it on the line before each sheet. */
const BETWEEN_SHEETS = '\u001c';
/** The ASCII sign between groups: between a cell's words and the address of the link that they are. */
const BEFORE_ADDRESS = '\u001d';

/** Sheets that a remark names. */
const MAX_SHEETS = 10;
const MAX_NAME = 31;
const MAX_ADDRESS = 2000;

/** The line before a sheet's rows. */
export function sheetLine({ name, isHidden }: SheetName): string {
  return `${BETWEEN_SHEETS}${isHidden ? '-' : '+'}${inOneLine(name).slice(0, MAX_NAME)}`;
}

/** The sheet that begins after a line; undefined for any other line. */
export function sheetIn(line: unknown): SheetName | undefined {
  if (typeof line !== 'string' || !line.startsWith(BETWEEN_SHEETS)) return undefined;
  return { name: line.slice(2), isHidden: line[1] === '-' };
}

/** A row's place for the command line: 'line 12', 'line 12 of Serie TV'. */
export function locationOf({ row, sheet }: { row: number; sheet?: string | undefined }): string {
  return sheet === undefined ? `line ${row}` : `line ${row} of ${sheet}`;
}

/** Sheets that are no tables, and hidden ones, in the way that remarks name them. */
export type OtherSheets = { isHidden: boolean; names: string[] };

export function otherSheetsIn(sheets: readonly SheetName[]): OtherSheets[] {
  return [false, true].flatMap((isHidden) => {
    const names = sheets.filter((sheet) => sheet.isHidden === isHidden).map(({ name }) => name);
    const shown = names.length > MAX_SHEETS ? [...names.slice(0, MAX_SHEETS), '…'] : names;
    return names.length > 0 ? [{ isHidden, names: shown }] : [];
  });
}

/** The words of a cell with the address behind them. */
export function linkedCell(words: string, address: string): string {
  const isAddress = /^\S+:\/\/\S+$/.test(words.trim()) || words.includes(BEFORE_ADDRESS);
  return isAddress ? words : `${words}${BEFORE_ADDRESS}${inOneLine(address).slice(0, MAX_ADDRESS)}`;
}

/** A cell's words, and the address behind them. */
export function wordsAndAddress(cell: string): [words: string, address: string | undefined] {
  const [words = '', address] = cell.split(BEFORE_ADDRESS);
  return [words.trim(), address];
}

/** The words of a cell. */
export const wordsOf = (cell: string) => wordsAndAddress(cell)[0];

/** A text as a cell of a table may have it, without the signs of other tables. */
export const asCell = (text: string) => text.replace(/\r\n?/g, '\n').replace(/[^\P{Cc}\t\n]/gu, ' ');

const inOneLine = (text: string) => asCell(text).replace(/\s/g, ' ').trim();
