import { parse } from 'csv-parse/sync';
import { decodedTexts } from '../../../lib/decoded-texts.ts';
import { sheetIn } from './sheets-in-table.ts';

/** The fault of one row; `quotes`: they do not close; `sum`: it has no title, but the sums of the rows above. */
export type RowFault = { kind: 'cells'; found: number; wanted: number } | { kind: 'quotes' | 'long' | 'sum' };

/** The cells of one row of a spreadsheet, or their fault. */
export type Cells = string[] | RowFault;

const FAULTS = {
  quotes: 'has a quote that does not close',
  long: 'is too long',
  sum: 'is a row of totals',
};

/** The fault in English, for the command line. */
export function rowFaultText(fault: RowFault): string {
  if (fault.kind === 'cells') return `must have at most ${fault.wanted} cells, not ${fault.found}`;
  return FAULTS[fault.kind];
}

/** Longest line, and row of several lines, against filling the memory. */
const MAX_LENGTH = 256 * 1024;
/** Lines of one row at most. */
const MAX_LINES = 500;
/** Rows with unclosed quotes after which each row is read as one line. */
const MAX_UNCLOSED = 20;
/** Cells of one row at most, against megabytes of commas. */
const MAX_CELLS = 2000;
/** Between the cells of a table that has one column. */
const NO_SEPARATOR = '\u001f';

/** Lines ended by CR, LF or both, which a reader can see before it takes them; undefined for one that is too long. */
export class TableLines {
  readonly #lines: AsyncIterator<string | undefined>;
  readonly #ahead: (string | undefined)[] = [];

  constructor(bytes: AsyncIterable<Uint8Array>) {
    this.#lines = linesOf(decodedTexts(bytes));
  }

  /** The line this many after the next one; `end` behind the last one. */
  async at(index: number): Promise<string | undefined | typeof END> {
    while (this.#ahead.length <= index) {
      const next = await this.#lines.next();
      if (next.done) return END;
      this.#ahead.push(next.value);
    }
    return this.#ahead[index];
  }

  take(count: number): void {
    this.#ahead.splice(0, count);
  }

  async close(): Promise<void> {
    await this.#lines.return?.();
  }
}

/** The marker behind the last line. */
export const END = Symbol('end');

async function* linesOf(texts: AsyncIterable<string>): AsyncGenerator<string | undefined> {
  let rest = '';
  let isAfterCr = false;
  for await (const chunk of texts) {
    if (chunk === '') continue;
    const text: string = (isAfterCr && !chunk.startsWith('\n') ? '\n' : '') + chunk;
    isAfterCr = text.endsWith('\r');
    const [end = '', ...lines] = (isAfterCr ? text.slice(0, -1) : text).split(/\r\n|\r|\n/);
    // An overlong line is only marked as such.
    if (rest.length <= MAX_LENGTH) rest += end;
    for (const line of lines) {
      yield rest.length > MAX_LENGTH ? undefined : plainLine(rest);
      rest = line;
    }
  }
  if (rest !== '') yield rest.length > MAX_LENGTH ? undefined : plainLine(rest);
}

/** Marks of direction and width, which are not seen: web pages and calendars leave them in cells. */
const UNSEEN = /[\u200B\u200E\u200F\u202A-\u202E\u2060\uFEFF]/g;
const ENTITIES = new Map([
  ['amp', '&'],
  ['#39', "'"],
  ['#039', "'"],
  ['apos', "'"],
]);

/** A line as a person sees it, without the signs of a web page: 'Fast &amp; Furious'. */
function plainLine(line: string): string {
  return line
    .replace(UNSEEN, '')
    .replace(/&(amp|#0?39|apos);/g, (whole, name: string) => ENTITIES.get(name) ?? whole);
}

/** The rows from the next line on, up to a further sheet. Each row counts once, as in a spreadsheet, even over several lines. */
export async function* rowsOf(lines: TableLines, separator: string | undefined): AsyncGenerator<Cells> {
  let unclosed = 0;
  for (;;) {
    const line = await lines.at(0);
    if (line === END || sheetIn(line) !== undefined) return;
    const whole =
      line?.includes('"') && unclosed < MAX_UNCLOSED ? await quotedRow(lines, separator) : undefined;
    const cells = whole ?? (line === undefined ? { kind: 'long' as const } : cellsOf(line, separator));
    if (!whole) lines.take(1);
    if ('kind' in cells && cells.kind === 'quotes') unclosed += 1;
    yield cells;
  }
}

/** The cells of one line. */
export function cellsOf(line: string, separator = NO_SEPARATOR): Cells {
  if (line.split(separator, MAX_CELLS + 1).length > MAX_CELLS) return { kind: 'long' };
  if (!line.includes('"')) return line.split(separator).map((cell) => cell.trim());
  const cells = parsed(line, separator, false) ?? parsed(line, separator, true);
  return cells === 'open' || !cells
    ? { kind: 'quotes' }
    : cells.map((cell) => withoutOuterQuotes(cell.trim()));
}

/** A row whose quoted cells may continue in the next lines; undefined, and nothing taken, if it is read as one line. */
async function quotedRow(lines: TableLines, separator = NO_SEPARATOR): Promise<string[] | undefined> {
  let text = '';
  for (let count = 1; count <= MAX_LINES; count += 1) {
    const line = await lines.at(count - 1);
    if (line === END || line === undefined || text.length > MAX_LENGTH) return undefined;
    text = count === 1 ? line : `${text}\n${line}`;
    if (!line.includes('"')) continue;
    if (line.split(separator, MAX_CELLS + 1).length > MAX_CELLS) return undefined;
    const cells = parsed(text, separator, false);
    if (cells === 'open') continue;
    if (cells) lines.take(count);
    return cells;
  }
  return undefined;
}

/** `open`: a quote does not close; undefined: quotes are in impossible places. */
function parsed(text: string, delimiter: string, isTolerant: boolean): string[] | 'open' | undefined {
  try {
    const options = { delimiter, relax_quotes: isTolerant, relax_column_count: true, trim: !isTolerant };
    return parse(text, { ...options, record_delimiter: '\n' })[0] ?? [''];
  } catch (error) {
    const isOpen = error instanceof Error && 'code' in error && error.code === 'CSV_QUOTE_NOT_CLOSED';
    return isOpen ? 'open' : undefined;
  }
}

/** `"Il "grande" film"`, whose inner quotes should have been doubled. */
function withoutOuterQuotes(cell: string): string {
  return /^".*"$/s.test(cell) ? cell.slice(1, -1) : cell;
}
