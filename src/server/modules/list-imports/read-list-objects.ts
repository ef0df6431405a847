import * as v from 'valibot';
import { keysOf } from '../../lib/keys-of.ts';
import { dayOrderOf, readDay } from '../../lib/read-day.ts';
import { columnName } from '../imports/tables/table-header.ts';
import { nameIn } from './entry-fields.ts';
import { type Field, LIST_COLUMNS } from './list-columns.ts';
import { ListFileError, type ParsedList } from './list-entry.ts';
import { addRow, LIST_TABLE } from './list-row.ts';
import { MarkedEntries } from './marked-entries.ts';
import { valuesOf } from './read-list-json.ts';

const objectSchema = v.record(v.string(), v.unknown());
const scalarSchema = v.pipe(v.union([v.string(), v.number(), v.boolean()]), v.transform(String));

type Cells = Partial<Record<Field, string>>;

/** Reads a JSON file of no known service: its objects are a table's rows, whose columns are their keys. Throws a `ListFileError`. */
export async function readListObjects(bytes: AsyncIterable<Uint8Array>): Promise<ParsedList> {
  const rows: { row: number; value: Cells | undefined }[] = [];
  for await (const { row, value } of valuesOf(bytes))
    rows.push({ row, value: value === undefined ? undefined : cellsOf(value) });
  const has = (field: Field) => rows.some(({ value }) => value?.[field] !== undefined);
  if (!LIST_TABLE.isHeader(has, { width: 0, isSure: true })) throw new ListFileError('no list');
  const entries = new MarkedEntries();
  for (const { row, value } of rows)
    if (value) addRow(entries, { row, value, isShort: false });
    else entries.refuse({ row, name: '', why: 'long' });
  const { example } = dayOrderOf(rows.flatMap(({ value }) => value?.at ?? []));
  const day = example === undefined ? null : { example, iso: readDay(example) ?? '' };
  return { ...entries.toList(false, day), target: entries.hasMarks ? 'visti' : null };
}

function cellsOf(value: unknown): Cells {
  const read = v.safeParse(objectSchema, value);
  const cells = new Map<string, string>();
  for (const [key, one] of read.success ? Object.entries(read.output) : []) {
    const cell = v.safeParse(scalarSchema, one);
    if (cell.success && nameIn(cell.output) !== '') cells.set(columnName(key), cell.output);
  }
  const row: Cells = {};
  for (const field of keysOf(LIST_COLUMNS)) {
    const name = LIST_COLUMNS[field].find((one) => cells.has(one));
    const cell = name === undefined ? undefined : cells.get(name);
    if (cell !== undefined) row[field] = cell;
  }
  return row;
}
