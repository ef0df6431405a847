import { type DayOrder, dayOrderOf, readDay } from '../../../lib/read-day.ts';
import { columnName, findHeader, type Head, type TableColumns, trimmed } from './table-header.ts';
import { placesIn, valueOf } from './table-places.ts';
import { type Cells, cellsOf, type RowFault, rowsOf, TableLines } from './table-rows.ts';

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
  for (const { field, columns } of placesIn(names, kind))
    for (const { index } of columns) fieldOf.set(names[index] ?? '', field);
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

async function* readRows<Field extends string>(
  rows: AsyncIterable<Cells>,
  { names: columns, kind, head }: { names: readonly string[]; kind: TableColumns<Field>; head: Head },
): AsyncGenerator<TableRow<Field>> {
  let names = columns;
  let places = placesIn(names, kind);
  let { row } = head;
  const fits = (cells: readonly string[]) => kind.fits(valueOf(cells, places));
  for await (const read of rows) {
    row += 1;
    const all = rowInCell(read, head, fits);
    if ('kind' in all) {
      yield { row, fault: all };
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
    if (isSum(all)) yield { row, fault: { kind: 'sum' } };
    else if (filled > names.length)
      yield { row, fault: { kind: 'cells', found: filled, wanted: names.length } };
    else if (all.length > head.width && !kind.fits(value))
      yield { row, fault: { kind: 'cells', found: all.length, wanted: head.width } };
    else yield { row, value, isShort: all.length < names.length };
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
