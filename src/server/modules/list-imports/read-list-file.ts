import * as v from 'valibot';
import type { ListTarget } from '../../../contract/own/list-imports.ts';
import { readDay } from '../../lib/read-day.ts';
import { isWorkbook, isWorkbookName, workbookTable } from '../imports/files/workbook.ts';
import { piecesOf } from '../imports/open-import.ts';
import { parseJson } from '../imports/read-json.ts';
import { isPage } from '../imports/tables/is-page.ts';
import { openTable, type TableRow } from '../imports/tables/read-table.ts';
import { namedSheets } from '../imports/tables/sheets-in-table.ts';
import { columnName, fieldsOf, TableFormError } from '../imports/tables/table-kind.ts';
import { type Cells, type Field, isList, LIST_COLUMNS, LIST_TABLE } from './list-columns.ts';
import { ListFileError, type ListNotes, MAX_EPISODES, MAX_ROWS, type ParsedList } from './list-entry.ts';
import { entriesOf } from './list-rows.ts';
import { saidByMark } from './watched-words.ts';

/** The kind of a list by its file's name; `other`: exports that are not lists of this product. */
export function listFileKind(fileName: string): 'csv' | 'json' | 'zip' | 'other' | undefined {
  if (/\.(?:xml|html?|md)$/i.test(fileName)) return 'other';
  // Some phones share a table as text.
  if (/\.(?:csv|tsv|txt)$/i.test(fileName) || isWorkbookName(fileName)) return 'csv';
  const ending = /\.(json|zip)$/i.exec(fileName)?.[1]?.toLowerCase();
  return ending === 'json' || ending === 'zip' ? ending : undefined;
}

/** The rows of a file, and the fields that any of them has. */
type Rows = {
  rows: TableRow<Field>[];
  has: (field: Field) => boolean;
  notes?: Partial<ListNotes>;
};

/** Reads all of a foreign list from its bytes, whatever its name says of them. Throws a `ListFileError` or a `FileError`. */
export async function readList(bytes: Uint8Array, fileName: string): Promise<ParsedList> {
  if (isPage(bytes)) throw new ListFileError('page');
  const { rows, has, notes: ofFile } = await readRows(bytes, fileName);
  const { entries, hasMarks } = entriesOf(rows);
  const { notes: ofRows, ...list } = entries.toList();
  const notes = { ...ofRows, ...ofFile };
  if (list.entries.length === 0) throw new ListFileError('empty', notes);
  if (list.isPlanned) return { ...list, notes, target: 'liste' };
  const isWatched = hasMarks || has('watchedOn') || (has('rated') && !has('position'));
  const isLikes = has('letterboxd') && /^films(?![a-z])/i.test(fileName);
  const target = isWatched ? 'visti' : isLikes ? 'mi_piace' : null;
  // Titles that may not be watched are asked about.
  const isAsked = notes.unknownWords.length > 0;
  return { ...list, notes, target: targetOfName(fileName) ?? (isAsked ? null : target) };
}

async function readRows(bytes: Uint8Array, fileName: string): Promise<Rows> {
  if (listFileKind(fileName) === 'json') return readJsonRows(bytes);
  return readTableRows(isWorkbook(bytes) ? await workbookTable(bytes) : bytes);
}

/** True if a file is another service's list, by its name or its columns. */
export async function isListFile(bytes: Uint8Array, fileName: string): Promise<boolean> {
  try {
    if (/\.json$/i.test(fileName)) return (await readJsonRows(bytes)).rows.length > 0;
    const { fields, header, rows } = await openTable(piecesOf(bytes), { ...LIST_TABLE, days: [] });
    await rows.return(undefined);
    const isOfService = (['watchedOn', 'rated', 'letterboxd', 'service'] as const).some((one) =>
      fields.has(one),
    );
    return (
      isList((one) => fields.has(one), header.length) && (isOfService || targetOfName(fileName) !== null)
    );
  } catch (error) {
    if (error instanceof TableFormError || error instanceof ListFileError) return false;
    throw error;
  }
}

async function readTableRows(bytes: Uint8Array): Promise<Rows> {
  try {
    const {
      fields,
      header,
      rows: all,
      shownOrder,
      otherSheets,
    } = await openTable(piecesOf(bytes), LIST_TABLE);
    const has = (field: Field) => fields.has(field);
    if (!isList(has, header.length)) throw new ListFileError('no list');
    const rows: TableRow<Field>[] = [];
    for await (const row of all) if (rows.push(row) > MAX_ROWS) throw new ListFileError('too many rows');
    const day = shownOrder && {
      example: shownOrder.example,
      iso: readDay(shownOrder.example, shownOrder.order) ?? '',
    };
    return { rows, has, notes: { day: day ?? null, otherSheets: namedSheets(otherSheets) } };
  } catch (error) {
    throw error instanceof TableFormError ? new ListFileError('no list') : error;
  }
}

const objectSchema = v.record(v.string(), v.unknown());
const arraySchema = v.fallback(v.array(v.unknown()), []);
const objectsSchema = v.pipe(
  arraySchema,
  v.transform((all) => all.filter((one) => v.is(objectSchema, one))),
);

/** The items of an array, or of all arrays of the object that is around them, by their keys. */
async function readJsonRows(bytes: Uint8Array): Promise<Rows> {
  const parsed = await parseJson(piecesOf(bytes)).catch((error: unknown) => {
    throw error instanceof SyntaxError ? new ListFileError('unreadable') : error;
  });
  const isArray = Array.isArray(parsed);
  const items = isArray
    ? v.parse(arraySchema, parsed)
    : Object.values(Object(parsed)).flatMap(v.parser(arraySchema));
  if (items.length > MAX_ROWS) throw new ListFileError('too many rows');
  const rows = items.flatMap((item, index) => cellsOfItem(item).map((value) => ({ row: index + 1, value })));
  if (rows.length > MAX_EPISODES + MAX_ROWS) throw new ListFileError('too many episodes');
  const has = (field: Field) => rows.some(({ value }) => value[field] !== undefined);
  if (!items.some(isOfService) && (items.length > 0 || !isArray)) throw new ListFileError('no list');
  return { rows, has, notes: { isTrakt: has('show') && !items.some((item) => 'status' in Object(item)) } };
}

/** Trakt's and Simkl's items have an object of a title in them, TV Time's one of its numbers. */
const isOfService = (item: unknown) =>
  ['movie', 'show', 'ids', 'id'].some((key) => v.is(objectSchema, Object(item)[key]));

/** An object's cells, a row for each of its watched episodes, or one of a series that has none. */
function cellsOfItem(item: unknown): Cells[] {
  const own = cellsOf(item);
  const episodes = v.parse(objectsSchema, Object(item).seasons).flatMap((season) => {
    const ofSeason = cellsOf(season, 'seasons');
    return v
      .parse(objectsSchema, season['episodes'])
      .map((episode) => ({ ...own, ...ofSeason, ...cellsOf(episode, 'seasons episodes') }));
  });
  const watched = episodes.filter((cells) => saidByMark(cells.watched) !== 'not yet');
  return watched.length > 0 ? watched : [episodes[0] ?? own];
}

const scalarSchema = v.pipe(v.union([v.string(), v.number(), v.boolean()]), v.transform(String));
/** Objects within each other: 'movie', 'ids'. */
const MAX_DEPTH = 3;

function cellsOf(value: unknown, path = ''): Cells {
  const cells = new Map<string, string>();
  addCells(cells, value, path, MAX_DEPTH);
  return fieldsOf(cells, LIST_COLUMNS);
}

function addCells(cells: Map<string, string>, value: unknown, path: string, depth: number): void {
  const read = v.safeParse(objectSchema, value);
  for (const [key, one] of read.success ? Object.entries(read.output) : []) {
    const name = `${path} ${columnName(key)}`.trim();
    const cell = v.safeParse(scalarSchema, one);
    if (cell.success && cell.output.trim() !== '') cells.set(name, cell.output.trim());
    else if (cell.success) continue;
    else if (depth > 1 && !Array.isArray(one)) addCells(cells, one, name, depth - 1);
  }
}

const BY_NAME: readonly [RegExp, ListTarget][] = [
  [/watchlist/, 'liste'],
  [/viewing[\s_-]?(?:history|activity)/, 'visti'],
  [/^tracking-prod-records/, 'visti'],
  [/^(?:watched|ratings?|diary|reviews|history|trakt-(?:watched|ratings?|history))(?![a-z])/, 'visti'],
  [/^likes?(?![a-z])/, 'mi_piace'],
];

/**
 * The target of a file's titles by its name, as Letterboxd (`watched.csv`, `watchlist.csv`, `likes/films.csv`),
 * IMDb (`ratings.csv`, `WATCHLIST.csv`), Trakt (`watched-history-1.json`, `lists-watchlist.json`) and TV Time name theirs;
 * null if the name has none.
 */
function targetOfName(fileName: string): ListTarget | null {
  const name = fileName.toLowerCase();
  return BY_NAME.find(([pattern]) => pattern.test(name))?.[1] ?? null;
}
