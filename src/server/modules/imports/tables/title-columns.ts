import { TITLE_RECORD_FIELDS } from '../../catalogue/rules/title-record.ts';
import { COLUMN_NAMES as names } from './column-names.ts';
import { columnName } from './table-header.ts';

const OWN_FIELDS = TITLE_RECORD_FIELDS.map(({ name }) => name).filter((name) => name !== 'sorgenti');
type OwnField = (typeof OWN_FIELDS)[number];
/** Columns that are not fields of a record, but lead to one. */
const OTHER_FIELDS = [
  'anno',
  'giorno',
  'minuti',
  'stagioni',
  'genere',
  'sorgente',
  'serie',
  'stagione',
  'episodio',
] as const;
/** A column of a table of titles. */
export type TitleColumn = OwnField | (typeof OTHER_FIELDS)[number];

/** Further names that people give the fields. */
const SYNONYMS: Partial<Record<TitleColumn, readonly string[]>> = {
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
  giorno: names.day,
  serie: [...names.show, ...names.series],
  stagione: names.season,
  episodio: names.episode,
  minuti: names.minutes,
  stagioni: names.seasons,
  genere: names.genre,
  sorgente: names.link,
};

const FIELDS: readonly TitleColumn[] = [...OWN_FIELDS, ...OTHER_FIELDS];

function namesOf(field: TitleColumn): string[] {
  return [...new Set([columnName(field), ...(SYNONYMS[field] ?? [])])];
}

/** The columns of a table of titles, by the names that each may have. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `FIELDS` has each field
export const TITLE_COLUMNS = Object.fromEntries(FIELDS.map((field) => [field, namesOf(field)])) as Record<
  TitleColumn,
  string[]
>;

/** A row's filled cells. */
export type TitleCells = Partial<Record<TitleColumn, string>>;

/** The column of a name as `columnName` writes it. */
export function titleColumnOf(name: string): TitleColumn | undefined {
  return FIELDS.find((field) => TITLE_COLUMNS[field].includes(name));
}
