import * as v from 'valibot';
import { LIST_TARGETS, MAX_LIST_FILE_BYTES } from '../../../contract/own/list-imports.ts';
import { FileError } from '../imports/files/file-error.ts';
import { unpackArchive } from '../imports/files/unpack-archive.ts';
import {
  type LeftFile,
  ListEntries,
  ListFileError,
  type ListNotes,
  type ListPlace,
  listNotes,
  MAX_NAMED_ROWS,
  type ParsedList,
} from './list-entry.ts';
import { listFileKind, readList } from './read-list-file.ts';

/** A list of an archive, by its file's name. */
type NamedList = readonly [fileName: string, ParsedList];

/**
 * The lists of an export's archive, one for each target that its files name, with its other files in the notes of the
 * last. Files without a target become one list, whose target the person chooses, if there are no others. Throws a
 * `ListFileError`, or a `FileError` if the archive cannot be opened.
 */
export async function readListArchive(bytes: Uint8Array): Promise<NamedList[]> {
  const { files, others } = unpackArchive(bytes, (name) => !isHidden(name) && mayBeList(name));
  const shown = others.filter((name) => !isHidden(name));
  const inside = withoutFolder([...files.keys(), ...shown]);
  const lists: NamedList[] = [];
  const left: LeftFile[] = [];
  for (const [name, content] of files) {
    const list = await readMember(inside(name), content);
    if ('why' in list) left.push(list);
    else lists.push([inside(name), list]);
  }
  const sure = lists.filter(([, { target }]) => target !== null);
  if (sure.length > 0)
    for (const [name, { target }] of lists) if (target === null) left.push({ name, why: null });
  left.push(...shown.map((name) => ({ name: inside(name), why: 'no list' }) as const));
  const merged = mergedByTarget(sure.length > 0 ? sure : lists);
  const last = merged.pop();
  if (!last) throw new ListFileError('no list', { ...v.parse(listNotes, {}), ...notesOnLeft(left) });
  const [name, list] = last;
  return [...merged, [name, { ...list, notes: { ...list.notes, ...notesOnLeft(left) } }]];
}

/** Folders, and what systems keep beside their files. */
const isHidden = (path: string) => /(?:\/|^__MACOSX\/.*|(?:^|\/)\.[^/]*)$/.test(path);

/** Letterboxd's folders of what was deleted, and of what others wrote and the person likes. */
const APART = /(?:^|\/)(?:deleted|orphaned|likes\/(?!films\.))/i;

function mayBeList(path: string): boolean {
  const kind = listFileKind(path);
  return (kind === 'csv' || kind === 'json') && !APART.test(path);
}

/** Paths below the one folder that may be around all files. */
function withoutFolder(paths: readonly string[]): (path: string) => string {
  const [folder = ''] = /^[^/]+\//.exec(paths[0] ?? '') ?? [];
  const isAround = paths.every((path) => path.startsWith(folder));
  return (path) => (isAround ? path.slice(folder.length) : path);
}

async function readMember(path: string, bytes: Uint8Array): Promise<ParsedList | LeftFile> {
  if (bytes.length > MAX_LIST_FILE_BYTES) return { name: path, why: 'too large' };
  try {
    // Only the folder of likes says a file's target as well.
    const name = /(?:likes\/)?(?<![^/])[^/]*$/i.exec(path)?.[0] ?? path;
    const list = await readList(bytes, name);
    // A person's further lists, whose names may be of any word.
    return /(?:^|\/)lists\//i.test(path) ? { ...list, target: null } : list;
  } catch (error) {
    if (!(error instanceof ListFileError || error instanceof FileError)) throw error;
    return { name: path, why: error.kind };
  }
}

/** Files whose reason says something come first. */
function notesOnLeft(files: readonly LeftFile[]): Pick<ListNotes, 'left' | 'leftFiles'> {
  const isOther = ({ why }: LeftFile) => why === 'no list' || why === 'empty';
  const named = [...files.filter((file) => !isOther(file)), ...files.filter(isOther)];
  return { left: files.length, leftFiles: named.slice(0, MAX_NAMED_ROWS) };
}

function mergedByTarget(lists: readonly NamedList[]): NamedList[] {
  const groups = [...LIST_TARGETS, null].map((wanted) => lists.filter(([, { target }]) => target === wanted));
  return groups.filter((group) => group.length > 0).map(mergeLists);
}

/** One list of several of the same target: a title that more of them have is there once, with all it has in any. */
function mergeLists(lists: readonly NamedList[]): NamedList {
  const entries = new ListEntries();
  for (const [, list] of lists) for (const entry of list.entries) entries.add(entry);
  const merged = entries.toList();
  const all = lists.map(([, list]) => list);
  const sum = (count: (list: ParsedList) => number) => all.reduce((total, list) => total + count(list), 0);
  const notes = {
    ...merged.notes,
    refused: sum((list) => list.notes.refused),
    refusedRows: named(lists, ({ refusedRows }) => refusedRows),
    leftCells: sum((list) => list.notes.leftCells),
    partRows: named(lists, ({ partRows }) => partRows),
    skippedRows: named(lists, ({ skippedRows }) => skippedRows),
    otherSheets: all.flatMap((list) => list.notes.otherSheets),
    day: all.find((list) => list.notes.day)?.notes.day ?? null,
    isTrakt: all.some((list) => list.notes.isTrakt),
    unknownWords: [...new Set(all.flatMap((list) => list.notes.unknownWords))].slice(0, MAX_NAMED_ROWS),
  };
  const target = all[0]?.target ?? null;
  const names = lists.map(([name]) => name).join(', ');
  return [names, { ...merged, skipped: sum(({ skipped }) => skipped), notes, target }];
}

/** The first rows of all lists; of several, each with its file's name, or its sheet's. */
function named<Row extends ListPlace>(
  lists: readonly NamedList[],
  rowsOf: (notes: ListNotes) => readonly Row[],
): Row[] {
  const rows = lists.flatMap(([file, { notes }]) =>
    rowsOf(notes).map((row) => (lists.length === 1 ? row : { ...row, sheet: row.sheet ?? file })),
  );
  return rows.slice(0, MAX_NAMED_ROWS);
}
