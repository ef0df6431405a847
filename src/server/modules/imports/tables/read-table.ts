import { keysOf } from '../../../lib/keys-of.ts';
import { type DayOrder, dayOrderOf, readDay } from '../../../lib/read-day.ts';
import { titleKindOf } from '../../catalogue/rules/title-kind.ts';
import { sheetIn } from './sheets-in-table.ts';
import { columnName, fieldsOf, saysNothing, TableFormError, type TableKind } from './table-kind.ts';
import { cellsOf, linesOf, type RowFault, rowsOf } from './table-rows.ts';

/** A row by its number in a spreadsheet, and in a workbook by its sheet; only filled cells are in it. */
export type TableRow<Field extends string> = { row: number; sheet?: string | undefined } & (
  | { value: Partial<Record<Field, string>> }
  | { fault: RowFault }
);

export type Table<Field extends string> = {
  fields: ReadonlySet<Field>;
  /** The header in its own spelling. */
  header: readonly string[];
  /** Columns that mean no field, in their own spelling. */
  unknown: readonly string[];
  /** The sheets of a workbook besides the first one that is a table of this kind; complete once the rows have been read. */
  otherSheets: readonly string[];
  /** The order of days with slashes: a day that could be read both ways, and the part that comes first. */
  shownOrder: { order: DayOrder; example: string } | undefined;
  /** Throws a `TableFormError` at a row that shows that the file is no such table. */
  rows: AsyncGenerator<TableRow<Field>>;
};

const SEPARATORS = [';', ',', '\t', '|'];
/** Between the cells of a table that has one column. */
const NO_SEPARATOR = '\u001f';
/** Lines about a table that may come before its header. */
const MAX_LINES_BEFORE_HEADER = 10;
const MAX_COLUMNS = 500;
/** Rows read before the first one counts, if days may be written in two orders. */
const LOOKAHEAD = 20_000;

/** `row`: its number; `ahead`: lines behind it that are read already. */
type Head = {
  cells: string[];
  names: string[];
  separator: string;
  row: number;
  sheet: string | undefined;
  ahead: string[];
};

/**
 * Opens a table: CSV with commas, semicolons, tabs or bars, or the first table of a workbook that is one of this kind.
 * Throws a `TableFormError` if no line is a header.
 */
export async function openTable<Field extends string>(
  bytes: AsyncIterable<Uint8Array>,
  kind: TableKind<Field>,
): Promise<Table<Field>> {
  const otherSheets: string[] = [];
  const lines = linesOf(bytes);
  const head = await findHead(lines, kind, otherSheets);
  const found = keysOf(kind.columns).filter((field) =>
    kind.columns[field].some((name) => head.names.includes(name)),
  );
  const known = namesOf(kind);
  const read = readRows(sheetLines(head.ahead, lines, otherSheets), kind, head);
  const days = (kind.days ?? []).filter((field) => found.includes(field));
  const ahead = days.length > 0 ? await take(read, LOOKAHEAD) : [];
  const texts = ahead.flatMap((row) => ('value' in row ? days.flatMap((day) => row.value[day] ?? []) : []));
  const { order, example } = dayOrderOf(texts);
  const rows = chained(ahead, read);
  return {
    fields: new Set(found),
    header: head.cells,
    unknown: head.cells.filter((cell) => cell !== '' && !known.has(columnName(cell))),
    otherSheets,
    shownOrder: example === undefined ? undefined : { order, example },
    rows: order === 'day' ? rows : dayFirst(rows, days),
  };
}

/** True if a file has the header of this kind of table. Throws a `TableFormError` if that names a column twice. */
export async function isTable<Field extends string>(
  bytes: AsyncIterable<Uint8Array>,
  kind: TableKind<Field>,
): Promise<boolean> {
  try {
    const { rows } = await openTable(bytes, { ...kind, days: [] });
    await rows.return(undefined);
    return true;
  } catch (error) {
    if (error instanceof TableFormError && error.row === undefined) return false;
    throw error;
  }
}

function namesOf<Field extends string>({ columns }: TableKind<Field>): ReadonlySet<string> {
  return new Set(Object.values<readonly string[]>(columns).flat());
}

/** Finds the header; sheets without one are passed over and named. */
async function findHead<Field extends string>(
  lines: AsyncGenerator<string>,
  kind: TableKind<Field>,
  otherSheets: string[],
): Promise<Head> {
  let sheet: string | undefined;
  let first: string[] = [];
  let shown = '';
  for (;;) {
    const next = await lines.next();
    const begun = sheetIn(next.value);
    const isEnd = next.done === true || begun !== undefined;
    if (!isEnd && first.length < MAX_LINES_BEFORE_HEADER) {
      first.push(next.value);
      shown ||= next.value.trim().slice(0, MAX_SHOWN);
      if (first.length < MAX_LINES_BEFORE_HEADER) continue;
    }
    const head = headAmong(first, kind);
    if (head) return { ...head, sheet, ahead: [...head.ahead, ...(begun === undefined ? [] : [next.value])] };
    if (next.done) {
      const message = `the first line must name the columns, at least ${kind.needed}; it is: ${shown}`;
      throw new TableFormError(message, { isEmpty: shown === '' });
    }
    if (begun === undefined) continue;
    if (sheet !== undefined) otherSheets.push(sheet);
    [sheet, first] = [begun, []];
  }
}

const MAX_SHOWN = 200;

/** The line that names most columns, if it is a header. */
function headAmong<Field extends string>(
  lines: readonly string[],
  kind: TableKind<Field>,
): Omit<Head, 'sheet'> | undefined {
  const known = namesOf(kind);
  const readings = lines.flatMap((line, at) =>
    SEPARATORS.flatMap((separator) => {
      const cells = cellsOf(line, separator);
      if (!Array.isArray(cells) || cells.length > MAX_COLUMNS) return [];
      const names = cells.map(columnName);
      const found = names.filter((name) => known.has(name));
      return [{ cells, names, separator, found, row: at + 1 }];
    }),
  );
  const [best] = readings.toSorted(
    (one, other) =>
      other.found.length - one.found.length || one.row - other.row || other.cells.length - one.cells.length,
  );
  if (!best || (best.found.length < 2 && best.cells.some(isValue))) return undefined;
  const has = (field: Field) => kind.columns[field].some((name) => best.names.includes(name));
  if (!kind.isHeader(has)) return undefined;
  const { found, ...head } = best.cells.length > 1 ? best : { ...best, separator: NO_SEPARATOR };
  if (new Set(found).size < found.length) throw new TableFormError('names a column twice', { row: head.row });
  return { ...head, ahead: lines.slice(head.row) };
}

/** True of a cell that beside a single known name shows a row and no header: a number, a day, a kind of title. */
const isValue = (cell: string, at: number) => /\d/.test(cell) || (at > 0 && titleKindOf(cell) !== undefined);

/** The lines of the header's sheet; names the sheets behind it. */
async function* sheetLines(
  ahead: readonly string[],
  lines: AsyncGenerator<string>,
  otherSheets: string[],
): AsyncGenerator<string> {
  let isOver = false;
  for await (const line of chained(ahead, lines)) {
    const sheet = sheetIn(line);
    isOver ||= sheet !== undefined;
    if (sheet !== undefined) otherSheets.push(sheet);
    if (!isOver) yield line;
  }
}

async function* readRows<Field extends string>(
  lines: AsyncIterable<string>,
  kind: TableKind<Field>,
  head: Head,
): AsyncGenerator<TableRow<Field>> {
  const known = namesOf(kind);
  let { row } = head;
  const { sheet, names } = head;
  for await (const cells of rowsOf(lines, head.separator)) {
    row += 1;
    if ('kind' in cells) {
      yield { row, sheet, fault: cells };
      continue;
    }
    if (cells.every((cell) => cell === '')) continue;
    const otherForm = otherFormOf(cells, { head, known, headings: kind.headings ?? [] });
    if (otherForm !== undefined) throw new TableFormError(otherForm, { row });
    const [found, wanted] = [cells.length, names.length];
    if (found > wanted) yield { row, sheet, fault: { kind: 'cells', found, wanted } };
    else {
      const named = cells.flatMap((cell, at): [string, string][] =>
        saysNothing(cell) ? [] : [[names[at] ?? '', cell]],
      );
      yield { row, sheet, value: fieldsOf(new Map(named), kind.columns) };
    }
  }
}

const SUM = /^(?:sub)?tot(?:al\p{L}*)?[^\p{L}]*$/iu;
const YEAR = /^(?:1[89]|20)\d\d$/;

type Form = { head: Head; known: ReadonlySet<string>; headings: readonly string[] };

/** The reason why a row shows that a table is not one header and a row for each title. */
function otherFormOf(cells: readonly string[], { head, known, headings }: Form): string | undefined {
  const filled = cells.filter((cell) => cell !== '');
  const [first = '', ...others] = filled;
  const names = filled.map(columnName);
  if (others.length > 0 && names.every((name) => known.has(name))) return 'is a second header';
  if (others.length === 0 && headings.includes(names[0] ?? '')) return 'is the heading of a section';
  const isOfNumbers = others.every((cell) => !/\p{L}/u.test(cell) && !YEAR.test(cell));
  if (SUM.test(first) && isOfNumbers && (others.length > 0 || /[\d:]$/.test(first)))
    return 'is a row of totals';
  return cells.length === 1 && hasOtherSeparator(first, head)
    ? 'has other separators than the header'
    : undefined;
}

/** True of a row that is one cell for its quotes, or with the separators of another spreadsheet. */
function hasOtherSeparator(cell: string, { separator, names }: Head): boolean {
  if (names.length < 2) return false;
  const isQuoted = cell.includes('"') && cell.includes(separator);
  return isQuoted || SEPARATORS.some((one) => one !== separator && cell.split(one).length >= names.length);
}

async function take<Item>(items: AsyncGenerator<Item>, most: number): Promise<Item[]> {
  const taken: Item[] = [];
  while (taken.length < most) {
    const next = await items.next();
    if (next.done) break;
    taken.push(next.value);
  }
  return taken;
}

async function* chained<Item>(first: readonly Item[], rest: AsyncGenerator<Item>): AsyncGenerator<Item> {
  yield* first;
  yield* rest;
}

/** Rows whose days are written month first. */
async function* dayFirst<Field extends string>(
  rows: AsyncGenerator<TableRow<Field>>,
  days: readonly Field[],
): AsyncGenerator<TableRow<Field>> {
  for await (const row of rows) {
    if ('value' in row)
      for (const field of days) {
        const text = row.value[field];
        if (text !== undefined) row.value[field] = turned(text);
      }
    yield row;
  }
}

/** '4/13/2025 21:30' as '2025-04-13 21:30'. */
function turned(text: string): string {
  const [written] = /^\d{1,2}[-/]\d{1,2}[-/](?:\d{4}|\d{2})(?!\d)/.exec(text) ?? [];
  const day = written === undefined ? undefined : readDay(written, 'month');
  return day === undefined || written === undefined ? text : `${day}${text.slice(written.length)}`;
}
