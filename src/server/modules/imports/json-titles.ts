import * as v from 'valibot';
import { TITLE_RECORD_FIELDS } from '../catalogue/rules/title-record.ts';
import type { ImportRow, TableNote } from './import-row.ts';
import { saysNothing } from './tables/table-kind.ts';
import { type SeriesYears, titleOfCells } from './tables/title-cells.ts';
import { type TitleCells, titleColumnOf } from './tables/title-columns.ts';

const RECORD_FIELDS: ReadonlySet<string> = new Set(TITLE_RECORD_FIELDS.map(({ name }) => name));
const objectSchema = v.pipe(
  v.custom<object>((value) => typeof value === 'object' && value !== null && !Array.isArray(value)),
  v.record(v.string(), v.unknown()),
);
const scalarSchema = v.pipe(v.union([v.string(), v.number(), v.boolean()]), v.transform(String));
const namedSchema = v.pipe(
  v.object({ name: v.string() }),
  v.transform(({ name }) => name),
);
const cellSchema = v.union([
  v.pipe(
    scalarSchema,
    v.transform((cell) => [cell]),
  ),
  v.array(v.union([scalarSchema, namedSchema])),
]);

/** Names of left-out fields in a note. */
const MAX_NAMED = 20;

/**
 * Titles of JSON objects (behaviour 21.37): an object with an `origin` is a record, one with a name alone a table's row
 * whose columns are its keys. Fields that no title has are left out; `onNote` names them, and its note grows with the
 * rows.
 */
export async function* readJsonTitles(
  rows: AsyncIterable<ImportRow>,
  onNote: (note: TableNote) => void,
): AsyncGenerator<ImportRow> {
  const columns: string[] = [];
  const years: SeriesYears = new Map();
  let parts = 0;
  const leaveOut = (name: string) => {
    if (columns.length >= MAX_NAMED || columns.includes(name)) return;
    if (columns.push(name) === 1) onNote({ kind: 'unknown', columns });
  };
  for await (const row of rows) {
    const object = 'value' in row ? v.safeParse(objectSchema, row.value) : undefined;
    if (!object?.success) yield row;
    else if ('origin' in object.output)
      yield { location: row.location, value: recordFields(object.output, leaveOut) };
    else if (hasName(object.output)) {
      const read = titleOfCells(row.location, cellsOf(object.output, leaveOut), years);
      parts += Number('isPart' in read);
      yield read;
    } else yield row;
  }
  if (parts > 0) onNote({ kind: 'parts', count: parts });
}

/** True if an object of these rows has the name of a title. */
export async function hasTitle(rows: AsyncIterable<ImportRow>): Promise<boolean> {
  for await (const row of rows)
    if ('value' in row && v.is(objectSchema, row.value) && hasName(row.value)) return true;
  return false;
}

const hasName = (object: object) =>
  Object.entries(object).some(([name, value]) => titleColumnOf(name) === 'titolo' && v.is(cellSchema, value));

type LeaveOut = (name: string) => void;

function recordFields(object: Record<string, unknown>, leaveOut: LeaveOut): Record<string, unknown> {
  for (const name of Object.keys(object)) if (!RECORD_FIELDS.has(name)) leaveOut(name);
  return Object.fromEntries(Object.entries(object).filter(([name]) => RECORD_FIELDS.has(name)));
}

function cellsOf(object: Record<string, unknown>, leaveOut: LeaveOut): TitleCells {
  const cells: TitleCells = {};
  for (const [name, value] of Object.entries(object)) {
    if (value === null || value === '') continue;
    const field = titleColumnOf(name);
    const read = v.safeParse(cellSchema, value);
    if (!field || !read.success) {
      leaveOut(name);
      continue;
    }
    const cell = read.output.join(field === 'altri_titoli' ? '|' : ', ');
    if (!saysNothing(cell)) cells[field] ??= cell;
  }
  return cells;
}
