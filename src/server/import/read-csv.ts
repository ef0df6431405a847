import { pipeline, Readable } from 'node:stream';
import { type CsvError, type Info, parse } from 'csv-parse';
import { TITLE_RECORD_FIELDS } from '../modules/catalogue/rules/title-record.ts';
import type { ImportRow } from './import-row.ts';

/** A record's columns; a film's video is in a separate one, as its address alone. */
const VIDEO_COLUMN = 'sorgente';
const FIELDS = TITLE_RECORD_FIELDS.filter(({ name }) => name !== 'sorgenti');
const COLUMNS = [...FIELDS.map(({ name }) => name), VIDEO_COLUMN];
const REQUIRED_COLUMNS = FIELDS.filter(({ required }) => required).map(({ name }) => name);
/** The separator of a spreadsheet depends on its locale. */
const SEPARATORS = [',', ';', '\t'];
const MAX_RECORD_BYTES = 1024 * 1024;
/** Wrong columns that a refusal names. */
const MAX_NAMED = 10;

type Parsed = { record: Record<string, string>; info: Info & { error?: CsvError } };

/** Titles as CSV; see `readCsvTable`. */
export async function* readCsv(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<ImportRow> {
  const rows = readCsvTable(bytes, { columns: COLUMNS, required: REQUIRED_COLUMNS });
  for await (const row of rows) yield 'fault' in row ? row : { ...row, value: titleOf(row.value) };
}

/** The allowed columns of a table, and the required ones. */
type Columns = { columns: readonly string[]; required: readonly string[] };
export type CsvRow =
  | { location: string; value: Record<string, string> }
  | { location: string; fault: string };

/**
 * The rows of CSV whose first line names the columns, in any order, separated by commas, semicolons or tabs. An empty
 * cell counts as a field that is missing. Rejects when the first line does not fit.
 */
export async function* readCsvTable(
  bytes: AsyncIterable<Uint8Array>,
  columns: Columns,
): AsyncGenerator<CsvRow> {
  let fault: Error | undefined;
  const { firstChunk, chunks } = await peek(limitedCells());
  const parser = parse({
    bom: true,
    columns: (names: string[]) => readHeader(names, columns),
    delimiter: separatorIn(firstChunk),
    info: true,
    max_record_size: MAX_RECORD_BYTES,
    on_skip: (error) => void (fault ??= error),
    // Tolerates quotes within cells; a wrong number of cells is one row's error.
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    skip_records_with_error: true,
  });
  // Errors also end the parser's iteration.
  pipeline(Readable.from(chunks), parser, () => {});
  const records: AsyncIterable<Parsed> = parser;
  for await (const parsed of records) yield csvRowOf(parsed);
  if (fault) yield { location: 'the rest', fault: `cannot be read: ${fault.message}` };

  /** Ends before a line of too many cells: an error of the stream would take the rows before it along. */
  async function* limitedCells(): AsyncGenerator<Uint8Array> {
    try {
      yield* limitCells(bytes);
    } catch (error) {
      if (!(error instanceof TooManyCellsError)) throw error;
      fault = error;
    }
  }
}

/** The text of the first chunk, and all chunks. */
async function peek(bytes: AsyncIterable<Uint8Array>) {
  const iterator = bytes[Symbol.asyncIterator]();
  const first = await iterator.next();
  const head: Uint8Array = first.done ? new Uint8Array() : first.value;
  async function* chunks() {
    yield head;
    yield* { [Symbol.asyncIterator]: () => iterator };
  }
  return { firstChunk: new TextDecoder().decode(head), chunks: chunks() };
}

function separatorIn(firstChunk: string): string {
  const header = firstChunk.replace(/\n.*/s, '');
  const count = (separator: string) => header.split(separator).length;
  return SEPARATORS.reduce((best, one) => (count(one) > count(best) ? one : best));
}

function readHeader(names: string[], { columns, required }: Columns): string[] {
  const header = names.map((name) => name.trim().toLowerCase());
  const unknown = header.filter((name) => !columns.includes(name));
  if (unknown.length > 0)
    throw new Error(
      `no such column: ${unknown.slice(0, MAX_NAMED).join(', ')}. There are: ${columns.join(', ')}`,
    );
  const missing = required.filter((name) => !header.includes(name));
  if (missing.length > 0)
    throw new Error(`the first line must name the columns; missing: ${missing.join(', ')}`);
  if (new Set(header).size < header.length) throw new Error('the first line names a column twice');
  return header;
}

function csvRowOf({ record, info }: Parsed): CsvRow {
  // The parser counts to the line that a record ends on.
  const location = `line ${info.lines - Object.values(record).join().split('\n').length + 1}`;
  return info.error
    ? { location, fault: 'must have a cell for each column, and no more' }
    : { location, value: valueOf(record) };
}

function valueOf(record: Record<string, string>): Record<string, string> {
  const filled = Object.entries(record)
    .map(([field, cell]) => [field, cell.trim()] as const)
    .filter(([, cell]) => cell !== '');
  return Object.fromEntries(filled);
}

function titleOf({ [VIDEO_COLUMN]: url, ...fields }: Record<string, string>): Record<string, unknown> {
  return url === undefined ? fields : { ...fields, sorgenti: [{ url }] };
}

/** Separators in one line at most: no table has so many columns, and no text so many commas. */
const MAX_SEPARATORS = 2000;

/** A line of CSV has too many cells. */
export class TooManyCellsError extends Error {
  override name = 'TooManyCellsError';
  constructor() {
    super(`a line has more than ${MAX_SEPARATORS} cells`);
  }
}

/**
 * The bytes of CSV, as they come. After the lines before it throws a `TooManyCellsError`, or a parser would make a cell of
 * each of megabytes of commas.
 */
export async function* limitCells(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let count = 0;
  for await (const chunk of bytes) {
    let line = 0;
    for (let at = 0; at < chunk.length; at += 1) {
      const letter = chunk[at];
      if (letter === LF || letter === CR) {
        line = at + 1;
        count = 0;
      } else if (letter === COMMA || letter === SEMICOLON || letter === TAB) count += 1;
      if (count <= MAX_SEPARATORS) continue;
      yield chunk.subarray(0, line);
      throw new TooManyCellsError();
    }
    yield chunk;
  }
}

const [LF, CR] = [0x0a, 0x0d];
const [COMMA, SEMICOLON, TAB] = [0x2c, 0x3b, 0x09];
