import { MAX_LIST_FILE_BYTES } from '../../../contract/own/list-imports.ts';
import { Archive } from '../imports/workbooks/archive.ts';
import { listFileKind } from './read-list-file.ts';

/** Of all lists together, unpacked: those of a long export have a third of it. */
const MAX_TOTAL_BYTES = 4 * MAX_LIST_FILE_BYTES;
/** A long export has a third of them. */
const MAX_LISTS = 100;

type ArchiveFiles = {
  lists: { path: string; bytes: Uint8Array }[];
  /** Paths of lists beyond a limit, and of the other files. */
  tooLarge: string[];
  others: string[];
};

/**
 * The files of an export's archive, below the one folder that may be around all of them. Throws a `WorkbookError` if it
 * cannot be opened.
 */
export function openListArchive(bytes: Uint8Array): ArchiveFiles {
  const archive = new Archive(bytes);
  const names = archive.names.filter((name) => !isHidden(name));
  const inside = withoutFolder(names);
  const files: ArchiveFiles = { lists: [], tooLarge: [], others: [] };
  let total = 0;
  for (const name of names) {
    const path = inside(name);
    const size = archive.sizeOf(name);
    const isTooLarge =
      size > MAX_LIST_FILE_BYTES || total + size > MAX_TOTAL_BYTES || files.lists.length >= MAX_LISTS;
    if (!mayBeList(path)) files.others.push(path);
    else if (isTooLarge) files.tooLarge.push(path);
    else {
      total += size;
      files.lists.push({ path, bytes: archive.part(name) ?? new Uint8Array() });
    }
  }
  return files;
}

/** Folders, and what systems keep beside their files. */
const isHidden = (path: string) => /(?:\/|^__MACOSX\/.*|(?:^|\/)\.[^/]*)$/.test(path);

function withoutFolder(paths: readonly string[]): (path: string) => string {
  const [folder = ''] = /^[^/]+\//.exec(paths[0] ?? '') ?? [];
  const isAround = paths.every((path) => path.startsWith(folder));
  return (path) => (isAround ? path.slice(folder.length) : path);
}

/** Letterboxd's folders of what was deleted, and of what others wrote and the person likes. */
const APART = /(?:^|\/)(?:deleted|orphaned|likes\/(?!films\.))/i;

function mayBeList(path: string): boolean {
  const kind = listFileKind(path);
  return (kind === 'csv' || kind === 'json') && !APART.test(path);
}
