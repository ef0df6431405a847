import { titleKindOf } from '../catalogue/rules/title-kind.ts';
import { saidBy } from '../imports/tables/facts-of-name.ts';
import { partOfCells } from '../imports/tables/parts-of-series.ts';
import type { TableRow } from '../imports/tables/read-table.ts';
import { typeSaidBy } from '../imports/tables/section-rows.ts';
import type { TableColumns } from '../imports/tables/table-header.ts';
import { readWrittenTitle } from '../imports/tables/written-title.ts';
import {
  episodeIn,
  episodesOfSeason,
  idIn,
  imdbIdIn,
  momentIn,
  nameIn,
  titleType,
  yearIn,
} from './entry-fields.ts';
import { type Field, LIST_COLUMNS } from './list-columns.ts';
import type { ListEntry } from './list-entry.ts';
import type { MarkedEntries } from './marked-entries.ts';
import { saidByStatus } from './watched-words.ts';

/** Columns that make a table with names a list of titles. */
const NAMED_BY = ['year', 'released', 'watched', 'watchedOn'] as const;
/** Those that do so if no other line has these: they may be of a table about the list, before it. */
const PERHAPS_NAMED_BY = ['type', 'status', 'at'] as const;

/** The columns of a table that is a list. */
export const LIST_TABLE: TableColumns<Field> = {
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

/** A row whose title is in a column of series, which beside names may say yes or no. */
export function namedBySeries(row: TableRow<Field>): TableRow<Field> {
  if ('fault' in row || row.value.name !== undefined || row.value.series === undefined) return row;
  if (saidBy(row.value.series) !== undefined) return row;
  return { ...row, value: { ...row.value, name: row.value.series, type: row.value.type ?? 'serie' } };
}

/** Adds a table's row to the entries of its file. */
export function addRow(entries: MarkedEntries, row: TableRow<Field>): void {
  const at = { row: row.row, sheet: row.sheet };
  if ('fault' in row) {
    const { kind: why, ...counts } = row.fault;
    entries.refuse({ ...at, name: '', why, ...counts });
    return;
  }
  const value = withSheetName(row.value, row.sheet);
  const isOfSeries = isNumbered(value) && saidBy(value.series) === undefined;
  const text = nameIn((isOfSeries ? value.series : undefined) ?? value.name);
  const entry = value.extra === undefined ? entryOf(value, text) : undefined;
  const name = entry?.name ?? text;
  if (row.isShort && !fits(value)) entries.refuse({ ...at, name, why: 'no title' });
  else if (!entry) entries.skip({ ...at, name });
  else if (name === '' && entry.tmdbId === null && entry.imdbId === null)
    entries.refuse({ ...at, name, why: 'no title' });
  else if (saidByStatus(value.status) === 'not yet') entries.plan(at, entry);
  else {
    // 'Type' is the kind of title, or beside 'Entity type' a status.
    if (saidByStatus(value.status) === 'unknown' && value.status !== value.type)
      entries.doubt(nameIn(value.status));
    entries.addMarked(at, entry, value.watched);
  }
}

/** The cells with the type or the status that their sheet's name says, as 'Serie TV' and 'Da vedere' do. */
function withSheetName(value: Partial<Record<Field, string>>, sheet = ''): typeof value {
  const type = (value.season ?? value.episode) === undefined ? typeSaidBy(sheet) : undefined;
  const said = saidByStatus(sheet);
  const status = said === 'watched' || said === 'not yet' ? sheet : undefined;
  return { ...(type && { type }), ...(status !== undefined && { status }), ...value };
}

const isNumbered = ({ season, episode }: Partial<Record<Field, string>>) =>
  partOfCells(season, episode) !== undefined;

/** True if all cells with a fixed form have that form. */
function fits({ year, type, imdb, season, episode }: Partial<Record<Field, string>>): boolean {
  return (
    (year === undefined || yearIn(year) !== null) &&
    (type === undefined || titleKindOf(type) !== undefined) &&
    (imdb === undefined || imdbIdIn(imdb) !== null) &&
    ((season ?? episode) === undefined || episodeIn(season ?? 1, episode ?? 1) !== undefined)
  );
}

function episodesIn({ season, episode }: Partial<Record<Field, string>>): ListEntry['episodes'] {
  const one = episodeIn(season, episode);
  if (one) return [one];
  const part = partOfCells(season, episode);
  return episodesOfSeason(part?.season, part?.episodes);
}

/** Undefined for anything but a film or a series. */
function entryOf(value: Partial<Record<Field, string>>, text: string): ListEntry | undefined {
  const year = yearIn(value.year) ?? yearIn(value.released);
  const kind = titleKindOf(value.type ?? '');
  const isHistory = year === null && kind === undefined && value.at !== undefined;
  const written = readWrittenTitle(text, { year: year ?? undefined, type: kind, isHistory });
  const ofCell = isNumbered(value) ? episodesIn(value) : null;
  const isOfSeason = kind !== 'episode' && partOfCells(value.season, undefined) !== undefined;
  const isPart = ofCell !== null || written.season !== undefined || isOfSeason;
  const said = titleType(value.type ?? '', isPart);
  if (said === undefined) return undefined;
  const type = said ?? written.type ?? null;
  const episodes = ofCell ?? episodesOfSeason(written.season, written.episodes);
  return {
    type,
    name: written.name,
    originalName: nameIn(value.originalName) || written.name,
    // The year is that of a later season, if the name has one.
    year: (written.season ?? 1) > 1 ? null : (year ?? written.year ?? null),
    tmdbId: idIn(value.tmdb),
    imdbId: imdbIdIn(value.imdb),
    at: momentIn(value.at),
    episodes: type === 'serie' ? episodes : null,
  };
}
