import type { Kysely } from 'kysely';
import { analyzeTables } from '../database/analyze-tables.ts';
import type { Schema } from '../database/schema.ts';
import { compareTitles } from '../modules/catalogue/records/compare-titles.ts';
import { joinKnownTitles } from '../modules/catalogue/records/join-known-titles.ts';
import { upsertTitles } from '../modules/catalogue/records/upsert-titles.ts';
import {
  type FieldError,
  parseTitleRecord,
  type TitleRecord,
} from '../modules/catalogue/rules/title-record.ts';
import type { ImportRow } from './import-row.ts';

/** How many titles were new, changed, unchanged, and how many rows were refused. */
export type ImportCounts = { created: number; changed: number; unchanged: number; refused: number };

/** A refused row and its errors. */
export type RefusedRow = { place: string; faults: FieldError[] };

export type ImportOptions = {
  /** Only says what would change. */
  dryRun?: boolean;
  onRefused?: (row: RefusedRow) => void;
  /** Called after each committed batch; the next one waits for it. */
  onProgress?: (counts: Readonly<ImportCounts>) => void | Promise<void>;
  /** Titles in one transaction. */
  batch?: number;
  /** Ends the import after the current batch. */
  signal?: AbortSignal | undefined;
};

const BATCH = 250;
/** Changes after which the tables are analyzed. */
const MANY_CHANGES = 1000;

/**
 * Imports rows in batches, matched by `origin`; invalid rows are refused. Rejects when the rows or the database fail;
 * committed batches stay.
 */
export async function importTitles(
  db: Kysely<Schema>,
  rows: AsyncIterable<ImportRow> | Iterable<ImportRow>,
  { dryRun = false, onRefused, onProgress, batch = BATCH, signal }: ImportOptions = {},
): Promise<ImportCounts> {
  const counts: ImportCounts = { created: 0, changed: 0, unchanged: 0, refused: 0 };
  const take = dryRun ? compare : write;
  const read = reader((row) => {
    counts.refused += 1;
    onRefused?.(row);
  });
  for await (const records of batches(rows, read, batch, signal)) {
    const { created, changed, unchanged } = await take(db, records);
    counts.created += created;
    counts.changed += changed;
    counts.unchanged += unchanged;
    await onProgress?.(counts);
  }
  if (!dryRun && counts.created + counts.changed >= MANY_CHANGES) await analyzeTables(db);
  return counts;
}

type Taken = Omit<ImportCounts, 'refused'>;

async function write(db: Kysely<Schema>, records: readonly TitleRecord[]): Promise<Taken> {
  return db.transaction().execute((transaction) => upsertTitles(transaction, records));
}

async function compare(db: Kysely<Schema>, records: readonly TitleRecord[]): Promise<Taken> {
  const taken: Taken = { created: 0, changed: 0, unchanged: 0 };
  for (const { state } of await compareTitles(db, await joinKnownTitles(db, records))) taken[state] += 1;
  return taken;
}

/** Parses rows; refuses a repeated origin as well. */
function reader(refuse: (row: RefusedRow) => void): (row: ImportRow) => TitleRecord | undefined {
  const origins = new Set<string>();
  return (row) => {
    const { place } = row;
    const read =
      'fault' in row ? { faults: [{ field: '', expected: row.fault }] } : parseTitleRecord(row.value);
    if ('faults' in read) {
      refuse({ place, faults: read.faults });
      return undefined;
    }
    const { origin } = read.record;
    if (origins.has(origin)) {
      refuse({ place, faults: [{ field: 'origin', expected: `came before in this import: ${origin}` }] });
      return undefined;
    }
    origins.add(origin);
    return read.record;
  };
}

/** Batches of valid records. When the rows end in an error, the records before it come first. */
async function* batches(
  rows: AsyncIterable<ImportRow> | Iterable<ImportRow>,
  read: (row: ImportRow) => TitleRecord | undefined,
  size: number,
  signal: AbortSignal | undefined,
): AsyncGenerator<TitleRecord[]> {
  let batch: TitleRecord[] = [];
  let failure: { error: unknown } | undefined;
  try {
    for await (const row of rows) {
      const record = read(row);
      if (record) batch.push(record);
      if (batch.length === size) {
        yield batch;
        batch = [];
      }
      if (signal?.aborted) break;
    }
  } catch (error) {
    failure = { error };
  }
  if (batch.length > 0) yield batch;
  if (failure) throw failure.error;
}
