import * as v from 'valibot';
import { LIST_TARGETS } from '../../../contract/own/list-imports.ts';
import { FileError } from '../imports/files/file-error.ts';
import { openListArchive } from './archive-files.ts';
import { type LeftFile, ListFileError, type ListNotes, listNotes, MAX_NAMED_ROWS } from './list-entry.ts';
import { mergeLists, type NamedList } from './merge-lists.ts';
import { readListBytes } from './read-list-file.ts';

/**
 * The lists of an export's archive, one for each target that its files name, with its other files in the notes of the
 * last. Files without a target become one list, whose target the person chooses, if there are no others. Throws a
 * `ListFileError`, or a `FileError` if the archive cannot be opened.
 */
export async function readListArchive(bytes: Uint8Array): Promise<NamedList[]> {
  const { lists: files, tooLarge, others } = openListArchive(bytes);
  const lists: NamedList[] = [];
  const faulty: LeftFile[] = [];
  for (const { path, bytes: content } of files) {
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

async function readMember(path: string, bytes: Uint8Array): Promise<NamedList[1] | LeftFile> {
  try {
    const list = await readListBytes(bytes, nameOf(path));
    // A person's further lists, whose names may be of any word.
    return /(?:^|\/)lists\//i.test(path) ? { ...list, target: null } : list;
  } catch (error) {
    if (!(error instanceof ListFileError || error instanceof FileError)) throw error;
    return { name: path, why: error.kind };
  }
}

/** The name that says a file's target: only the folder of likes does as well. */
const nameOf = (path: string) => /(?:likes\/)?(?<![^/])[^/]*$/i.exec(path)?.[0] ?? path;
