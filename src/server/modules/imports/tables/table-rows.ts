import { parse } from 'csv-parse/sync';
import { decodedTexts } from '../../../lib/decoded-texts.ts';

/** The fault of one row; `quotes`: they do not close. */
export type RowFault = { kind: 'cells'; found: number; wanted: number } | { kind: 'quotes' | 'long' };

/** The cells of one row of a spreadsheet, or their fault. */
type Cells = string[] | RowFault;

/** The fault in English, for the command line. */
export function rowFaultText(fault: RowFault): string {
  if (fault.kind === 'cells') return `must have at most ${fault.wanted} cells, not ${fault.found}`;
  return fault.kind === 'quotes' ? 'has a quote that does not close' : 'is too long';
}

/** Longest line, and row of several lines, against filling the memory. */
const MAX_LENGTH = 256 * 1024;
/** Lines of one row at most. */
const MAX_LINES = 100;
/** Cells of one row at most, against megabytes of commas. */
const MAX_CELLS = 2000;

/** Lines ended by CR, LF or both; of one that is too long only the beginning. */
export async function* linesOf(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  let rest = '';
  for await (const text of decodedTexts(bytes)) {
    // A CR at the end may be half of a CRLF.
    const lines = (rest + text).split(/\r\n|\n|\r(?!$)/);
    rest = (lines.pop() ?? '').slice(0, MAX_LENGTH + 1);
    yield* lines;
  }
  if (rest !== '') yield rest.replace(/\r$/, '');
}

/** Rows of lines; each counts once, as in a spreadsheet, even over several lines that quotes hold together. */
export async function* rowsOf(lines: AsyncIterable<string>, separator: string): AsyncGenerator<Cells> {
  const open: string[] = [];
  for await (const line of lines) {
    open.push(line);
    yield* takeRows(open, separator, false);
  }
  yield* takeRows(open, separator, true);
}

/** Takes the rows that have ended; a quote that does not close costs its own line alone. */
function* takeRows(open: string[], separator: string, isEnd: boolean): Generator<Cells> {
  while (open.length > 0) {
    const last = lastLine(open);
    if (last === undefined && !isEnd && open.length < MAX_LINES) return;
    const whole = last ? cellsOf(open.slice(0, last + 1).join('\n'), separator, false) : undefined;
    const [first = ''] = open.splice(0, whole && last ? last + 1 : 1);
    yield whole ?? cellsOf(first, separator) ?? { kind: 'quotes' };
  }
}

/** The line in which the quotes of the first one close. */
function lastLine(open: readonly string[]): number | undefined {
  if (!isOdd(open[0])) return 0;
  const last = open.findIndex((line, at) => at > 0 && isOdd(line));
  return last < 0 ? undefined : last;
}

const isOdd = (line = '') => line.includes('"') && line.split('"').length % 2 === 0;

/** The cells of a row. In one line a quote inside of a cell is read as it is; over several lines it shows that they are no row. */
export function cellsOf(text: string, separator: string, isTolerant = true): Cells | undefined {
  if (text.length > MAX_LENGTH || text.split(separator, MAX_CELLS + 1).length > MAX_CELLS)
    return { kind: 'long' };
  if (!text.includes('"')) return text.split(separator).map((cell) => cell.trim());
  const options = { delimiter: separator, relax_column_count: true, record_delimiter: '\n' };
  try {
    const [cells = []] = parse(text, {
      ...options,
      relax_quotes: isTolerant,
      ltrim: true,
      rtrim: !isTolerant,
    });
    return cells.map((cell) => cell.trim().replace(/^"(.*)"$/s, '$1'));
  } catch {
    return undefined;
  }
}
