import { keysOf } from '../../../lib/keys-of.ts';
import { TITLE_RECORD_FIELDS } from '../../catalogue/rules/title-record.ts';
import { COLUMN_NAMES as names } from './column-names.ts';
import { columnName, type TableKind } from './table-kind.ts';

type RecordField = Exclude<(typeof TITLE_RECORD_FIELDS)[number]['name'], 'sorgenti'>;

/** Further names that people give the fields of a record. */
const SYNONYMS: Partial<Record<RecordField, readonly string[]>> = {
  titolo: [...names.title, ...names.titles],
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
};

/** Columns that are not fields of a record, but lead to one. */
const OTHER_COLUMNS = {
  anno: names.year,
  giorno: names.day,
  minuti: names.minutes,
  stagioni: names.seasons,
  genere: names.genre,
  sorgente: names.link,
  serie: [...names.show, ...names.series],
  stagione: names.season,
  episodio: names.episode,
};

/** A column of a table of titles. */
export type TitleColumn = RecordField | keyof typeof OTHER_COLUMNS;
/** A row's filled cells. */
export type TitleCells = Partial<Record<TitleColumn, string>>;

const isRecordField = (name: string): name is RecordField => name !== 'sorgenti';
const OWN_COLUMNS = TITLE_RECORD_FIELDS.map(({ name }) => name)
  .filter(isRecordField)
  .map((name) => [name, [columnName(name), ...(SYNONYMS[name] ?? [])]]);

/** A table of titles: only the name is needed. */
export const TITLE_TABLE: TableKind<TitleColumn> = {
  columns: { ...Object.fromEntries(OWN_COLUMNS), ...OTHER_COLUMNS },
  isHeader: (has) => has('titolo') || (has('serie') && has('episodio')),
  needed: 'titolo',
  days: ['data_uscita', 'giorno', 'anno'],
  headings: [...names.titles, ...names.show, ...names.series],
};

/** The column of a key as people and programs write it. */
export function titleColumnOf(key: string): TitleColumn | undefined {
  const name = columnName(key);
  return keysOf(TITLE_TABLE.columns).find((field) => TITLE_TABLE.columns[field].includes(name));
}
