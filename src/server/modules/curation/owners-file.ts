import { Readable } from 'node:stream';
import { setImmediate, setTimeout as sleep } from 'node:timers/promises';
import { placeText, fileTexts as words } from '../../chat/texts/file-texts.ts';
import type { Db } from '../../database/db.ts';
import {
  type ImportCounts,
  type ImportOptions,
  importTitles,
  type RefusedRow,
} from '../../import/import-titles.ts';
import { formatOfFileName, unzipped } from '../../import/open-import.ts';
import { readCsv } from '../../import/read-csv.ts';
import { readJson, readNdjson } from '../../import/read-json.ts';
import { planUnmatchedTable, takeUnmatchedTable } from '../sources/unmatched/take-unmatched-table.ts';
import { fieldTexts, isEditable } from './editable-fields.ts';

const READERS = { csv: readCsv, json: readJson, ndjson: readNdjson } as const;
/** Faults that are listed; further ones are counted. */
const MAX_FAULTS = 5;
/** The part of a file that is searched for the names of fields. */
const HEAD_BYTES = 64 * 1024;

/** A file from an owner: titles, or the table of unmatched videos. */
export type OwnersFile = { kind: 'titles' | 'waiting'; name: string; bytes: Buffer };

/** The changes that a file made, or would make. */
export type FileOutcome = {
  lines: string[];
  /** The first faults, and the number of wrong rows. */
  faults: string[];
  wrong: number;
  /** It would change nothing. */
  isEmpty: boolean;
};

/** The kind of a file, by the names of its columns or fields; undefined for any other file. */
export function kindOfFile(name: string, bytes: Buffer): OwnersFile['kind'] | undefined {
  if (name.endsWith('.gz')) return formatOfFileName(name) === undefined ? undefined : 'titles';
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

/** How an import of titles says how far it is, and learns that it is to stop. */
export type FileReport = Pick<ImportOptions, 'onProgress' | 'signal'> & { setShare: (share: number) => void };

/** Imports a file; with `isPreview` only counts what it would change. */
export async function takeOwnersFile(
  db: Db,
  { kind, name, bytes }: OwnersFile,
  { isPreview, report }: { isPreview: boolean; report?: FileReport },
): Promise<FileOutcome> {
  if (kind === 'waiting') return ofFirstLine(() => takeUnmatched(db, bytes, isPreview));
  const chunks = chunksOf(bytes, report?.setShare);
  const whole = name.endsWith('.gz') ? unzipped(Readable.from(chunks)) : chunks;
  const rows = READERS[formatOfFileName(name) ?? 'csv'](leavingTime(whole));
  const { onProgress, signal } = report ?? {};
  const options = { dryRun: isPreview, signal, ...(onProgress && { onProgress }) };
  return ofFirstLine(() => titlesOutcome((onRefused) => importTitles(db, rows, { ...options, onRefused })));
}

async function ofFirstLine(take: () => Promise<FileOutcome>): Promise<FileOutcome> {
  try {
    return await take();
  } catch (error) {
    // Only errors about the first line of a CSV are the file's fault.
    if (!(error instanceof Error) || !/column|first line/.test(error.message)) throw error;
    return { lines: [], faults: [words.wrongHeader], wrong: 1, isEmpty: true };
  }
}

/** Imports titles, and says what came of it. */
export async function titlesOutcome(
  importRows: (onRefused: (row: RefusedRow) => void) => Promise<ImportCounts>,
): Promise<FileOutcome> {
  const faults: string[] = [];
  const { created, changed, unchanged, refused } = await importRows((row) => {
    if (faults.length < MAX_FAULTS) faults.push(faultText(row));
  });
  return {
    lines: [words.titles(created, changed, unchanged)],
    faults,
    wrong: refused,
    isEmpty: created + changed === 0,
  };
}

async function takeUnmatched(db: Db, bytes: Buffer, isPreview: boolean): Promise<FileOutcome> {
  const plan = await planUnmatchedTable(db, chunksOf(bytes));
  const planned = plan.titles.reduce((sum, { rows }) => sum + rows.length, 0);
  const toCreate = plan.titles.filter(({ known }) => known === undefined).length;
  const done = isPreview ? { settled: planned, created: toCreate } : await takeUnmatchedTable(db, plan);
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
  const place = placeText(location);
  const field = first?.field.split('.', 1)[0] ?? '';
  const hint = hintFor(field);
  return field === '' ? `${place}: ${hint}` : `${place}, ${field}: ${hint}`;
}

function hintFor(field: string): string {
  const { faults } = words;
  if (field === 'origin' || field === 'type' || field === 'sorgenti') return faults[field];
  return isEditable(field) ? fieldTexts.ofTitle[field].hint : faults.unreadable;
}

/** The bytes in chunks, so that other work is not blocked; `onShare`: called with the part of them that is read. */
async function* chunksOf(bytes: Buffer, onShare?: (share: number) => void): AsyncGenerator<Uint8Array> {
  for (let start = 0; start < bytes.length; start += HEAD_BYTES) {
    yield bytes.subarray(start, start + HEAD_BYTES);
    onShare?.((start + HEAD_BYTES) / bytes.length);
    await setImmediate();
  }
}

/** Milliseconds of work after which a file rests. */
const WORK_MS = 20;

/** The chunks, resting for as long as was worked: a small `.gz` may hold a gigabyte, and everybody's calls come in between. */
async function* leavingTime(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let rested = performance.eventLoopUtilization();
  for await (const chunk of chunks) {
    yield chunk;
    const { active } = performance.eventLoopUtilization(rested);
    if (active < WORK_MS) continue;
    await sleep(active);
    rested = performance.eventLoopUtilization();
  }
}
