import { type DayOrder, dayOrderOf, readDay } from '../../../lib/read-day.ts';
import { isPlaceholder } from './placeholders.ts';
import { type Cells, cellsOf, END, type RowFault, rowsOf, TableLines } from './table-rows.ts';

/** The columns of a kind of table: each field by the names that its column may have, as `columnName` writes them. */
export type TableColumns<Field extends string> = {
  columns: Readonly<Record<Field, readonly string[]>>;
  /** True if a line with these columns is the header; `isFirst`: no other line comes before it. */
  isHeader: (has: (field: Field) => boolean, line: { width: number; isFirst: boolean }) => boolean;
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
};

/** A row by its number in a spreadsheet; only filled cells are in it. */
export type TableRow<Field extends string> =
  | { row: number; value: Partial<Record<Field, string>>; isShort: boolean }
  | { row: number; fault: RowFault };

export type Table<Field extends string> = {
  fields: ReadonlySet<Field>;
  /** The header in its own spelling. */
  header: readonly string[];
  /** Columns that mean no field, in their own spelling. */
  unknown: string[];
  /** The order of days with slashes: a day that could be read both ways, and the part that comes first. */
  shownOrder: { order: DayOrder; example: string } | undefined;
  rows: AsyncGenerator<TableRow<Field>>;
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
/** Rows read before the first one counts, if days may be written in two orders. */
const LOOKAHEAD = 20_000;

/**
 * Opens a table: CSV in any encoding, with commas, semicolons, tabs or bars. Throws a `TableHeaderError` if no line
 * is a header.
 */
export async function openTable<Field extends string>(
  bytes: AsyncIterable<Uint8Array>,
  kind: TableColumns<Field>,
): Promise<Table<Field>> {
  const lines = new TableLines(bytes);
  const head = await findHeader(lines, kind).catch(async (error: unknown) => {
    await lines.close();
    throw error;
  });
  const names = head.cells.map(columnName);
  const fieldOf = new Map<string, Field>();
  for (const field of keysOf(kind.columns)) for (const name of kind.columns[field]) fieldOf.set(name, field);
  const read = readRows(rowsOf(lines, head.separator), { names, kind, head });
  const days = (kind.days ?? []).filter((field) => kind.columns[field].some((name) => names.includes(name)));
  const ahead = days.length > 0 ? await take(read, LOOKAHEAD) : [];
  const texts = ahead.flatMap((row) =>
    'value' in row ? days.flatMap((field) => row.value[field] ?? []) : [],
  );
  const { order, example } = dayOrderOf(texts);
  return {
    fields: new Set(names.flatMap((name) => fieldOf.get(name) ?? [])),
    header: head.cells,
    unknown: head.cells.filter((cell, index) => cell !== '' && !fieldOf.has(names[index] ?? '')),
    shownOrder: example === undefined ? undefined : { order, example },
    rows: order === 'day' ? chained(ahead, read) : dayFirst(chained(ahead, read), days),
  };
}

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

/** `width`: its cells with the empty ones at its end. */
type Head = { cells: string[]; width: number; separator: string | undefined; row: number };

async function findHeader<Field extends string>(lines: TableLines, kind: TableColumns<Field>): Promise<Head> {
  let separators = SEPARATORS;
  let first: string[] = [];
  let row = 0;
  for (let count = 0; count < MAX_LINES_BEFORE_HEADER; count += 1) {
    const line = await lines.at(0);
    if (line === END) break;
    lines.take(1);
    const said = row === 0 ? /^\uFEFF*"?sep=(.)"?[;,]*$/i.exec(line ?? '')?.[1] : undefined;
    if (said !== undefined) {
      // A spreadsheet does not show this line.
      separators = [said];
      continue;
    }
    row += 1;
    const isFirst = first.length === 0;
    const found = line === undefined ? undefined : headerIn(line, { separators, isFirst }, kind);
    if (found?.isHeader) return { ...found, row };
    if (first.length === 0 && line?.trim() !== '') first = found?.cells ?? ['…'];
  }
  const found = first.slice(0, MAX_NAMED).join(', ');
  throw new TableHeaderError(
    `the first line must name the columns, at least ${kind.needed}; it is: ${found}`,
    first,
  );
}

/** The line by the separator that finds most columns in it; undefined if it has too many. Of the first line one column is enough. */
function headerIn<Field extends string>(
  line: string,
  { separators, isFirst }: { separators: readonly string[]; isFirst: boolean },
  { columns, isHeader }: TableColumns<Field>,
) {
  const known = new Set<string>(Object.values<readonly string[]>(columns).flat());
  const readings = separators.flatMap((separator) => {
    const all = cellsOf(line.replace(/^\uFEFF+/, ''), separator);
    const cells = trimmed(all);
    if (!cells || 'kind' in all || cells.length > MAX_COLUMNS) return [];
    const names = cells.map(columnName);
    const has = (field: Field) => columns[field].some((name) => names.includes(name));
    const count = new Set(names.filter((name) => known.has(name))).size;
    const isEnough = count > 1 || names.length === 1 || (isFirst && !cells.some(isValue));
    return [
      {
        cells,
        width: all.length,
        separator: cells.length > 1 ? separator : undefined,
        count,
        isHeader: isEnough && isHeader(has, { width: names.length, isFirst }),
      },
    ];
  });
  return readings.toSorted(
    (one, other) => other.count - one.count || other.cells.length - one.cells.length,
  )[0];
}

/** True of a cell that names no column: a number, a day, an address, a number in IMDb. */
const isValue = (cell: string) =>
  /^(?:\W*\d[\d.,]*\W*|https?:.*|tt\d+)$/i.test(cell) || readDay(cell) !== undefined;

/** Cells without the empty ones at the end. */
function trimmed(cells: Cells): string[] | undefined {
  return Array.isArray(cells) ? cells.slice(0, cells.findLastIndex((cell) => cell !== '') + 1) : undefined;
}

async function* readRows<Field extends string>(
  rows: AsyncIterable<Cells>,
  { names, kind, head }: { names: readonly string[]; kind: TableColumns<Field>; head: Head },
): AsyncGenerator<TableRow<Field>> {
  // The field's first name that has a filled cell counts.
  const places = keysOf(kind.columns).map((field) => ({
    field,
    indexes: kind.columns[field].flatMap((name) => placesOf(names, name)),
    isVerbatim: kind.verbatim?.includes(field) ?? false,
  }));
  let { row } = head;
  for await (const all of rows) {
    row += 1;
    if ('kind' in all) {
      yield { row, fault: all };
      continue;
    }
    const filled = trimmed(all)?.length ?? 0;
    if (filled === 0 || isHeaderAgain(all, names) || isSum(all)) continue;
    const value = valueOf(all, places);
    const isShifted = filled > names.length || (all.length > head.width && !kind.fits(value));
    if (isShifted) yield { row, fault: { kind: 'cells', found: all.length, wanted: head.width } };
    else yield { row, value, isShort: all.length < names.length };
  }
}

/** True of a header between the rows, as joined tables have it. */
const isHeaderAgain = (cells: readonly string[], names: readonly string[]) =>
  names.length > 1 && names.every((name, index) => columnName(cells[index] ?? '') === name);

const SUM = /^(?:totale|total|totali|totals|somma|suma|sum|media|average|promedio)(?:[\s:]+[\d.,]+)?:?$/i;

/** True of a row of sums: beside its word are numbers that are no years. */
const isSum = ([first = '', ...others]: readonly string[]) =>
  SUM.test(first) &&
  (others.some((cell) => cell !== '') || /\d|:$/.test(first)) &&
  others.every((cell) => cell === '' || (/^[\d.,%\s]+$/.test(cell) && !/^(?:1[89]|20)\d\d$/.test(cell)));

type Place<Field> = { field: Field; indexes: readonly number[]; isVerbatim: boolean };

function valueOf<Field extends string>(
  cells: readonly string[],
  places: readonly Place<Field>[],
): Partial<Record<Field, string>> {
  const value: Partial<Record<Field, string>> = {};
  for (const { field, indexes, isVerbatim } of places) {
    const filled = indexes
      .map((index) => cells[index] ?? '')
      .find((cell) => cell !== '' && (isVerbatim || !isPlaceholder(cell)));
    if (filled !== undefined) value[field] = filled;
  }
  return value;
}

const placesOf = (names: readonly string[], wanted: string) =>
  names.flatMap((name, index) => (name === wanted ? [index] : []));

function keysOf<Field extends string>(columns: Readonly<Record<Field, unknown>>): Field[] {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of a record are its type's
  return Object.keys(columns) as Field[];
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
