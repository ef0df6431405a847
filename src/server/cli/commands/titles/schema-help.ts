/** What a file of titles holds; docs/catalogue.md says it at more length. */
export const SCHEMA_HELP = `A title is one JSON object: a line each (.ndjson, .jsonl), or the items of one array (.json). Of a table (.csv, .tsv;
commas, semicolons or tabs) the first line names the columns, lists are joined by commas, and an empty cell is a field
left out. A name may also end in .gz; - is the standard input.

  origin            needed: the title's own key where it comes from; the same key is the same title
  type              needed: film or serie
  titolo            needed
  data_uscita       needed: YYYY-MM-DD
  titolo_originale  trama  copertina  banner  trailer
  altri_titoli      further names for search and for matching videos; parted by | in a table
  durata            minutes of a film, seasons of a series
  generi            names, none with a comma in it
  registi           directors of a film, creators of a series
  interpreti        leading cast
  adult             true or false
  hidden            true or false; left out, the title stays as it is
  tmdb_id  imdb_id  anteprima (ThumbHash of the cover in base64)
  created_at        when the title came into the catalogue; counts at the first import only
  sorgenti          [{ "url", "stagione", "episodio" }], added where there is no source yet; in a table one column
                    sorgente with a film's address

What the file says replaces what the catalogue has of a title; likes, lists, plays and sources stay.`;
