/** A sheet of a workbook, of which a hidden one is only named. */
type SheetName = { name: string; isHidden: boolean };

/** The ASCII sign between files: a table that was a workbook has it on the line before each sheet. */
const BETWEEN_SHEETS = '\u001c';
/** The ASCII sign between groups: between a cell's words and the address of the link that they are. */
const BEFORE_ADDRESS = '\u001d';

const MAX_NAME = 31;
const MAX_ADDRESS = 2000;

/** The line before a sheet's rows. */
export function sheetLine({ name, isHidden }: SheetName): string {
  return `${BETWEEN_SHEETS}${isHidden ? '-' : '+'}${inOneLine(name).slice(0, MAX_NAME)}`;
}

/** The words of a cell with the address behind them. */
export function linkedCell(words: string, address: string): string {
  const isAddress = /^\S+:\/\/\S+$/.test(words.trim()) || words.includes(BEFORE_ADDRESS);
  return isAddress ? words : `${words}${BEFORE_ADDRESS}${inOneLine(address).slice(0, MAX_ADDRESS)}`;
}

/** A text as a cell of a table may have it, without the signs of other tables. */
export const asCell = (text: string) => text.replace(/\r\n?/g, '\n').replace(/[^\P{Cc}\t\n]/gu, ' ');

const inOneLine = (text: string) => asCell(text).replace(/\s/g, ' ').trim();
