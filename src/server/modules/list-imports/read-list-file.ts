import { isWorkbook, isWorkbookName, workbookTable } from '../imports/files/workbook.ts';
import { piecesOf } from '../imports/open-import.ts';
import { isPage } from '../imports/tables/is-page.ts';
import { targetOfName } from './entry-fields.ts';
import { ListFileError, type ParsedList } from './list-entry.ts';
import { readListCsv } from './read-list-csv.ts';
import { readListJson } from './read-list-json.ts';
import { readListObjects } from './read-list-objects.ts';
import { readNote } from './read-note.ts';

/** The kind of a list by its file's name; `other`: exports that are not lists of this product. */
export function listFileKind(fileName: string): 'csv' | 'json' | 'zip' | 'other' | undefined {
  if (/\.(?:xml|html?)$/i.test(fileName)) return 'other';
  const ending = /\.(\w+)$/.exec(fileName)?.[1]?.toLowerCase();
  if (ending === 'tsv' || isWorkbookName(fileName) || isNote(fileName)) return 'csv';
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
  return first(piecesOf(all)).catch((error: unknown) => {
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

/** Reads a list from a file's bytes, whatever its name says of them. Throws a `ListFileError` or a `FileError`. */
export async function readListBytes(bytes: Uint8Array, fileName: string): Promise<ParsedList> {
  if (isPage(bytes)) throw new ListFileError('page');
  return readListFile(piecesOf(isWorkbook(bytes) ? await workbookTable(bytes) : bytes), fileName);
}
