import { setImmediate } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { Schema } from '../../database/schema.ts';
import type { ImportRow } from '../../import/import-row.ts';
import { importTitles, type RefusedRow } from '../../import/import-titles.ts';
import { formatOfFileName } from '../../import/open-import.ts';
import { readCsv } from '../../import/read-csv.ts';
import { readJson, readNdjson } from '../../import/read-json.ts';
import { planWaitingTable, takeWaitingTable } from '../sources/unmatched/take-waiting-table.ts';
import { EDITABLE_FIELDS } from './editable-fields.ts';
import { titleFileTexts as words } from './title-file-texts.ts';

const READERS = { csv: readCsv, json: readJson, ndjson: readNdjson } as const;
/** Faults that are shown; the others are counted. */
const MAX_FAULTS = 5;
/** Where the names of fields are looked for. */
const HEAD_BYTES = 64 * 1024;

/** A file that an owner has sent: titles, or the table of waiting videos. */
export type OwnersFile = { kind: 'titles' | 'waiting'; name: string; bytes: Buffer };

/** What a file has changed, or would change. */
export type FileOutcome = {
  lines: string[];
  /** The first faults, and how many there are. */
  faults: string[];
  wrong: number;
  /** Nothing in it can be taken. */
  isEmpty: boolean;
};

/** Whether a file is one of titles or of waiting videos, by the names of its columns or fields; undefined for any other. */
export function kindOfFile(name: string, bytes: Buffer): OwnersFile['kind'] | undefined {
  const head = bytes.subarray(0, HEAD_BYTES).toString();
  if (formatOfFileName(name) !== 'csv') return /"titolo"\s*:/.test(head) ? 'titles' : undefined;
  const [header = ''] = head.split('\n', 1);
  const columns = header
    .toLowerCase()
    .split(/[;,\t]/)
    .map((cell) => cell.replace(/[\uFEFF"\s]/g, ''));
  if (!columns.includes('titolo')) return undefined;
  return columns.includes('video') ? 'waiting' : 'titles';
}

/** Takes a file, or with `isPreview` only counts what it would change. */
export async function takeOwnersFile(
  db: Kysely<Schema>,
  { kind, name, bytes }: OwnersFile,
  { isPreview }: { isPreview: boolean },
): Promise<FileOutcome> {
  try {
    return kind === 'waiting'
      ? await takeWaiting(db, bytes, isPreview)
      : await takeTitles(db, READERS[formatOfFileName(name) ?? 'csv'](chunksOf(bytes)), isPreview);
  } catch (error) {
    // The first line of CSV does not fit; whatever else fails is no fault of the file's.
    if (!(error instanceof Error) || !/column|first line/.test(error.message)) throw error;
    return { lines: [], faults: [words.wrongHeader], wrong: 1, isEmpty: true };
  }
}

async function takeTitles(
  db: Kysely<Schema>,
  rows: AsyncIterable<ImportRow>,
  dryRun: boolean,
): Promise<FileOutcome> {
  const faults: string[] = [];
  const onRefused = (row: RefusedRow) => {
    if (faults.length < MAX_FAULTS) faults.push(faultText(row));
  };
  const counts = await importTitles(db, rows, { dryRun, onRefused });
  const { created, changed, unchanged, refused } = counts;
  return {
    lines: [words.titles(created, changed, unchanged)],
    faults,
    wrong: refused,
    isEmpty: created + changed === 0,
  };
}

async function takeWaiting(db: Kysely<Schema>, bytes: Buffer, isPreview: boolean): Promise<FileOutcome> {
  const plan = await planWaitingTable(db, chunksOf(bytes));
  const planned = plan.titles.reduce((sum, { rows }) => sum + rows.length, 0);
  const toCreate = plan.titles.filter(({ known }) => known === undefined).length;
  const done = isPreview ? { settled: planned, created: toCreate } : await takeWaitingTable(db, plan);
  return {
    lines: [
      words.videos(done.settled, done.created),
      ...(planned > done.settled ? [words.notPossible(planned - done.settled)] : []),
      ...(plan.left > 0 ? [words.left(plan.left)] : []),
    ],
    faults: plan.faults.slice(0, MAX_FAULTS).map(({ location, fault }) => `${location}: ${fault}`),
    wrong: plan.faults.length,
    isEmpty: planned === 0,
  };
}

/** 'riga 12, durata: Serve un numero …'. */
function faultText({ location, faults }: RefusedRow): string {
  const [first] = faults;
  const place = location.replace(/^line/, 'riga').replace(/^item/, 'titolo');
  const field = first?.field.split('.', 1)[0] ?? '';
  const hint = EDITABLE_FIELDS.find(({ name }) => name === field)?.hint ?? words.fault(field);
  return field === '' ? `${place}: ${hint}` : `${place}, ${field}: ${hint}`;
}

/** In parts, so that other work has its turns. */
async function* chunksOf(bytes: Buffer): AsyncGenerator<Uint8Array> {
  for (let start = 0; start < bytes.length; start += HEAD_BYTES) {
    yield bytes.subarray(start, start + HEAD_BYTES);
    await setImmediate();
  }
}
