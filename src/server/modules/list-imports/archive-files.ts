import { MAX_LIST_FILE_BYTES } from '../../../contract/own/list-imports.ts';
import { unpackArchive } from '../imports/files/unpack-archive.ts';
import { listFileKind } from './read-list-file.ts';

type ArchiveFiles = {
  lists: { path: string; bytes: Uint8Array }[];
  /** Paths of lists beyond a limit, and of the other files. */
  tooLarge: string[];
  others: string[];
};

/**
 * The files of an export's archive, below the one folder that may be around all of them. Throws a `FileError` if it
 * cannot be opened.
 */
export function openListArchive(bytes: Uint8Array): ArchiveFiles {
  const { files, others } = unpackArchive(bytes, (name) => !isHidden(name) && mayBeList(name));
  const shown = others.filter((name) => !isHidden(name));
  const inside = withoutFolder([...files.keys(), ...shown]);
  const all = [...files].map(([name, content]) => ({ path: inside(name), bytes: content }));
  const isTooLarge = (file: { bytes: Uint8Array }) => file.bytes.length > MAX_LIST_FILE_BYTES;
  return {
    lists: all.filter((file) => !isTooLarge(file)),
    tooLarge: all.filter(isTooLarge).map(({ path }) => path),
    others: shown.map(inside),
  };
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
