import { readDay } from '../../../lib/read-day.ts';
import { sheetIn } from './sheets-in-table.ts';
import { type Cells, cellsOf, END, type TableLines } from './table-rows.ts';

/** The columns of a kind of table: each field by the names that its column may have, as `columnName` writes them. */
export type TableColumns<Field extends string> = {
  columns: Readonly<Record<Field, readonly string[]>>;
  /** True if a line with these columns is the header; `isSure` unless no line surely is. */
  isHeader: (has: (field: Field) => boolean, line: { width: number; isSure: boolean }) => boolean;
  /**
   * True if the cells fit their columns: in a row with more cells than columns, even empty ones, they may belong to
   * the next column.
   */
  fits: (value: Partial<Record<Field, string>>) => boolean;
  /** The columns that the header has to name, for people. */
  needed: string;
  /** Fields that are days, whose order the whole column shows. */
  days?: readonly Field[];
  /** Fields whose cells count as they are: in any other one 'N/A' is as good as nothing. */
  verbatim?: readonly Field[];
  /** Fields of which all filled cells count, those of numbered columns, too: 'Link 1', 'Link 720p'. */
  joined?: readonly Field[];
};

/** No line of a table has the names of its columns; `names`: the cells of the first line. */
export class TableHeaderError extends Error {
  override name = 'TableHeaderError';
  readonly names: readonly string[];
  /** A line names them, and one of them twice. */
  readonly isTwice: boolean;

  constructor(message: string, names: readonly string[], isTwice = false) {
    super(message);
    this.names = names;
    this.isTwice = isTwice;
  }
}

const SEPARATORS = [';', ',', '\t', '|'];
/** Lines about a table that may come before its header. */
const MAX_LINES_BEFORE_HEADER = 30;
const MAX_COLUMNS = 500;
const MAX_NAMED = 10;
/** A column's name for comparison: without case, accents, marks and blanks; `releaseDate` has two words. */
export function columnName(written: string): string {
  return written
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** `width`: its cells with the empty ones at its end; `sheet`: that of a workbook. */
export type Head = {
  cells: string[];
  width: number;
  separator: string | undefined;
  row: number;
  sheet?: string | undefined;
};

/**
 * Finds the next line that names the columns, and takes the lines up to it. Sheets without one are passed over and reported to
 * `onOther`. Throws a `TableHeaderError` about the first of them if there is none.
 */
export async function findHeader<Field extends string>(
  lines: TableLines,
  kind: TableColumns<Field>,
  onOther: (sheet: string) => void,
): Promise<Head> {
  let fault: TableHeaderError | undefined;
  for (;;) {
    const sheet = sheetIn(await lines.at(0));
    if (sheet !== undefined) lines.take(1);
    try {
      return { ...(await headerOfSheet(lines, kind)), sheet };
    } catch (error) {
      if (!(error instanceof TableHeaderError)) throw error;
      if (!fault || fault.names.length === 0) fault = error;
      if (sheet === undefined) throw fault;
      onOther(sheet);
    }
    while (!isEnd(await lines.at(0))) lines.take(1);
    if ((await lines.at(0)) === END) throw fault;
  }
}

const isEnd = (line: unknown) => line === END || sheetIn(line) !== undefined;

async function headerOfSheet<Field extends string>(
  lines: TableLines,
  kind: TableColumns<Field>,
): Promise<Head> {
  const sure = await headAmong(lines, kind, true);
  if (sure?.isHeader) return sure;
  const likely = await headAmong(lines, kind, false);
  if (likely?.isHeader) return likely;
  const first = sure?.cells ?? [];
  const found = first.slice(0, MAX_NAMED).join(', ');
  throw new TableHeaderError(
    `the first line must name the columns, at least ${kind.needed}; it is: ${found}`,
    first,
  );
}

/** The header, after which the rows come, or the first line with something in it if no line is one. */
async function headAmong<Field extends string>(
  lines: TableLines,
  kind: TableColumns<Field>,
  isSure: boolean,
): Promise<(Head & { isHeader: boolean }) | undefined> {
  let separators = SEPARATORS;
  let first: (Head & { isHeader: boolean }) | undefined;
  let row = 0;
  for (let index = 0; index < MAX_LINES_BEFORE_HEADER; index += 1) {
    const line = await lines.at(index);
    if (line === END || sheetIn(line) !== undefined) break;
    const said = row === 0 ? /^\uFEFF*"?sep=(.)"?[;,]*$/i.exec(line ?? '')?.[1] : undefined;
    // A spreadsheet does not show this line.
    if (said === undefined) row += 1;
    else separators = [said];
    if (said !== undefined || line?.trim() === '') continue;
    const reading = { separators, isFirst: first === undefined, isSure };
    const { found, end } = await headerAt(lines, index, (text) => headerIn(text, reading, kind));
    if (found?.isHeader) {
      lines.take(end + 1);
      return { ...found, row };
    }
    first ??= { ...(found ?? UNREAD), row };
  }
  return first;
}

/** Lines of a header whose cells have several. */
const MAX_HEADER_LINES = 5;

/** The header that begins in a line and, as its quotes show, may end in a later one. */
async function headerAt<Found extends { isHeader: boolean }>(
  lines: TableLines,
  index: number,
  read: (text: string) => Found | undefined,
): Promise<{ found: Found | undefined; end: number }> {
  let text = '';
  let first: Found | undefined;
  for (let end = index; end < index + MAX_HEADER_LINES; end += 1) {
    const line = await lines.at(end);
    if (line === END || line === undefined) break;
    text += end === index ? line : `\n${line}`;
    const found = read(text);
    if (found?.isHeader) return { found, end };
    if (end === index) first = found;
    if (text.split('"').length % 2 === 1) break;
  }
  return { found: first, end: index };
}

const UNREAD = { cells: ['…'], width: 1, separator: undefined, isHeader: false };

/**
 * The line by the separator that finds most columns in it; undefined if it has too many. Of the first line one column is
 * enough; in a later one a column's name may be a value: 'Heat;visto;film'.
 */
function headerIn<Field extends string>(
  line: string,
  { separators, isFirst, isSure }: { separators: readonly string[]; isFirst: boolean; isSure: boolean },
  { columns, isHeader }: TableColumns<Field>,
) {
  const known = new Set<string>(Object.values<readonly string[]>(columns).flat());
  const readings = separators.flatMap((separator) => {
    const all = cellsOf(line.replace(/^\uFEFF+/, ''), separator);
    const cells = trimmed(all);
    if (!cells || 'kind' in all || cells.length > MAX_COLUMNS) return [];
    const names = cells.map(columnName);
    const has = (field: Field) => columns[field].some((name) => names.includes(name));
    const found = new Set(names.filter((name) => known.has(name)));
    const count = found.size;
    const isSeveral = count > 1 && (isFirst || count === names.length || ![...found].every(isValue));
    const isEnough = isSeveral || names.length === 1 || (isFirst && !cells.some(isValue));
    return [
      {
        cells,
        width: all.length,
        separator: all.length > 1 ? separator : undefined,
        count,
        isHeader: isEnough && isHeader(has, { width: names.length, isSure }),
      },
    ];
  });
  return readings.toSorted(
    (one, other) =>
      other.count - one.count || other.cells.length - one.cells.length || other.width - one.width,
  )[0];
}

/** Longest cell that may name a column. */
const MAX_NAME = 100;
/** True of a cell that alone names no column: a number, a day, an address, a number in IMDb, a kind of title, a mark. */
const isValue = (cell: string) =>
  cell.length > MAX_NAME ||
  /^(?:\W*\d(?:[\d.,]*\d)?\W*|https?:.*|tt\d+|film|movie|pel[ií]cula|serie(?:\stv)?|(?:tv\s)?series|vist[oa]|watched|seen)$/i.test(
    cell,
  ) ||
  readDay(cell) !== undefined;

/** Cells without the empty ones at the end. */
export function trimmed(cells: Cells): string[] | undefined {
  return Array.isArray(cells) ? cells.slice(0, cells.findLastIndex((cell) => cell !== '') + 1) : undefined;
}
