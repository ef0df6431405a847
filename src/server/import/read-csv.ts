import { pipeline, Readable } from 'node:stream';
import { type CsvError, type Info, parse } from 'csv-parse';
import { TITLE_RECORD_FIELDS } from '../modules/catalogue/rules/title-record.ts';
import type { ImportRow } from './import-row.ts';

/** A record's columns; a film's source stands in one of its own, as its address alone. */
const SOURCE = 'sorgente';
const FIELDS = TITLE_RECORD_FIELDS.filter(({ name }) => name !== 'sorgenti');
const COLUMNS = [...FIELDS.map(({ name }) => name), SOURCE];
const NEEDED = FIELDS.filter(({ required }) => required).map(({ name }) => name);
/** Spreadsheets separate by what their country does not write numbers with. */
const SEPARATORS = [',', ';', '\t'];
const MAX_RECORD = 1024 * 1024;

type Parsed = { record: Record<string, string>; info: Info & { error?: CsvError } };

/** Titles as CSV; see `readCsvTable`. */
export async function* readCsv(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<ImportRow> {
  const rows = readCsvTable(bytes, { columns: COLUMNS, needed: NEEDED });
  for await (const row of rows) yield 'fault' in row ? row : { ...row, value: titleOf(row.value) };
}

/** The columns that a table may have, and those that it must. */
type Columns = { columns: readonly string[]; needed: readonly string[] };
export type CsvRow = { place: string; value: Record<string, string> } | { place: string; fault: string };

/**
 * The rows of CSV whose first line names the columns, in any order, separated by commas, semicolons or tabs. An empty
 * cell counts as a field that is missing. Rejects when the first line does not fit.
 */
export async function* readCsvTable(
  bytes: AsyncIterable<Uint8Array>,
  columns: Columns,
): AsyncGenerator<CsvRow> {
  const { head, all } = await peek(bytes);
  let fault: CsvError | undefined;
  const parser = parse({
    bom: true,
    columns: (names: string[]) => readHeader(names, columns),
    delimiter: separatorIn(head),
    info: true,
    max_record_size: MAX_RECORD,
    on_skip: (error) => void (fault ??= error),
    // Tolerates quotes within cells; a wrong number of cells is one row's error.
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    skip_records_with_error: true,
  });
  // Errors also end the parser's iteration.
  pipeline(Readable.from(all), parser, () => {});
  const records: AsyncIterable<Parsed> = parser;
  for await (const parsed of records) yield rowOf(parsed);
  if (fault) yield { place: 'the rest', fault: `cannot be read: ${fault.message}` };
}

/** The first piece, and all pieces. */
async function peek(bytes: AsyncIterable<Uint8Array>) {
  const pieces = bytes[Symbol.asyncIterator]();
  const first = await pieces.next();
  const head: Uint8Array = first.done ? new Uint8Array() : first.value;
  async function* all() {
    yield head;
    yield* { [Symbol.asyncIterator]: () => pieces };
  }
  return { head: new TextDecoder().decode(head), all: all() };
}

function separatorIn(head: string): string {
  const header = head.replace(/\n.*/s, '');
  const count = (separator: string) => header.split(separator).length;
  return SEPARATORS.reduce((best, one) => (count(one) > count(best) ? one : best));
}

function readHeader(names: string[], { columns, needed }: Columns): string[] {
  const header = names.map((name) => name.trim().toLowerCase());
  const unknown = header.filter((name) => !columns.includes(name));
  if (unknown.length > 0)
    throw new Error(`no such column: ${unknown.join(', ')}. There are: ${columns.join(', ')}`);
  const missing = needed.filter((name) => !header.includes(name));
  if (missing.length > 0)
    throw new Error(`the first line must name the columns; missing: ${missing.join(', ')}`);
  if (new Set(header).size < header.length) throw new Error('the first line names a column twice');
  return header;
}

function rowOf({ record, info }: Parsed): CsvRow {
  // The parser counts to the line that a record ends on.
  const place = `line ${info.lines - Object.values(record).join().split('\n').length + 1}`;
  return info.error
    ? { place, fault: 'must have a cell for each column, and no more' }
    : { place, value: valueOf(record) };
}

function valueOf(record: Record<string, string>): Record<string, string> {
  const filled = Object.entries(record)
    .map(([field, cell]) => [field, cell.trim()] as const)
    .filter(([, cell]) => cell !== '');
  return Object.fromEntries(filled);
}

function titleOf({ [SOURCE]: url, ...fields }: Record<string, string>): Record<string, unknown> {
  return url === undefined ? fields : { ...fields, sorgenti: [{ url }] };
}
