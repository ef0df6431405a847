import * as v from 'valibot';
import { normalizeForSearch } from '../../../lib/normalize-for-search.ts';
import { readDay } from '../../../lib/read-day.ts';
import {
  completeAddress,
  type LinkInText,
  linksIn,
  pageAboutTitle,
} from '../../catalogue/rules/parse-video-url.ts';
import { tableOrigin } from '../../catalogue/rules/table-origin.ts';
import { titleKindOf } from '../../catalogue/rules/title-kind.ts';
import { parseTitleRecord } from '../../catalogue/rules/title-record.ts';
import type { ImportRow, TableNote } from '../import-row.ts';
import { toCatalogueGenres } from '../map-genres.ts';
import { parseTmdbRef } from '../tmdb/tmdb-refs.ts';
import { COLUMN_NAMES as names } from './column-names.ts';
import { PartCounter } from './count-parts.ts';
import { type TitleFacts, withFactsOfName } from './facts-of-name.ts';
import { withNameAbove } from './name-above.ts';
import type { SeriesYears, TitlePart } from './parts-of-series.ts';
import { isZero, yearIn, yearOf } from './plain-year.ts';
import { openTable, type TableRow } from './read-table.ts';
import { inSections } from './section-rows.ts';
import { locationOf, namedSheets } from './sheets-in-table.ts';
import { columnName, type TableColumns, TableHeaderError } from './table-header.ts';
import { rowFaultText } from './table-rows.ts';
import { TITLE_COLUMNS, type TitleCells, type TitleColumn } from './title-columns.ts';

/** The columns of a table of titles: only the name is needed. */
export const TITLE_TABLE: TableColumns<TitleColumn> = {
  columns: { ...TITLE_COLUMNS, titolo: [...TITLE_COLUMNS.titolo, ...names.titles] },
  // Such a word alone may be above the table.
  isHeader: (has, { width, isSure }) =>
    (has('titolo') || (has('serie') && has('episodio'))) && (width > 1 || !isSure),
  fits: (value) => {
    const row = titleOfCells('', value, new Map());
    return 'value' in row && 'record' in parseTitleRecord(row.value);
  },
  needed: 'titolo',
  days: ['data_uscita', 'giorno', 'anno'],
  verbatim: ['titolo'],
  joined: ['sorgente'],
};

/** Titles of a table; `onNote` gets the facts on which the whole table's reading depends. */
export async function* readTitleTable(
  bytes: AsyncIterable<Uint8Array>,
  onNote: (note: TableNote) => void = () => {},
): AsyncGenerator<ImportRow> {
  const table = await openTable(bytes, TITLE_TABLE).catch((error: unknown) => {
    if (error instanceof TableHeaderError && error.names.length === 0) return undefined;
    throw error;
  });
  // An empty file has no titles.
  if (!table) return;
  const { fields, unknown, otherSheets, shownOrder, rows, header } = table;
  const columns = header.map(columnName).filter(Boolean);
  if (new Set(columns).size < columns.length)
    throw new TableHeaderError('the first line names a column twice', header, true);
  if (shownOrder) onNote({ kind: 'order', ...shownOrder });
  const years: SeriesYears = new Map();
  let isAllFilms = !fields.has('type') && !fields.has('stagioni');
  const parts = new PartCounter();
  let above: TitleCells = {};
  const ofSections = inSections(rows, {
    hasTypes: fields.has('type'),
    onSection: () => {
      isAllFilms = false;
    },
  });
  for await (const written of ofSections) {
    const row = 'value' in written ? { ...written, value: withNameAbove(written.value, above) } : written;
    if ('value' in row) above = row.value;
    const read = importRowOf(row, years);
    isAllFilms &&= !('value' in read && v.is(seriesSchema, read.value));
    parts.add(read);
    yield read;
  }
  if (unknown.length > 0) onNote({ kind: 'unknown', columns: unknown });
  if (otherSheets.length > 0) onNote({ kind: 'sheets', names: namedSheets(otherSheets) });
  if (isAllFilms) onNote({ kind: 'no type' });
  parts.notes().forEach(onNote);
}

const seriesSchema = v.object({ type: v.literal('serie') });

function importRowOf(row: TableRow<TitleColumn>, years: SeriesYears): ImportRow {
  const location = locationOf(row);
  if ('fault' in row) return { location, fault: rowFaultText(row.fault) };
  return titleOfCells(location, row.value, years);
}

/** The title in a table's row; a fault if its year is not a year. `years`: those of the rows before it. */
export function titleOfCells(location: string, value: TitleCells, years: SeriesYears): ImportRow {
  const year = yearOf(value);
  if (year !== undefined && readDay(year) === undefined)
    return {
      location,
      name: value.titolo,
      field: 'anno',
      fault: `must be a year, not ${JSON.stringify(value.anno)}`,
    };
  const facts = withFactsOfName(value, years);
  const { part } = facts;
  return {
    location,
    value: recordOf(facts),
    ...(part && { isPart: true }),
    ...(part?.isUnread && { isUnread: true }),
  };
}

function recordOf({ cells: value, part }: TitleFacts): Record<string, unknown> {
  const { anno: _, giorno, minuti, stagioni, genere, sorgente, durata: written, ...others } = value;
  const { tmdb_id: __, imdb_id: ___, ...fields } = others;
  const type = typeOf(fields.type, stagioni);
  const anno = yearOf(value);
  // A day of a different year is not that of the release.
  const day = anno === undefined || yearIn(giorno) === yearIn(anno) ? giorno : undefined;
  const data_uscita = fields.data_uscita ?? day ?? anno;
  const durata = type === 'serie' ? (stagioni ?? seasonsIn(written)) : rounded(written ?? minuti);
  const kind = type === 'serie' ? type : 'film';
  // Genres of a record are ours.
  const genres = fields.origin === undefined ? (fields.generi ?? genere) : genere;
  const generi = genres === undefined ? fields.generi : toCatalogueGenres(kind, splitGenres(genres));
  const { titolo = '' } = fields;
  const links = linksIn(sorgente ?? '').filter(({ address }) => address !== '' && !pageAboutTitle(address));
  const year = yearIn(anno ?? data_uscita) ?? '';
  return {
    origin: tableOrigin({ type, name: normalizeForSearch(titolo) || titolo, year }),
    ...fields,
    type,
    ...(data_uscita !== undefined && { data_uscita }),
    ...(durata !== undefined && { durata }),
    ...numbersIn(value, type),
    ...(generi !== undefined && { generi }),
    ...(links.length > 0 && { sorgenti: videosOf(links, part) }),
  };
}

/** Several links are of the episodes one by one if there are as many, else each of them is a version of all. */
function videosOf(links: readonly LinkInText[], part: TitlePart | undefined): Record<string, unknown>[] {
  const { season: stagione, episodes = [] } = part ?? {};
  const isOneByOne = links.length > 1 && links.length === episodes.length;
  const videos = links.map(({ address, words }, index) => ({
    url: completeAddress(address),
    ...(links.length > 1 && !isOneByOne && versionOf(words, index)),
  }));
  if (stagione === undefined || episodes.length === 0) return videos;
  return episodes.flatMap((episodio, index) =>
    videos.filter((_, at) => !isOneByOne || at === index).map((video) => ({ stagione, episodio, ...video })),
  );
}

/** Longest words that tell a link from those beside it. */
const MAX_NOTE = 20;

/** The version of one of several links, by the words before it, else by its place: equal ones would be one. */
function versionOf(words: string, index: number): { qualita: number } | { nota: string } | undefined {
  const quality = /(?<!\d)(2160|1440|1080|720|480|360)p?(?![\p{L}\d])/iu.exec(words)?.[1];
  if (quality !== undefined) return { qualita: Number(quality) };
  const nota = words !== '' && words.length <= MAX_NOTE ? words : String(index + 1);
  return index === 0 && nota === '1' ? undefined : { nota };
}

/** The numbers of databases, in their own cells or in the address of a page about the title. */
function numbersIn({ tmdb_id: tmdb, imdb_id: imdb, sorgente = '' }: TitleCells, type: string): TitleCells {
  const page =
    linksIn(sorgente)
      .map(({ address }) => pageAboutTitle(address))
      .find((one) => one !== undefined)?.href ?? '';
  const tmdb_id = tmdb ?? /^\d+$/.exec(numberInTmdb(page, type))?.[0];
  const imdb_id = imdb ?? /\/title\/(tt\d+)/.exec(page)?.[1];
  return {
    ...(tmdb_id !== undefined && !isZero(tmdb_id) && { tmdb_id: numberInTmdb(tmdb_id, type) }),
    ...(imdb_id !== undefined && !isZero(imdb_id) && { imdb_id }),
  };
}

/** A film's minutes to the nearest whole one; hours, which may be written with the same signs, stay. */
function rounded(minutes: string | undefined): string | undefined {
  return minutes?.replace(/^\d{2,4}[.,](?:\d{1,2}|\d{4,})(?=\s*(?:m|['′’]|$))/i, (number) =>
    String(Math.round(Number(number.replace(',', '.')))),
  );
}

/** The number alone, or in its page's address, if that is a page of this type. */
function numberInTmdb(text: string, type: string): string {
  const ref = parseTmdbRef(
    text.replace(/^tmdb[:-]/i, '').replace(/^(movie|tv)\/(\d+)(?:[^\s\d]\S*)?$/i, '$1:$2'),
  );
  return ref && 'id' in ref && ref.type === type ? String(ref.id) : text;
}

function typeOf(word: string | undefined, seasons: string | undefined): string {
  if (word === undefined) return seasons === undefined ? 'film' : 'serie';
  const kind = titleKindOf(word);
  return kind === undefined || kind === 'episode' ? word : kind;
}

/** Most seasons that a length without a unit may mean. */
const MAX_SEASONS = 40;

/** Minutes of an episode are not seasons. */
function seasonsIn(length: string | undefined): string | undefined {
  if (length === undefined || /\d\s*(?:m|['′’:h])/i.test(length)) return undefined;
  return Number(length) > MAX_SEASONS ? undefined : length;
}

const splitGenres = (text: string) =>
  text.split(/[,;/|•]|\s[-–]\s/).flatMap((name) => (name.trim() === '' ? [] : [{ name: name.trim() }]));
