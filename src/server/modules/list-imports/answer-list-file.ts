import * as v from 'valibot';
import { LIST_TARGETS } from '../../../contract/own/list-imports.ts';
import { otherKindOf } from '../imports/tables/other-files.ts';
import { targetOfName } from './entry-fields.ts';
import { LIST_FAULTS, type ListEntry, ListFileError, listNotes, type ParsedList } from './list-entry.ts';
import { readListCsv } from './read-list-csv.ts';
import { readListJson } from './read-list-json.ts';
import { readListObjects } from './read-list-objects.ts';
import { readNote } from './read-note.ts';

/** Titles stored by one statement: the embedded database does nothing else meanwhile. */
export const PART = 500;

/** The input of the thread that reads a file. */
export const listFileTask = v.object({ bytes: v.instance(Uint8Array), fileName: v.string() });
export type ListFileTask = v.InferOutput<typeof listFileTask>;

/** The thread's answer: the list, with its entries as they are stored, or the reason why the file is none. */
export const listFileAnswer = v.union([
  v.object({
    list: v.object({
      count: v.number(),
      /** JSON arrays of `ListEntry`, each stored by one statement. */
      parts: v.array(v.string()),
      skipped: v.number(),
      notes: listNotes,
      target: v.nullable(v.picklist(LIST_TARGETS)),
    }),
  }),
  v.object({
    fault: v.picklist(LIST_FAULTS),
    row: v.optional(v.number()),
    notes: v.optional(listNotes),
  }),
]);
export type ListFileAnswer = v.InferOutput<typeof listFileAnswer>;

/** A list read completely, ready to be stored. */
export type ReadList = Extract<ListFileAnswer, { list: unknown }>['list'];

/** Reads a person's file whole. */
export async function answerListFile({ bytes, fileName }: ListFileTask): Promise<ListFileAnswer> {
  try {
    const other = otherKindOf(bytes);
    if (other) return { fault: other };
    const { entries, skipped, notes, target } = await readListFile(pieces(bytes), fileName);
    return { list: { count: entries.length, parts: partsOf(entries), skipped, notes, target } };
  } catch (error) {
    if (!(error instanceof ListFileError)) throw error;
    return { fault: error.kind, row: error.row, notes: error.notes };
  }
}

function partsOf(entries: readonly ListEntry[]): string[] {
  const starts = Array.from({ length: Math.ceil(entries.length / PART) }, (_, index) => index * PART);
  return starts.map((start) => JSON.stringify(entries.slice(start, start + PART)));
}

/** A parser deals with all of a piece before its rows are counted. */
async function* pieces(all: Uint8Array): AsyncGenerator<Uint8Array> {
  const length = 64 * 1024;
  for (let at = 0; at < all.length; at += length) yield all.subarray(at, at + length);
}

/**
 * The kind of a list by its file's name. An archive has to be unpacked first, a workbook saved as a table; `other`:
 * exports that are not lists of this product.
 */
export function listFileKind(fileName: string): 'csv' | 'json' | 'zip' | 'workbook' | 'other' | undefined {
  if (/\.(?:xlsx?|ods|numbers)$/i.test(fileName)) return 'workbook';
  if (/\.(?:xml|html?)$/i.test(fileName)) return 'other';
  const ending = /\.(\w+)$/.exec(fileName)?.[1]?.toLowerCase();
  if (ending === 'tsv' || isNote(fileName)) return 'csv';
  return ending === 'csv' || ending === 'json' || ending === 'zip' ? ending : undefined;
}

/** Notes are lists of lines, or tables that a spreadsheet has saved as text. */
const isNote = (fileName: string) => /\.(?:txt|md)$/i.test(fileName);

type Reader = (bytes: AsyncIterable<Uint8Array>) => Promise<ParsedList>;

/** The ways to read a file, of which the first counts that finds a list. */
function readersFor(fileName: string): readonly Reader[] {
  if (listFileKind(fileName) === 'json') return [readListJson, readListObjects];
  if (!isNote(fileName)) return [(bytes) => readListCsv(bytes, fileName)];
  return [(bytes) => readListCsv(bytes, fileName, { minColumns: 2 }), readNote];
}

async function readWith(all: Uint8Array, [first, ...others]: readonly Reader[]): Promise<ParsedList> {
  if (!first) throw new ListFileError('no list');
  return first(pieces(all)).catch((error: unknown) => {
    if (error instanceof ListFileError && error.kind === 'no list') return readWith(all, others);
    throw error;
  });
}

/** Reads all of a foreign list, before anything is stored. Throws a `ListFileError`, or the error of the bytes. */
export async function readListFile(bytes: AsyncIterable<Uint8Array>, fileName: string): Promise<ParsedList> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of bytes) chunks.push(chunk);
  const list = await readWith(Buffer.concat(chunks), readersFor(fileName));
  if (list.entries.length === 0) throw new ListFileError('empty', undefined, list.notes);
  if (list.isPlanned) return { ...list, target: 'liste' };
  // Titles that may not be watched are asked about.
  const target = list.notes.unknownWords.length > 0 ? null : list.target;
  return { ...list, target: targetOfName(fileName) ?? target };
}
