import { isFormulaFault, isPlaceholder } from './placeholders.ts';
import { wordsAndAddress } from './sheets-in-table.ts';
import type { TableColumns } from './table-header.ts';

/** A field's columns, of which the first filled one counts, or all that are. */
export type Place<Field> = {
  field: Field;
  columns: readonly Column[];
  isVerbatim: boolean;
  isJoined: boolean;
  isLinked: boolean;
};

/** `version`: what its name adds to the field's, if that is joined. */
type Column = { index: number; version: string };

/** The end of a name that tells a column from others of its field: 'Link 1', 'Link 720p'. */
const VERSION = / ?(?:\d{1,4}[pk]?|(?:full )?hd|uhd|sd)$/;

/** The fields' columns; `names`: the header's, as `columnName` writes them. */
export function placesIn<Field extends string>(
  names: readonly string[],
  { columns, verbatim, joined, linked }: TableColumns<Field>,
): Place<Field>[] {
  const all = names.map((name, index) => ({ name, index, version: '' }));
  return keysOf(columns).map((field) => {
    const isJoined = joined?.includes(field) ?? false;
    const own = isJoined ? all.map(withVersion) : all;
    const found = columns[field].flatMap((wanted) => own.filter(({ name }) => name === wanted));
    return {
      field,
      columns: isJoined ? found.toSorted((one, other) => one.index - other.index) : found,
      isVerbatim: verbatim?.includes(field) ?? false,
      isJoined,
      isLinked: linked?.includes(field) ?? false,
    };
  });
}

function withVersion({ name, index }: { name: string; index: number }) {
  const version = VERSION.exec(name)?.[0] ?? '';
  return { name: name.slice(0, name.length - version.length), index, version: version.trim() };
}

/** The fields that have filled cells in a row. */
export function valueOf<Field extends string>(
  cells: readonly string[],
  places: readonly Place<Field>[],
): Partial<Record<Field, string>> {
  const value: Partial<Record<Field, string>> = {};
  for (const { field, columns, isVerbatim, ...place } of places) {
    const filled = columns
      .map(({ index, version }) => ({ cell: textOf(cells[index] ?? '', place), version }))
      .filter(({ cell }) => cell !== '' && !(isVerbatim ? isFormulaFault : isPlaceholder)(cell));
    const [first, second] = filled;
    if (first) value[field] = place.isJoined && second ? joinedCells(filled) : first.cell;
  }
  return value;
}

/** The words of a cell, unless its field is the address behind them: one of several has them before it. */
function textOf(cell: string, { isLinked, isJoined }: { isLinked: boolean; isJoined: boolean }): string {
  const [words, address] = wordsAndAddress(cell);
  if (!isLinked || address === undefined || NUMBER.test(words)) return words;
  return isJoined && !address.includes(words) ? `${words} ${address}` : address;
}

/** A number in a database, which is worth as much as its page. */
const NUMBER = /^(?:tt)?\d+$/;

/** '1 https://… 2 https://…' */
const joinedCells = (cells: readonly { cell: string; version: string }[]) =>
  cells.map(({ cell, version }) => `${version} ${cell}`.trim()).join(' ');

function keysOf<Field extends string>(columns: Readonly<Record<Field, unknown>>): Field[] {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of a record are its type's
  return Object.keys(columns) as Field[];
}
