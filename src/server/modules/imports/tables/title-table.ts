import { normalizeForSearch } from '../../../lib/normalize-for-search.ts';
import { readDay } from '../../../lib/read-day.ts';
import { tableOrigin } from '../../catalogue/rules/table-origin.ts';
import { titleKindOf } from '../../catalogue/rules/title-kind.ts';
import { parseTitleRecord, TITLE_RECORD_FIELDS } from '../../catalogue/rules/title-record.ts';
import type { ImportRow, TableNote } from '../import-row.ts';
import { toCatalogueGenres } from '../map-genres.ts';
import { parseTmdbRef } from '../tmdb/tmdb-refs.ts';
import { COLUMN_NAMES as names } from './column-names.ts';
import { columnName, openTable, type TableColumns, TableHeaderError, type TableRow } from './read-table.ts';
import { rowFaultText } from './table-rows.ts';

const OWN_FIELDS = TITLE_RECORD_FIELDS.map(({ name }) => name).filter((name) => name !== 'sorgenti');
type OwnField = (typeof OWN_FIELDS)[number];
/** Columns that are not fields of a record, but lead to one. */
type Field = OwnField | 'anno' | 'minuti' | 'stagioni' | 'genere' | 'sorgente';

/** Further names that people give the fields. */
const SYNONYMS: Partial<Record<Field, readonly string[]>> = {
  titolo: names.title,
  titolo_originale: names.originalTitle,
  altri_titoli: names.otherTitles,
  type: names.type,
  durata: names.length,
  data_uscita: names.released,
  trama: names.plot,
  registi: names.directors,
  interpreti: names.cast,
  copertina: names.cover,
  adult: names.adult,
  imdb_id: names.imdb,
  tmdb_id: names.tmdb,
  anno: names.year,
  minuti: names.minutes,
  stagioni: names.seasons,
  genere: names.genre,
  sorgente: names.link,
};

const FIELDS: readonly Field[] = [...OWN_FIELDS, 'anno', 'minuti', 'stagioni', 'genere', 'sorgente'];

function namesOf(field: Field): string[] {
  return [...new Set([columnName(field), ...(SYNONYMS[field] ?? [])])];
}

/** The columns of a table of titles: only the name is needed. */
export const TITLE_TABLE: TableColumns<Field> = {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `FIELDS` has each field
  columns: Object.fromEntries(FIELDS.map((field) => [field, namesOf(field)])) as Record<Field, string[]>,
  isHeader: (has) => has('titolo'),
  fits: (value) => 'value' in titleOfCells('', value) && 'record' in parseTitleRecord(recordOf(value)),
  needed: 'titolo',
  days: ['data_uscita', 'anno'],
  verbatim: ['titolo'],
};

/** The field of a column by its name as `columnName` writes it. */
export function fieldOfColumn(name: string): Field | undefined {
  return FIELDS.find((field) => TITLE_TABLE.columns[field].includes(name));
}

/** Titles of a table; `onNote`: gets the facts on which the whole table's reading depends, before its rows. */
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
  const { fields, unknown, shownOrder, rows, header } = table;
  const names = header.map(columnName).filter(Boolean);
  if (new Set(names).size < names.length)
    throw new TableHeaderError('the first line names a column twice', header, true);
  if (shownOrder) onNote({ kind: 'order', ...shownOrder });
  if (unknown.length > 0) onNote({ kind: 'unknown', columns: unknown });
  if (!fields.has('type') && !fields.has('stagioni')) onNote({ kind: 'no type' });
  for await (const row of rows) yield importRowOf(row);
}

function importRowOf(row: TableRow<Field>): ImportRow {
  const location = `line ${row.row}`;
  if ('fault' in row) return { location, fault: rowFaultText(row.fault) };
  return titleOfCells(location, row.value);
}

/** The title in a table's row; a fault if its year is not a year. */
export function titleOfCells(location: string, value: Cells): ImportRow {
  const year = yearOf(value);
  if (year !== undefined && readDay(year) === undefined)
    return {
      location,
      name: value.titolo,
      field: 'anno',
      fault: `must be a year, not ${JSON.stringify(value.anno)}`,
    };
  return { location, value: recordOf(value) };
}

/** A row's filled cells. */
export type Cells = Partial<Record<Field, string>>;

function recordOf(value: Cells): Record<string, unknown> {
  const { anno: _, minuti, stagioni, genere, sorgente, tmdb_id, imdb_id, durata: written, ...fields } = value;
  const type = typeOf(fields.type, stagioni);
  const anno = yearOf(value);
  const data_uscita = fields.data_uscita ?? anno;
  const durata = type === 'serie' ? (stagioni ?? seasonsIn(written)) : rounded(written ?? minuti);
  const kind = type === 'serie' ? type : 'film';
  // Genres of a record are ours.
  const genres = fields.origin === undefined ? (fields.generi ?? genere) : genere;
  const generi = genres === undefined ? fields.generi : toCatalogueGenres(kind, splitGenres(genres));
  const { titolo = '' } = fields;
  const year = data_uscita === undefined ? '' : (readDay(anno ?? data_uscita)?.slice(0, 4) ?? '');
  return {
    origin: tableOrigin({ type, name: normalizeForSearch(titolo) || titolo, year }),
    ...fields,
    type,
    ...(data_uscita !== undefined && { data_uscita }),
    ...(durata !== undefined && { durata }),
    ...(tmdb_id !== undefined && !isZero(tmdb_id) && { tmdb_id: numberInTmdb(tmdb_id, type) }),
    ...(imdb_id !== undefined && !isZero(imdb_id) && { imdb_id }),
    ...(generi !== undefined && { generi }),
    ...(sorgente !== undefined && { sorgenti: [{ url: sorgente }] }),
  };
}

/** Programs write it for a number that they do not know. */
const isZero = (text: string) => /^(?:tt)?0+$/.test(text);

const ABOUT =
  /^(?:~|≈|c\.|ca\.?\s|circa\s|about\s|approx\.?\s|aprox\.?\s|hacia\s)|(?:\(?\?\)?|\s\(?(?:ca\.?|circa|approx\.?|aprox\.?)\)?)$/gi;

/** A year without a person's doubts and a spreadsheet's mark of thousands: '1995?', '2010 ca.', '2,021'. */
function yearOf({ anno }: Cells): string | undefined {
  if (anno === undefined || isZero(anno)) return undefined;
  const year = anno.replace(ABOUT, '').trim();
  return year.replace(/^([12])[.,](\d{3})$/, '$1$2');
}

/** A film's minutes to the nearest whole one; hours, which may be written with the same signs, stay. */
function rounded(minutes: string | undefined): string | undefined {
  return minutes?.replace(/^\d{2,4}[.,](?:\d{1,2}|\d{4,})(?=\s*(?:m|['′’]|$))/i, (number) =>
    String(Math.round(Number(number.replace(',', '.')))),
  );
}

/** The number alone, or in its page's address, if that is a page of this type. */
function numberInTmdb(text: string, type: string): string {
  const ref = parseTmdbRef(text.replace(/^tmdb[:-]/i, '').replace(/^(movie|tv)\/(\d+)\S*$/i, '$1:$2'));
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
