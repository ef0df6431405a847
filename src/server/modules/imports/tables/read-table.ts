import { type DayOrder, dayOrderOf, readDay } from '../../../lib/read-day.ts';
import { sheetIn } from './sheets-in-table.ts';
import { columnName, findHeader, type Head, type TableColumns, trimmed } from './table-header.ts';
import { placesIn, valueOf } from './table-places.ts';
import { type Cells, cellsOf, END, type RowFault, rowsOf, TableLines } from './table-rows.ts';

/** A row by its number in a spreadsheet, and in a workbook by its sheet; only filled cells are in it. */
export type TableRow<Field extends string> = { row: number; sheet?: string | undefined } & (
  | { value: Partial<Record<Field, string>>; isShort: boolean }
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
  rows: AsyncGenerator<TableRow<Field>>;
};

/** Rows read before the first one counts, if days may be written in two orders. */
const LOOKAHEAD = 20_000;

/**
 * Opens a table: CSV in any encoding, with commas, semicolons, tabs or bars; or the first table of a workbook that is
 * one of this kind. Throws a `TableHeaderError` if no line is a header.
 */
export async function openTable<Field extends string>(
  bytes: AsyncIterable<Uint8Array>,
  kind: TableColumns<Field>,
): Promise<Table<Field>> {
  const lines = new TableLines(bytes);
  const otherSheets: string[] = [];
  const head = await findHeader(lines, kind, (sheet) => otherSheets.push(sheet)).catch(
    async (error: unknown) => {
      await lines.close();
      throw error;
    },
  );
  const names = head.cells.map(columnName);
  const rows = async function* (): AsyncGenerator<TableRow<Field>> {
    yield* readRows(rowsOf(lines, head.separator), kind, head);
    for (let line = await lines.at(0); line !== END; line = await lines.at(0)) {
      otherSheets.push(...[sheetIn(line) ?? []].flat());
      lines.take(1);
    }
  };
  const read = rows();
  const isDay = (field: Field) => kind.columns[field].some((name) => names.includes(name));
  const days = (kind.days ?? []).filter((field) => isDay(field));
  const ahead = days.length > 0 ? await take(read, LOOKAHEAD) : [];
  const texts = ahead.flatMap((row) =>
    'value' in row ? days.flatMap((field) => row.value[field] ?? []) : [],
  );
  const { order, example } = dayOrderOf(texts);
  return {
    fields: new Set(fieldsIn(head, kind).values()),
    header: head.cells,
    unknown: unknownIn(head, kind),
    otherSheets,
    shownOrder: example === undefined ? undefined : { order, example },
    rows: order === 'day' ? chained(ahead, read) : dayFirst(chained(ahead, read), days),
  };
}

/** The fields of a header's columns, by their names. */
function fieldsIn<Field extends string>({ cells }: Head, kind: TableColumns<Field>): Map<string, Field> {
  const names = cells.map(columnName);
  const fields = placesIn(names, kind).flatMap(({ field, columns }) =>
    columns.map(({ index }) => [names[index] ?? '', field] as const),
  );
  return new Map(fields);
}

function unknownIn<Field extends string>(head: Head, kind: TableColumns<Field>): string[] {
  const fields = fieldsIn(head, kind);
  return head.cells.filter((cell) => cell !== '' && !fields.has(columnName(cell)));
}

async function* readRows<Field extends string>(
  rows: AsyncIterable<Cells>,
  kind: TableColumns<Field>,
  head: Head,
): AsyncGenerator<TableRow<Field>> {
  let names = head.cells.map(columnName);
  let places = placesIn(names, kind);
  let { row } = head;
  const { sheet } = head;
  const fits = (cells: readonly string[]) => kind.fits(valueOf(cells, places));
  for await (const read of rows) {
    row += 1;
    const at = { row, sheet };
    const all = rowInCell(read, head, fits);
    if ('kind' in all) {
      yield { ...at, fault: all };
      continue;
    }
    const filled = trimmed(all)?.length ?? 0;
    if (filled === 0 || isHeaderAgain(all, names)) continue;
    if (isOtherHeader(all, kind)) {
      names = all.map(columnName);
      places = placesIn(names, kind);
      continue;
    }
    const value = valueOf(all, places);
    if (isSum(all)) yield { ...at, fault: { kind: 'sum' } };
    else if (filled > names.length)
      yield { ...at, fault: { kind: 'cells', found: filled, wanted: names.length } };
    else if (all.length > head.width && !kind.fits(value))
      yield { ...at, fault: { kind: 'cells', found: all.length, wanted: head.width } };
    else yield { ...at, value, isShort: all.length < names.length };
  }
}

/** A row with quotes, all of which a spreadsheet with a different separator has put into its first cell. */
function rowInCell(
  all: Cells,
  { width, separator }: Head,
  fits: (cells: readonly string[]) => boolean,
): Cells {
  const [first = '', ...others] = Array.isArray(all) ? all : [];
  if (separator === undefined || others.some((cell) => cell !== '')) return all;
  const inner = cellsOf(first, separator);
  return Array.isArray(inner) && inner.length === width && fits(inner) ? inner : all;
}

/** True of a header between the rows, as joined tables have it, and of the line below one ('---|---'). */
const isHeaderAgain = (cells: readonly string[], names: readonly string[]) =>
  names.length > 1 &&
  (names.every((name, index) => columnName(cells[index] ?? '') === name) ||
    cells.every((cell) => cell === '' || /^:?-{2,}:?$/.test(cell)));

/** True of a second table's header below a first one, whose columns are others. */
function isOtherHeader<Field extends string>(
  cells: readonly string[],
  { columns, isHeader }: TableColumns<Field>,
): boolean {
  const names = cells.map(columnName).filter(Boolean);
  const known = new Set(Object.values<readonly string[]>(columns).flat());
  const has = (field: Field) => columns[field].some((name) => names.includes(name));
  const isKnown = names.length > 1 && names.every((name) => known.has(name));
  return (
    isKnown && new Set(names).size === names.length && isHeader(has, { width: names.length, isSure: true })
  );
}

const SUM =
  /^(?:(?:sub-?)?tot(?:\.|ale?|ali?s?|als|ales)|somma|suma|sum|media|average|promedio)(?:\s(?:n\.|di|de|of|film|films|movies|serie|series|titoli|titles|pel[ií]culas|t[ií]tulos|video|videos|generale|complessivo|parziale|general|minuti|minutes|minutos|ore|hours|horas))*(?:[\s:=]+[\d.,]+(?:\s\p{L}+)?)?:?$/iu;

/** True of a row of sums: beside its word are numbers that are no years. */
const isSum = (cells: readonly string[]) => isSumOf(cells.slice(cells.findIndex((cell) => cell !== '')));
const isSumOf = ([first = '', ...others]: readonly string[]) =>
  SUM.test(first) &&
  (others.some((cell) => cell !== '') || /\d|:$/.test(first)) &&
  others.every((cell) => cell === '' || (/^[\d.,%\s]+$/.test(cell) && !/^(?:1[89]|20)\d\d$/.test(cell)));

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
