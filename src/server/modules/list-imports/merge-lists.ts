import {
  ListEntries,
  type ListNotes,
  type ListPlace,
  MAX_NAMED_ROWS,
  type ParsedList,
} from './list-entry.ts';

/** A list of an archive, by its file's name. */
export type NamedList = readonly [fileName: string, ParsedList];

/** One list of several of the same target: a title that more of them have is there once, with all it has in any. */
export function mergeLists(lists: readonly NamedList[]): NamedList {
  const [first] = lists;
  if (first && lists.length === 1) return first;
  const entries = new ListEntries();
  for (const [, list] of lists) for (const entry of list.entries) entries.add({ ...entry });
  const all = lists.map(([, list]) => list);
  const merged = entries.toList(
    all.some(({ notes }) => notes.isTrakt),
    all.find(({ notes }) => notes.day)?.notes.day ?? null,
  );
  const sum = (count: (list: ParsedList) => number) => all.reduce((total, list) => total + count(list), 0);
  const notes = {
    ...merged.notes,
    refused: sum((list) => list.notes.refused),
    refusedRows: named(lists, ({ refusedRows }) => refusedRows),
    skippedRows: named(lists, ({ skippedRows }) => skippedRows),
    otherSheets: all.flatMap((list) => list.notes.otherSheets),
    unknownWords: [...new Set(all.flatMap((list) => list.notes.unknownWords))].slice(0, MAX_NAMED_ROWS),
  };
  const names = lists.map(([name]) => name).join(', ');
  const target = first?.[1].target ?? null;
  return [names, { ...merged, skipped: sum(({ skipped }) => skipped), notes, target }];
}

/** The first rows of all lists, each with its file's name, or its sheet's. */
function named<Row extends ListPlace>(
  lists: readonly NamedList[],
  rowsOf: (notes: ListNotes) => readonly Row[],
): Row[] {
  const rows = lists.flatMap(([file, { notes }]) =>
    rowsOf(notes).map((row) => ({ ...row, sheet: row.sheet ?? file })),
  );
  return rows.slice(0, MAX_NAMED_ROWS);
}
