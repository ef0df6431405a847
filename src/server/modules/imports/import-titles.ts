import * as v from 'valibot';
import { analyzeTables } from '../../database/analyze-tables.ts';
import type { Db, DbTransaction } from '../../database/db.ts';
import { compareTitles } from '../catalogue/records/compare-titles.ts';
import { fillIn, joinKnownTitles } from '../catalogue/records/join-known-titles.ts';
import { findSeveralCalled } from '../catalogue/records/several-called.ts';
import { upsertTitles } from '../catalogue/records/upsert-titles.ts';
import { isTableOrigin } from '../catalogue/rules/table-origin.ts';
import { type FieldError, parseTitleRecord, type TitleRecord } from '../catalogue/rules/title-record.ts';
import type { ImportRow } from './import-row.ts';

/** Numbers of new, changed and unchanged titles, and of refused rows. */
export type ImportCounts = { created: number; changed: number; unchanged: number; refused: number };

export const NO_COUNTS: Readonly<ImportCounts> = { created: 0, changed: 0, unchanged: 0, refused: 0 };

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const importCounts = v.object({ created: count, changed: count, unchanged: count, refused: count });
const importReached = v.object({ counts: importCounts, taken: count });

/** The progress of an import: its counts, and as many valid rows as are in the catalogue. */
export type ImportReached = v.InferOutput<typeof importReached>;

/** Reads stored progress; undefined without any. */
export function readReached(stored: unknown): ImportReached | undefined {
  const read = v.safeParse(importReached, stored);
  return read.success ? read.output : undefined;
}

/** `name`: the title's, if the row has one. */
export type RefusedRow = { location: string; name: string | undefined; faults: FieldError[] };

export type ImportOptions = {
  /** Counts the changes and makes none. */
  dryRun?: boolean;
  onRefused?: (row: RefusedRow) => void;
  /** Called after each committed batch; the next one waits for it. */
  onProgress?: (counts: Readonly<ImportCounts>) => void | Promise<void>;
  /** The progress of an earlier run that was cut off; the rows that it had taken come again. */
  resumed?: ImportReached | undefined;
  /** Stores the progress, in the transaction of a batch. */
  onBatch?: ((transaction: DbTransaction, reached: ImportReached) => Promise<void>) | undefined;
  /** Titles in one transaction. */
  batch?: number;
  /** Ends the import after the current batch. */
  signal?: AbortSignal | undefined;
};

/** The reason to refuse a row whose title may be that of the row named after it. */
export const MAY_BE_SAME = 'needs a year: it may be the same title as ';
/** The reason to refuse a row that may mean several titles of the catalogue. */
export const SEVERAL = 'needs a year: the catalogue has several titles of this name';

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
  { dryRun = false, onRefused, onProgress, resumed, onBatch, batch = BATCH_SIZE, signal }: ImportOptions = {},
): Promise<ImportCounts> {
  const counts = { ...NO_COUNTS, ...resumed?.counts };
  let taken = 0;
  const compare = createComparer();
  const write = async (records: readonly TitleRecord[]) =>
    db.transaction().execute(async (transaction) => {
      const done = await upsertTitles(transaction, records);
      await onBatch?.(transaction, { counts: sumOf(counts, done), taken });
      return done;
    });
  const parse = createRowParser((row) => {
    counts.refused += 1;
    onRefused?.(row);
  });
  for await (const all of batches(rows, parse.row, batch, signal)) {
    const several = await findSeveralCalled(db, all);
    for (const record of all) if (several.has(record.origin)) parse.refuse(record, SEVERAL);
    const records = all
      .slice(Math.max(0, (resumed?.taken ?? 0) - taken))
      .filter(({ origin }) => !several.has(origin));
    taken += all.length;
    if (records.length > 0)
      Object.assign(counts, sumOf(counts, dryRun ? await compare(db, records) : await write(records)));
    await onProgress?.(counts);
  }
  if (!dryRun && counts.created + counts.changed >= ANALYZE_AFTER_CHANGES) await analyzeTables(db);
  return counts;
}

type BatchCounts = Omit<ImportCounts, 'refused'>;

const sumOf = (
  { refused, ...counts }: ImportCounts,
  { created, changed, unchanged }: BatchCounts,
): ImportCounts => ({
  created: counts.created + created,
  changed: counts.changed + changed,
  unchanged: counts.unchanged + unchanged,
  refused,
});

/** Counts the changes of `writeRecords`, with the titles of earlier batches as if in the catalogue. */
function createComparer(): (db: Db, records: readonly TitleRecord[]) => Promise<BatchCounts> {
  const made = new Map<string, TitleRecord>();
  return async (db, brought) => {
    const counts: BatchCounts = { created: 0, changed: 0, unchanged: 0 };
    const met = new Map<TitleRecord, TitleRecord[]>();
    const others: TitleRecord[] = [];
    for (const record of brought) {
      const title = keysOf(record)
        .map((key) => made.get(key))
        .find(Boolean);
      if (title) met.set(title, [...(met.get(title) ?? []), record]);
      else others.push(record);
    }
    const joined = await joinKnownTitles(db, others);
    for (const { origin, state } of await compareTitles(db, joined)) {
      counts[state] += 1;
      const record = joined.find((one) => one.origin === origin);
      if (state === 'created' && record) for (const key of keysOf(record)) made.set(key, record);
    }
    for (const [title, records] of met) {
      const filled = records.reduce(fillIn, title);
      const state = contentOf(filled) === contentOf(title) ? 'unchanged' : 'changed';
      counts[state] += 1;
      Object.assign(title, filled);
    }
    counts.unchanged = brought.length - counts.created - counts.changed;
    return counts;
  };
}

/** The keys by which titles of an import can meet. */
function keysOf(record: TitleRecord): string[] {
  const { origin, type, tmdb_id, imdb_id } = record;
  return [
    origin,
    ...(tmdb_id == null ? [] : [`${type} ${tmdb_id}`]),
    ...(imdb_id == null ? [] : [`${type} ${imdb_id}`]),
  ];
}

const contentOf = ({ sorgenti, ...record }: TitleRecord) =>
  JSON.stringify([record, [...new Set(sorgenti.map((video) => JSON.stringify(video)))]]);

/** Parses rows; refuses a repeated origin as well, while a further part of a series brings no more than its videos. */
function createRowParser(onRefused: (row: RefusedRow) => void) {
  const locations = new Map<string, string>();
  const onlyParts = new Set<string>();
  const sameName = createNamesOfTables();
  const parse = (row: ImportRow): TitleRecord | undefined => {
    const { location } = row;
    const parsed =
      'fault' in row
        ? { faults: [{ field: row.field ?? '', expected: row.fault }] }
        : parseTitleRecord(row.value);
    if ('faults' in parsed) {
      onRefused({ location, name: nameOf(row), faults: parsed.faults });
      return undefined;
    }
    const { origin } = parsed.record;
    const first = locations.get(origin);
    const isPart = 'isPart' in row;
    if (first !== undefined && isPart) return parsed.record.sorgenti.length > 0 ? parsed.record : undefined;
    // A series itself may come after its parts.
    if (onlyParts.delete(origin)) return parsed.record;
    if (first !== undefined) {
      const expected = isTableOrigin(origin) ? `the same title as ${first}` : `duplicate of ${origin}`;
      onRefused({ location, name: nameOf(row), faults: [{ field: 'origin', expected }] });
      return undefined;
    }
    locations.set(origin, location);
    const other = sameName(parsed.record, location);
    if (isPart && other === undefined) onlyParts.add(origin);
    if (other === undefined) return parsed.record;
    refuse(parsed.record, MAY_BE_SAME + other);
    if (isPart) locations.delete(origin);
    return undefined;
  };
  const refuse = ({ origin, titolo }: TitleRecord, expected: string) =>
    onRefused({
      location: locations.get(origin) ?? '',
      name: titolo,
      faults: [{ field: 'anno', expected }],
    });
  return { row: parse, refuse };
}

/** The earlier row of the same name and kind, if one of the two has no year, and no numbers tell them apart. */
function createNamesOfTables(): (record: TitleRecord, location: string) => string | undefined {
  const named = new Map<string, Map<string, string>>();
  return (record, location) => {
    const { origin, tmdb_id, imdb_id } = record;
    if (!isTableOrigin(origin) || tmdb_id != null || imdb_id != null) return undefined;
    const end = origin.lastIndexOf(':');
    const [name, year] = [origin.slice(0, end), origin.slice(end)];
    const years = named.get(name) ?? new Map<string, string>();
    const other = year === ':' ? [...years.values()][0] : years.get(':');
    if (other === undefined) named.set(name, years.set(year, location));
    return other;
  };
}

const named = v.object({ titolo: v.pipe(v.string(), v.trim(), v.nonEmpty()) });

function nameOf(row: ImportRow): string | undefined {
  if ('fault' in row) return row.name;
  const read = v.safeParse(named, row.value);
  return read.success ? read.output.titolo : undefined;
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
