import { analyzeTables } from '../database/analyze-tables.ts';
import type { Db } from '../database/db.ts';
import { compareTitles } from '../modules/catalogue/records/compare-titles.ts';
import { identifyTitles, idsOf } from '../modules/catalogue/records/identify-titles.ts';
import { joinKnownTitles } from '../modules/catalogue/records/join-known-titles.ts';
import { type UpsertCounts, upsertTitles } from '../modules/catalogue/records/upsert-titles.ts';
import {
  type FieldError,
  parseTitleRecord,
  type TitleRecord,
} from '../modules/catalogue/rules/title-record.ts';
import type { ImportRow } from './import-row.ts';

/** How many titles were new, changed, unchanged, and how many rows were refused. */
export type ImportCounts = { created: number; changed: number; unchanged: number; refused: number };

export type RefusedRow = { location: string; faults: FieldError[] };

export type ImportOptions = {
  /** Only counts what would change. */
  dryRun?: boolean;
  onRefused?: (row: RefusedRow) => void;
  /** Called after each committed batch; the next one waits for it. */
  onProgress?: (counts: Readonly<ImportCounts>) => void | Promise<void>;
  /** Titles in one transaction. */
  batch?: number;
  /** Ends the import after the current batch. */
  signal?: AbortSignal | undefined;
};

const BATCH_SIZE = 250;
/** Changes after which the tables are analyzed. */
const ANALYZE_AFTER_CHANGES = 1000;

/**
 * Imports rows in batches, matched by `origin`; invalid rows are refused. Rejects when the rows or the database fail;
 * committed batches stay.
 */
export async function importTitles(
  db: Db,
  rows: AsyncIterable<ImportRow> | Iterable<ImportRow>,
  { dryRun = false, onRefused, onProgress, batch = BATCH_SIZE, signal }: ImportOptions = {},
): Promise<ImportCounts> {
  const counts: ImportCounts = { created: 0, changed: 0, unchanged: 0, refused: 0 };
  const processBatch = dryRun ? compare : write;
  const parse = createRowParser((row) => {
    counts.refused += 1;
    onRefused?.(row);
  });
  for await (const records of batches(rows, parse, batch, signal)) {
    const { created, changed, unchanged } = await processBatch(db, records);
    counts.created += created;
    counts.changed += changed;
    counts.unchanged += unchanged;
    await onProgress?.(counts);
  }
  if (!dryRun && counts.created + counts.changed >= ANALYZE_AFTER_CHANGES) await analyzeTables(db);
  return counts;
}

/** Imports one title, or updates the existing one; returns its id. */
export async function importRecord(
  { db }: { db: Db },
  record: TitleRecord,
): Promise<{ id: number; counts: BatchCounts }> {
  const titles = (await identifyTitles(db, [idsOf(record)])).flat();
  // By its own `origin` a title that came from elsewhere would only have its empty fields filled in.
  const { origin } = titles.find(({ grade }) => grade !== 'alias') ?? record;
  const { ids, ...counts } = await write(db, [{ ...record, origin }]);
  const [id] = ids.values();
  if (id === undefined) throw new Error(`${origin} was not taken in`);
  return { id, counts };
}

type BatchCounts = Omit<ImportCounts, 'refused'>;

async function write(db: Db, records: readonly TitleRecord[]): Promise<UpsertCounts> {
  return db.transaction().execute((transaction) => upsertTitles(transaction, records));
}

async function compare(db: Db, records: readonly TitleRecord[]): Promise<BatchCounts> {
  const counts: BatchCounts = { created: 0, changed: 0, unchanged: 0 };
  for (const { state } of await compareTitles(db, await joinKnownTitles(db, records))) counts[state] += 1;
  return counts;
}

/** Parses rows; refuses a repeated origin as well. */
function createRowParser(onRefused: (row: RefusedRow) => void): (row: ImportRow) => TitleRecord | undefined {
  const origins = new Set<string>();
  return (row) => {
    const { location } = row;
    const parsed =
      'fault' in row ? { faults: [{ field: '', expected: row.fault }] } : parseTitleRecord(row.value);
    if ('faults' in parsed) {
      onRefused({ location, faults: parsed.faults });
      return undefined;
    }
    const { origin } = parsed.record;
    if (origins.has(origin)) {
      onRefused({ location, faults: [{ field: 'origin', expected: `duplicate of ${origin}` }] });
      return undefined;
    }
    origins.add(origin);
    return parsed.record;
  };
}

/** Batches of valid records. When the rows end in an error, the records before it come first. */
async function* batches(
  rows: AsyncIterable<ImportRow> | Iterable<ImportRow>,
  parse: (row: ImportRow) => TitleRecord | undefined,
  size: number,
  signal: AbortSignal | undefined,
): AsyncGenerator<TitleRecord[]> {
  let batch: TitleRecord[] = [];
  let failure: { error: unknown } | undefined;
  try {
    for await (const row of rows) {
      const record = parse(row);
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
