import { FileError } from '../imports/files/file-error.ts';
import { type ListEntry, ListFileError, type ParsedList } from './list-entry.ts';
import { type ListFileAnswer, type ListFileTask, PART, type ReadList } from './list-file-message.ts';
import { readListArchive } from './read-list-archive.ts';
import { listFileKind, readListBytes } from './read-list-file.ts';

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
