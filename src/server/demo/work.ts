/**
 * A work of the demo catalogue: facts as anybody can check them, and a plot written for this project.
 * Genre names are the specification's Italian ones (section 2).
 */
export type FilmGenre =
  | 'Azione'
  | 'Avventura'
  | 'Animazione'
  | 'Commedia'
  | 'Crime'
  | 'Documentario'
  | 'Dramma'
  | 'Famiglia'
  | 'Fantascienza'
  | 'Fantasy'
  | 'Guerra'
  | 'Horror'
  | 'Mistero'
  | 'Musica'
  | 'Romance'
  | 'Storia'
  | 'Thriller'
  | 'Western';

export type SeriesGenre =
  | 'Action & Adventure'
  | 'Animazione'
  | 'Commedia'
  | 'Crime'
  | 'Documentario'
  | 'Dramma'
  | 'Famiglia'
  | 'Mistero'
  | 'Sci-Fi & Fantasy'
  | 'War & Politics'
  | 'Western';

type Facts = {
  /** Unique, lower case, ends in the year: `nosferatu-1922`. Names the drawn poster's file. */
  slug: string;
  titolo: string;
  /** First release, `YYYY-MM-DD`. */
  data: string;
  /** Director of a film, creator of a series. */
  autore: string;
  /** Two to four sentences. */
  trama: string;
  /** Only for works meant for adults. */
  adult?: true;
  /** YouTube video id, only where it is known to be right. */
  trailer?: string;
};

export type Film = Facts & { type: 'film'; minuti: number; generi: readonly FilmGenre[] };
export type Series = Facts & { type: 'serie'; stagioni: number; generi: readonly SeriesGenre[] };
export type Work = Film | Series;
