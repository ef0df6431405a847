import { open } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { isWorkbookName, tableStream } from './files/workbook.ts';
import type { ImportRow, TableNote } from './import-row.ts';
import { hasTitle, readJsonTitles } from './json-titles.ts';
import { readJson, readNdjson } from './read-json.ts';
import { readTitleTable } from './tables/title-table.ts';

type OnNote = (note: TableNote) => void;

const READERS = {
  ndjson: (bytes: AsyncIterable<Uint8Array>, onNote: OnNote) => readJsonTitles(readNdjson(bytes), onNote),
  json: (bytes: AsyncIterable<Uint8Array>, onNote: OnNote) => readJsonTitles(readJson(bytes), onNote),
  csv: (bytes: AsyncIterable<Uint8Array>, onNote: OnNote) => readTitleTable(tableStream(bytes), onNote),
} as const;

export type ImportFormat = keyof typeof READERS;
export const IMPORT_FORMATS: readonly ImportFormat[] = ['ndjson', 'json', 'csv'];

const JSON_READERS = { ndjson: readNdjson, json: readJson } as const;

/** True if a JSON file has a title. */
export function isTitleJson(
  bytes: AsyncIterable<Uint8Array>,
  format: keyof typeof JSON_READERS,
): Promise<boolean> {
  return hasTitle(JSON_READERS[format](bytes));
}

const FORMAT_BY_EXTENSION: Readonly<Record<string, ImportFormat>> = {
  ndjson: 'ndjson',
  jsonl: 'ndjson',
  json: 'json',
  csv: 'csv',
  tsv: 'csv',
};

/**
 * Rows to import. `share`: the share that has been read, 0 to 1; undefined if unknown. `notes`: complete
 * once the rows have been read.
 */
export type ImportInput = {
  rows: AsyncIterable<ImportRow>;
  share(): number | undefined;
  notes: readonly TableNote[];
};

/** The format of a file by its extension, before `.gz` if any; undefined when unknown. */
export function formatOfFileName(path: string): ImportFormat | undefined {
  if (isWorkbookName(path)) return 'csv';
  const [, extension = ''] = /\.(\w+)(?:\.gz)?$/i.exec(path) ?? [];
  return FORMAT_BY_EXTENSION[extension.toLowerCase()];
}

/** Opens a file of titles, unzipping `.gz`. Rejects when it cannot be opened. */
export async function openImportFile(path: string, format: ImportFormat): Promise<ImportInput> {
  const file = await open(path);
  const { size } = await file.stat();
  const stream = file.createReadStream();
  const bytes = path.endsWith('.gz') ? unzipped(stream) : stream;
  return {
    ...readTitles(bytes, format),
    share: () => (size > 0 ? Math.min(1, stream.bytesRead / size) : undefined),
  };
}

/** Reads titles off a stream. */
export function openImportStream(stream: Readable, format: ImportFormat): ImportInput {
  return { ...readTitles(stream, format), share: () => undefined };
}

/** Reads titles of a format. */
export function readTitles(
  bytes: AsyncIterable<Uint8Array>,
  format: ImportFormat,
): Pick<ImportInput, 'rows' | 'notes'> {
  const notes: TableNote[] = [];
  return { rows: READERS[format](bytes, (note) => notes.push(note)), notes };
}

/** Decompresses a gzip stream. `pipe` alone does not forward errors: the reader would wait forever. */
export function unzipped(stream: Readable): Readable {
  const gunzip = createGunzip();
  stream.on('error', (error) => gunzip.destroy(error));
  return stream.pipe(gunzip);
}

const PIECE_BYTES = 64 * 1024;

/** A file's bytes in pieces, of which a parser deals with one at a time; `onShare` gets the share that has been read. */
export async function* piecesOf(
  bytes: Uint8Array,
  onShare?: (share: number) => void,
): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += PIECE_BYTES) {
    yield bytes.subarray(at, at + PIECE_BYTES);
    onShare?.(Math.min(1, (at + PIECE_BYTES) / bytes.length));
  }
}
