import * as v from 'valibot';
import { LIST_TARGETS, MAX_LIST_FILE_BYTES } from '../../../contract/own/list-imports.ts';
import { ArchiveError, unzip } from '../imports/unzip.ts';
import { type LeftFile, ListFileError, type ListNotes, listNotes, MAX_NAMED_ROWS } from './list-entry.ts';
import { mergeLists, type NamedList } from './merge-lists.ts';
import { listFileKind, pieces, readListFile } from './read-list-file.ts';

/** Of all lists together, unpacked: those of a long export have a third of it. */
const MAX_TOTAL_BYTES = 4 * MAX_LIST_FILE_BYTES;

/**
 * The lists of an export's archive, one for each target that its files name, with its other files in the notes of the
 * last. Files without a target become one list, whose target the person chooses, if there are no others. Throws a
 * `ListFileError`.
 */
export async function readListArchive(bytes: Uint8Array): Promise<NamedList[]> {
  const { members, tooLarge, others } = open(bytes);
  const lists: NamedList[] = [];
  const faulty: LeftFile[] = [];
  for (const { path, bytes: content } of members) {
    const list = await readMember(path, content);
    if ('why' in list) faulty.push(list);
    else lists.push([path, list]);
  }
  const sure = lists.filter(([, { target }]) => target !== null);
  const unsure = sure.length > 0 ? lists.filter((list) => !sure.includes(list)) : [];
  const notes = notesOnLeft([
    ...tooLarge.map((name) => ({ name, why: 'too large' }) as const),
    ...faulty,
    ...unsure.map(([name]) => ({ name, why: null })),
    ...others.map((name) => ({ name, why: 'no list' }) as const),
  ]);
  const [last, ...first] = mergedByTarget(sure.length > 0 ? sure : lists).reverse();
  if (!last) throw new ListFileError('archive', undefined, { ...v.parse(listNotes, {}), ...notes });
  const [name, list] = last;
  return [...first.reverse(), [name, { ...list, notes: { ...list.notes, ...notes } }]];
}

function mergedByTarget(lists: readonly NamedList[]): NamedList[] {
  const groups = [...LIST_TARGETS, null].map((wanted) => lists.filter(([, { target }]) => target === wanted));
  return groups.filter((group) => group.length > 0).map(mergeLists);
}

/** Files whose reason says something come first. */
function notesOnLeft(files: readonly LeftFile[]): Pick<ListNotes, 'left' | 'leftFiles'> {
  const isOther = ({ why }: LeftFile) => why === 'no list' || why === 'empty';
  const named = [...files.filter((file) => !isOther(file)), ...files.filter(isOther)];
  return { left: files.length, leftFiles: named.slice(0, MAX_NAMED_ROWS) };
}

function open(bytes: Uint8Array): ReturnType<typeof unzip> {
  try {
    const limits = { maxBytes: MAX_LIST_FILE_BYTES, maxTotalBytes: MAX_TOTAL_BYTES };
    return unzip(bytes, { isWanted, ...limits });
  } catch (error) {
    if (!(error instanceof ArchiveError)) throw error;
    throw new ListFileError(error.kind === 'locked' ? 'locked' : 'unreadable');
  }
}

/** Letterboxd's folders of what was deleted, and of what others wrote and the person likes. */
const APART = /(?:^|\/)(?:deleted|orphaned|likes\/(?!films\.))/i;

function isWanted(path: string): boolean {
  const kind = listFileKind(path);
  return (kind === 'csv' || kind === 'json') && !APART.test(path);
}

async function readMember(path: string, bytes: Uint8Array): Promise<NamedList[1] | LeftFile> {
  try {
    const list = await readListFile(pieces(bytes), nameOf(path));
    // A person's further lists, whose names may be of any word.
    return /(?:^|\/)lists\//i.test(path) ? { ...list, target: null } : list;
  } catch (error) {
    if (!(error instanceof ListFileError)) throw error;
    return { name: path, why: error.kind };
  }
}

/** The name that says a file's target: only the folder of likes does as well. */
const nameOf = (path: string) => /(?:likes\/)?[^/]*$/i.exec(path)?.[0] ?? path;
