import { readDay } from '../../lib/read-day.ts';
import { openTable } from '../imports/tables/read-table.ts';
import { namedSheets } from '../imports/tables/sheets-in-table.ts';
import { columnName, TableHeaderError } from '../imports/tables/table-header.ts';
import { isNamedFilms, targetOfName } from './entry-fields.ts';
import { POSITION, RATED, WATCHED } from './list-columns.ts';
import { ListFileError, MAX_ROWS, type ParsedList } from './list-entry.ts';
import { addRow, LIST_TABLE, namedBySeries } from './list-row.ts';
import { MarkedEntries } from './marked-entries.ts';

/** True if a table with these columns is a list of another service, whatever titles it has. */
function isForeignList(header: readonly string[]): boolean {
  const columns = header.map(columnName);
  const marks = [...WATCHED, ...RATED, 'const', 'letterboxd uri', 'trakt id', 'simkl id', 'tv show name'];
  return marks.some((name) => columns.includes(name));
}

/** True if a table is another service's list, by its file's name or its columns. */
export async function isListTable(bytes: AsyncIterable<Uint8Array>, fileName: string): Promise<boolean> {
  try {
    const { header, rows } = await openTable(bytes, { ...LIST_TABLE, days: [] });
    await rows.return(undefined);
    return targetOfName(fileName) !== null || isForeignList(header);
  } catch (error) {
    if (error instanceof TableHeaderError) return false;
    throw error;
  }
}

/** Reads a list's CSV to its end. Throws a `ListFileError`; `minColumns`: those of a note that is a table. */
export async function readListCsv(
  bytes: AsyncIterable<Uint8Array>,
  fileName: string,
  { minColumns = 1 } = {},
): Promise<ParsedList> {
  const table = await openTable(bytes, LIST_TABLE).catch((error: unknown) => {
    throw error instanceof TableHeaderError ? new ListFileError('no list') : error;
  });
  if (table.header.length < minColumns) throw new ListFileError('no list');
  const entries = new MarkedEntries();
  let count = 0;
  for await (const row of table.rows) {
    count += 1;
    if (count > MAX_ROWS) throw new ListFileError('too many rows');
    addRow(entries, namedBySeries(row));
  }
  const shown = table.shownOrder;
  const day = shown ? { example: shown.example, iso: readDay(shown.example, shown.order) ?? '' } : null;
  const { notes, ...list } = entries.toList(false, day);
  const otherSheets = namedSheets(table.otherSheets);
  return {
    ...list,
    notes: { ...notes, otherSheets },
    target: targetOf(table.header.map(columnName), fileName, entries.hasMarks),
  };
}

/** The target by the columns: a list of IMDb has ratings, too, besides the positions. */
function targetOf(header: readonly string[], fileName: string, hasMarks: boolean): ParsedList['target'] {
  const has = (names: readonly string[]) => names.some((name) => header.includes(name));
  if (hasMarks || has(WATCHED)) return 'visti';
  if (has(RATED) && !has(POSITION)) return 'visti';
  return has(['letterboxd uri']) && isNamedFilms(fileName) ? 'mi_piace' : null;
}
