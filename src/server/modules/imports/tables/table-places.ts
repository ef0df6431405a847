import { isFormulaFault, isPlaceholder } from './placeholders.ts';
import type { TableColumns } from './table-header.ts';

/** A field's columns, of which the first filled one counts, or all that are. */
export type Place<Field> = {
  field: Field;
  columns: readonly Column[];
  isVerbatim: boolean;
  isJoined: boolean;
};

/** `version`: what its name adds to the field's, if that is joined. */
type Column = { index: number; version: string };

/** The end of a name that tells a column from others of its field: 'Link 1', 'Link 720p'. */
const VERSION = / ?(?:\d{1,4}[pk]?|(?:full )?hd|uhd|sd)$/;

/** The fields' columns; `names`: the header's, as `columnName` writes them. */
export function placesIn<Field extends string>(
  names: readonly string[],
  { columns, verbatim, joined }: TableColumns<Field>,
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
  for (const { field, columns, isVerbatim, isJoined } of places) {
    const filled = columns
      .map(({ index, version }) => ({ cell: (cells[index] ?? '').trim(), version }))
      .filter(({ cell }) => cell !== '' && !(isVerbatim ? isFormulaFault : isPlaceholder)(cell));
    const [first, second] = filled;
    if (first) value[field] = isJoined && second ? joinedCells(filled) : first.cell;
  }
  return value;
}

/** '1 https://… 2 https://…' */
const joinedCells = (cells: readonly { cell: string; version: string }[]) =>
  cells.map(({ cell, version }) => `${version} ${cell}`.trim()).join(' ');

function keysOf<Field extends string>(columns: Readonly<Record<Field, unknown>>): Field[] {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of a record are its type's
  return Object.keys(columns) as Field[];
}
