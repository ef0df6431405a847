import { targetOfName } from './file-target.ts';
import { ListFileError, type ParsedList } from './list-entry.ts';
import { readListCsv } from './read-list-csv.ts';
import { readListJson } from './read-list-json.ts';

/** Whether a file's name is that of a list; an archive of lists is none, and has to be unpacked first. */
export function listFileKind(fileName: string): 'csv' | 'json' | 'zip' | undefined {
  const kind = /\.(csv|json|zip)$/i.exec(fileName)?.[1]?.toLowerCase();
  return kind === 'csv' || kind === 'json' || kind === 'zip' ? kind : undefined;
}

/** Reads all of a list from elsewhere, before anything is stored. Throws a `ListFileError`, or what the bytes throw. */
export async function readListFile(bytes: AsyncIterable<Uint8Array>, fileName: string): Promise<ParsedList> {
  const list = await (listFileKind(fileName) === 'json' ? readListJson(bytes) : readListCsv(bytes, fileName));
  if (list.entries.length === 0) throw new ListFileError('empty');
  return { ...list, target: targetOfName(fileName) ?? list.target };
}
