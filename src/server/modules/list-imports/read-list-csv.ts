import { readDay } from '../../lib/read-day.ts';
import { titleKindOf } from '../catalogue/rules/title-kind.ts';
import { openTable, type TableRow } from '../imports/tables/read-table.ts';
import { columnName, type TableColumns, TableHeaderError } from '../imports/tables/table-header.ts';
import { readWrittenTitle } from '../imports/tables/written-title.ts';
import {
  episodeIn,
  episodesIn,
  idIn,
  imdbIdIn,
  isNamedFilms,
  momentIn,
  nameIn,
  targetOfName,
  titleType,
  yearIn,
} from './entry-fields.ts';
import { type Field, LIST_COLUMNS, POSITION, RATED, WATCHED } from './list-columns.ts';
import { type ListEntry, ListFileError, MAX_ROWS, type ParsedList } from './list-entry.ts';
import { MarkedEntries } from './marked-entries.ts';
import { saidByStatus } from './watched-words.ts';

/** Columns that make a table with names a list of titles. */
const NAMED_BY = ['year', 'released', 'watched', 'watchedOn'] as const;
/** Those that do so if no other line has these: they may be of a table about the list, before it. */
const PERHAPS_NAMED_BY = ['type', 'status', 'at'] as const;

const LIST_TABLE: TableColumns<Field> = {
  columns: LIST_COLUMNS,
  isHeader: (has, { width, isSure }) =>
    has('imdb') ||
    has('tmdb') ||
    ((has('name') || has('series')) &&
      ((has('season') && has('episode')) ||
        NAMED_BY.some(has) ||
        (!isSure && (width === 1 || PERHAPS_NAMED_BY.some(has))))),
  fits,
  needed: 'title and year',
  days: ['at'],
  verbatim: ['name', 'originalName'],
};

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

/** Reads a list's CSV to its end, without ever holding all of it. Throws a `ListFileError`. */
export async function readListCsv(
  bytes: AsyncIterable<Uint8Array>,
  fileName: string,
  { minColumns = 1 } = {},
): Promise<ParsedList> {
  const table = await openTable(bytes, LIST_TABLE).catch((error: unknown) => {
    throw error instanceof TableHeaderError ? new ListFileError('no list') : error;
  });
  if (table.header.length < minColumns) throw new ListFileError('no list');
  // Beside names the column may say yes or no.
  const isNamed = table.fields.has('name');
  const entries = new MarkedEntries();
  let count = 0;
  for await (const row of table.rows) {
    count += 1;
    if (count > MAX_ROWS) throw new ListFileError('too many rows');
    addRow(entries, isNamed ? row : namedBySeries(row));
  }
  const shown = table.shownOrder;
  const day = shown ? { example: shown.example, iso: readDay(shown.example, shown.order) ?? '' } : null;
  const list = entries.toList(false, day);
  return { ...list, target: targetOf(table.header.map(columnName), fileName, entries.hasMarks) };
}

/** A row of a table whose titles are in a column of series. */
function namedBySeries(row: TableRow<Field>): TableRow<Field> {
  if ('fault' in row || row.value.series === undefined) return row;
  return { ...row, value: { ...row.value, name: row.value.series, type: row.value.type ?? 'serie' } };
}

function addRow(entries: MarkedEntries, row: TableRow<Field>): void {
  if ('fault' in row) {
    const { kind: why, ...counts } = row.fault;
    entries.refuse({ row: row.row, name: '', why, ...counts });
    return;
  }
  const { value } = row;
  const isNumbered = (value.season ?? value.episode) !== undefined;
  const text = nameIn((isNumbered ? value.series : undefined) ?? value.name);
  const entry = value.extra === undefined ? entryOf(value, text) : undefined;
  const name = entry?.name ?? text;
  if (row.isShort && !fits(value)) entries.refuse({ row: row.row, name, why: 'no title' });
  else if (!entry) entries.skip({ row: row.row, name });
  else if (name === '' && entry.tmdbId === null && entry.imdbId === null)
    entries.refuse({ row: row.row, name, why: 'no title' });
  else if (saidByStatus(value.status) === 'not yet') entries.plan(row.row, entry);
  else {
    // 'Type' is the kind of title, or beside 'Entity type' a status.
    if (saidByStatus(value.status) === 'unknown' && value.status !== value.type)
      entries.doubt(nameIn(value.status));
    entries.addMarked(row.row, entry, value.watched);
  }
}

/** True if all cells with a fixed form have that form. */
function fits({ year, type, imdb, season, episode }: Partial<Record<Field, string>>): boolean {
  return (
    (year === undefined || yearIn(year) !== null) &&
    (type === undefined || titleKindOf(type) !== undefined) &&
    (imdb === undefined || imdbIdIn(imdb) !== null) &&
    ((season ?? episode) === undefined || episodeIn(season ?? 1, episode ?? 1) !== undefined)
  );
}

/** Undefined for anything but a film or a series. */
function entryOf(value: Partial<Record<Field, string>>, text: string): ListEntry | undefined {
  const year = yearIn(value.year) ?? yearIn(value.released);
  const kind = titleKindOf(value.type ?? '');
  const written = readWrittenTitle(text, { year: year ?? undefined, type: kind });
  const one = episodeIn(value.season, value.episode);
  const isOfSeason = kind !== 'episode' && value.season !== undefined;
  const isPart = one !== undefined || written.season !== undefined || isOfSeason;
  const said = titleType(value.type ?? '', isPart);
  if (said === undefined) return undefined;
  const type = said ?? written.type ?? null;
  const episodes = one ? [one] : episodesIn(written.season, written.episodes);
  return {
    type,
    name: written.name,
    originalName: nameIn(value.originalName) || written.name,
    year: year ?? written.year ?? null,
    tmdbId: idIn(value.tmdb),
    imdbId: imdbIdIn(value.imdb),
    at: momentIn(value.at),
    episodes: type === 'serie' ? episodes : null,
  };
}

/** The target by the columns: a list of IMDb has ratings, too, besides the positions. */
function targetOf(header: readonly string[], fileName: string, hasMarks: boolean): ParsedList['target'] {
  const has = (names: readonly string[]) => names.some((name) => header.includes(name));
  if (hasMarks || has(WATCHED)) return 'visti';
  if (has(RATED) && !has(POSITION)) return 'visti';
  return has(['letterboxd uri']) && isNamedFilms(fileName) ? 'mi_piace' : null;
}
