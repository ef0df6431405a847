import * as v from 'valibot';
import { FileError } from '../imports/files/file-error.ts';
import { postFrom } from '../imports/files/file-worker.ts';
import { type ListEntry, ListFileError, type ParsedList } from './list-entry.ts';
import { type ListFileAnswer, listFileTask, PART, type ReadList } from './list-file-message.ts';
import { readListArchive } from './read-list-archive.ts';
import { listFileKind, readList } from './read-list-file.ts';

// Reads one file of a person's, whole; an archive may have several lists.
await postFrom(async function* (sent): AsyncGenerator<ListFileAnswer> {
  const { bytes, name } = v.parse(listFileTask, sent);
  try {
    const isArchive = listFileKind(name) === 'zip';
    const lists = isArchive ? await readListArchive(bytes) : [[name, await readList(bytes, name)] as const];
    yield { lists: lists.map(([fileName, list]) => toAnswer(fileName, list)) };
  } catch (error) {
    if (error instanceof FileError) yield { fault: error.kind };
    else if (error instanceof ListFileError) yield { fault: error.kind, notes: error.notes };
    else throw error;
  }
});

function toAnswer(fileName: string, { entries, skipped, notes, target }: ParsedList): ReadList {
  return { fileName, count: entries.length, parts: partsOf(entries), skipped, notes, target };
}

function partsOf(entries: readonly ListEntry[]): string[] {
  const starts = Array.from({ length: Math.ceil(entries.length / PART) }, (_, index) => index * PART);
  return starts.map((start) => JSON.stringify(entries.slice(start, start + PART)));
}
