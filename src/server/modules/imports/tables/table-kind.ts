import { keysOf } from '../../../lib/keys-of.ts';

/** A kind of table: each field by the names that its column may have, as `columnName` writes them. */
export type TableKind<Field extends string> = {
  columns: Readonly<Record<Field, readonly string[]>>;
  /** True if a line with these columns is the header. */
  isHeader: (has: (field: Field) => boolean) => boolean;
  /** The columns that the header has to name, for people. */
  needed: string;
  /** Fields that are days, whose order the whole column shows. */
  days?: readonly Field[];
  /** Names of columns that alone in a row are the heading of a section. */
  headings?: readonly string[];
};

const FORM = 'a table has one line with the names of its columns, and one thing in each line below';

/** A file is not one header and a row for each thing; `row`: the one that shows it, as a spreadsheet counts. */
export class TableFormError extends Error {
  override name = 'TableFormError';
  readonly row: number | undefined;
  /** True of a file without any text. */
  readonly isEmpty: boolean;

  constructor(message: string, { row, isEmpty = false }: { row?: number; isEmpty?: boolean } = {}) {
    super(row === undefined ? message : `line ${row} ${message}: ${FORM}`);
    this.row = row;
    this.isEmpty = isEmpty;
  }
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

/** The fields' cells by the names of their columns; of several columns of a field the first filled one counts, in the order of its names. */
export function fieldsOf<Field extends string>(
  cells: ReadonlyMap<string, string>,
  columns: Readonly<Record<Field, readonly string[]>>,
): Partial<Record<Field, string>> {
  const value: Partial<Record<Field, string>> = {};
  for (const field of keysOf(columns)) {
    const name = columns[field].find((one) => cells.has(one));
    const cell = name === undefined ? undefined : cells.get(name);
    if (cell !== undefined) value[field] = cell;
  }
  return value;
}

/** No value, as people or programs write it, or a formula's fault. */
const NOTHING = /^(?:[-–—_.…?¿]*|#?n[./]?\s?[ad]\.?|\\n|null|none|nan|#[\p{Lu}/]+0?[!?])$/iu;

/** True if a cell says nothing: 'N/A', '—', `\N`, '#REF!'. */
export const saysNothing = (cell: string): boolean => NOTHING.test(cell);
