import type { ImportRow, TableNote } from '../import-row.ts';
import { openTable } from './read-table.ts';
import { locationOf, namedSheets } from './sheets-in-table.ts';
import { TableFormError } from './table-kind.ts';
import { rowFaultText } from './table-rows.ts';
import { type SeriesYears, titleOfCells } from './title-cells.ts';
import { TITLE_TABLE, type TitleCells } from './title-columns.ts';

/**
 * Titles of a table; `onNote` gets the facts on which the whole table's reading depends. Throws a `TableFormError` where the
 * table is not one header and a title in each row.
 */
export async function* readTitleTable(
  bytes: AsyncIterable<Uint8Array>,
  onNote: (note: TableNote) => void = () => {},
): AsyncGenerator<ImportRow> {
  const table = await openTable(bytes, TITLE_TABLE).catch((error: unknown) => {
    if (error instanceof TableFormError && error.isEmpty) return undefined;
    throw error;
  });
  // An empty file has no titles.
  if (!table) return;
  const { fields, unknown, otherSheets, shownOrder, rows } = table;
  if (shownOrder) onNote({ kind: 'order', ...shownOrder });
  const years: SeriesYears = new Map();
  let isAllFilms = !fields.has('type') && !fields.has('stagioni');
  let parts = 0;
  for await (const row of rows) {
    const location = locationOf(row);
    if ('value' in row && isMerged(row.value))
      throw new TableFormError('has an episode without the name of its series', { row: row.row });
    const read =
      'fault' in row
        ? { location, fault: rowFaultText(row.fault) }
        : titleOfCells(location, row.value, years);
    isAllFilms &&= !('value' in read && isSeries(read.value));
    parts += Number('isPart' in read);
    yield read;
  }
  if (unknown.length > 0) onNote({ kind: 'unknown', columns: unknown });
  if (otherSheets.length > 0) onNote({ kind: 'sheets', names: namedSheets(otherSheets) });
  if (isAllFilms) onNote({ kind: 'no type' });
  if (parts > 0) onNote({ kind: 'parts', count: parts });
}

/** True of a row whose name a merged cell says above it. */
const isMerged = ({ titolo, serie, stagione, episodio }: TitleCells) =>
  (titolo ?? serie) === undefined && (stagione ?? episodio) !== undefined;

const isSeries = (value: unknown) =>
  typeof value === 'object' && value !== null && 'type' in value && value.type === 'serie';
