import * as v from 'valibot';
import { LIST_TARGETS } from '../../../contract/own/list-imports.ts';
import { FileError } from '../imports/files/file-error.ts';
import { LIST_FAULTS, type ListEntry, ListFileError, listNotes, type ParsedList } from './list-entry.ts';
import { readListArchive } from './read-list-archive.ts';
import { listFileKind, readListBytes } from './read-list-file.ts';

/** Titles stored by one statement: the embedded database does nothing else meanwhile. */
export const PART = 500;

/** The input of the thread that reads a file. */
export const listFileTask = v.object({ bytes: v.instance(Uint8Array), name: v.string() });
type ListFileTask = v.InferOutput<typeof listFileTask>;

const readList = v.object({
  fileName: v.string(),
  count: v.number(),
  /** JSON arrays of `ListEntry`, each stored by one statement. */
  parts: v.array(v.string()),
  skipped: v.number(),
  notes: listNotes,
  target: v.nullable(v.picklist(LIST_TARGETS)),
});
/** A list read completely, ready to be stored. */
export type ReadList = v.InferOutput<typeof readList>;

/** The thread's answer: the file's lists, with their entries as they are stored, or the reason why it has none. */
export const listFileAnswer = v.union([
  v.object({ lists: v.array(readList) }),
  v.object({
    fault: v.picklist(LIST_FAULTS),
    row: v.optional(v.number()),
    notes: v.optional(listNotes),
  }),
]);
export type ListFileAnswer = v.InferOutput<typeof listFileAnswer>;

/** Reads a person's file whole; an archive may have several lists. */
export async function answerListFile({ bytes, name: fileName }: ListFileTask): Promise<ListFileAnswer> {
  try {
    if (listFileKind(fileName) === 'zip')
      return { lists: (await readListArchive(bytes)).map(([name, list]) => toAnswer(name, list)) };
    return { lists: [toAnswer(fileName, await readListBytes(bytes, fileName))] };
  } catch (error) {
    if (error instanceof FileError) return { fault: error.kind };
    if (!(error instanceof ListFileError)) throw error;
    return { fault: error.kind, row: error.row, notes: error.notes };
  }
}

function toAnswer(fileName: string, { entries, skipped, notes, target }: ParsedList): ReadList {
  return { fileName, count: entries.length, parts: partsOf(entries), skipped, notes, target };
}

function partsOf(entries: readonly ListEntry[]): string[] {
  const starts = Array.from({ length: Math.ceil(entries.length / PART) }, (_, index) => index * PART);
  return starts.map((start) => JSON.stringify(entries.slice(start, start + PART)));
}
