import * as v from 'valibot';
import * as values from './field-values.ts';

export type FieldDescription<Column extends string = string> = {
  /** Its type in SQL. */
  sql: 'text' | 'text[]' | 'integer' | 'boolean' | 'date' | 'timestamptz' | 'json';
  /** The column that an import copies it to unchanged; a field without one is written by separate SQL in `records/`. */
  column?: Column;
  /** The column with the same normalised for search. */
  searchColumn?: Column;
  /** For the documentation and the command line's help; `details` for the documentation alone. Markdown. */
  text: string;
  details?: string;
  /** The separator of a list's items at the desk; a comma by default. */
  separator?: string;
};

/** A field's schema with its description as metadata, which `v.getMetadata` reads. */
function field<Schema extends v.GenericSchema, const Column extends string = never>(
  schema: Schema,
  description: FieldDescription<Column>,
) {
  return v.pipe(schema, v.metadata<v.InferOutput<Schema>, FieldDescription<Column>>(description));
}

/**
 * The fields of a title's record, by their names in the calls (behaviour 5.1). Import, export, columns,
 * documentation, help and the desk's editing follow from this table.
 */
export const TITLE_FIELDS = {
  origin: field(values.filled(200), {
    sql: 'text',
    text: "the title's own key in its source; the same key is the same title",
    details: 'At most 200 characters: `mine:nosferatu`, `tmdb:movie:653`',
  }),
  type: field(v.picklist(['film', 'serie'], 'must be film or serie'), {
    sql: 'text',
    column: 'type',
    text: '`film` or `serie`',
  }),
  titolo: field(values.filled(500), {
    sql: 'text',
    column: 'titolo',
    searchColumn: 'titolo_ricerca',
    text: 'the name that is shown',
  }),
  titolo_originale: field(v.nullish(values.filledOrNull(500)), {
    sql: 'text',
    column: 'titolo_originale',
    searchColumn: 'originale_ricerca',
    text: "the original name; the chat's search knows it",
  }),
  altri_titoli: field(v.nullish(values.alternativeTitles, []), {
    sql: 'text[]',
    column: 'altri_titoli',
    searchColumn: 'altri_ricerca',
    text: 'other names, such as the English one, for search and for the names of videos; separated by `|` in CSV',
    separator: ' | ',
  }),
  trama: field(v.nullish(values.text(20_000), ''), {
    sql: 'text',
    column: 'trama',
    text: 'the plot',
  }),
  generi: field(v.nullish(values.genres, []), {
    sql: 'text[]',
    column: 'generi',
    text: "genre names in the title's order, without commas",
    details:
      'The rows of /films and /series use these: Azione, Avventura, Horror, Commedia, Famiglia, Fantascienza, Thriller; Commedia, Dramma, Animazione, Action & Adventure, Crime, Sci-Fi & Fantasy',
  }),
  data_uscita: field(v.nullish(values.dayOrNull), {
    sql: 'date',
    column: 'data_uscita',
    text: 'first release, `YYYY-MM-DD`; empty when unknown',
  }),
  durata: field(v.nullish(values.length(100_000), 0), {
    sql: 'integer',
    column: 'durata',
    text: 'minutes of a film, seasons of a series; 0 when unknown',
  }),
  adult: field(v.nullish(values.yes, false), {
    sql: 'boolean',
    column: 'adult',
    text: "`true` (or 1) for titles with the 'ADULT CONTENT' badge",
  }),
  copertina: field(v.nullish(values.pictureAddress), {
    sql: 'text',
    column: 'copertina',
    text: 'the portrait picture: an http or https URL, or a path on this server',
  }),
  banner: field(v.nullish(values.pictureAddress), {
    sql: 'text',
    column: 'banner',
    text: 'the wide picture, likewise',
  }),
  trailer: field(v.nullish(values.webAddress), {
    sql: 'text',
    column: 'trailer',
    text: 'a YouTube URL with a `v` parameter',
  }),
  registi: field(v.nullish(values.names(100), []), {
    sql: 'text[]',
    text: 'directors of a film, creators of a series, in order',
  }),
  interpreti: field(v.nullish(values.names(100), []), {
    sql: 'text[]',
    text: 'leading cast, in order',
  }),
  tmdb_id: field(v.nullish(values.count(2_147_483_647)), {
    sql: 'integer',
    column: 'tmdb_id',
    text: 'its id at TMDB: `653`',
  }),
  imdb_id: field(v.nullish(values.imdbId), {
    sql: 'text',
    column: 'imdb_id',
    text: 'its id at IMDb: `tt0013442`',
  }),
  anteprima: field(v.nullish(values.thumbHash), { sql: 'text', text: 'a ThumbHash of the cover in base64' }),
  hidden: field(v.nullish(values.yes), {
    sql: 'boolean',
    text: '`true` keeps the title out of every answer; when the field is left out, it stays as it is',
  }),
  created_at: field(v.nullish(values.moment), {
    sql: 'timestamptz',
    text: 'when the title was added, `2026-05-20T10:00:00Z`; counts at the first import only',
  }),
  traduzioni: field(v.nullish(values.translations), {
    sql: 'json',
    text: 'name, plot and cover in other languages: `[{ "lingua": "en", "titolo": "…" }]`; when the field is left out, they stay',
    details:
      'Each has `lingua`, a code of two letters, and any of `titolo`, `trama` and `copertina`; people of that language see these, and everybody finds the title by them',
  }),
  sorgenti: field(v.nullish(v.array(values.video), []), {
    sql: 'json',
    text: 'where it can be watched: `[{ "url": "https://…" }]`; added where there is no video yet, never replaced',
    details:
      'An episode\'s has `stagione` and `episodio` as well. Several of one film or episode are its versions, told apart by `qualita` (1080), `lingue` and `sottotitoli` (`["ita"]`), `nota`; `dimensione` is in bytes',
  }),
};
