const FILM =
  /^(?:films?|movies?|featurefilm|feature|lungometraggio|largometraje|peliculas?|peli|tvmovie|tvfilm|filmtv|filmpertv|peliculadetv|short|shortfilm|cortometraggio|cortometraje|corto|tvshort|tvspecial|specialetv|especialdetv|video|documentary|documentario|documental)$/;
const SERIES =
  /^(?:series?|seriestv|serietv|seriedetv|serietelevisiva|telefilm|sceneggiato|sitcom|soap|soapopera|anime|animeseries|shows?|tv|tvshows?|tvserie|tvseries|tvminiseries|miniseries?|miniserietv|miniseriedetv|docuserie|programa|programma)$/;
const EPISODE = /^(?:episode|tvepisode\d*|episodio|episodiotv|episodiodi(?:una)?serietv|episodiodetv)$/;

/** The kind of title that a word means as people and other programs write it: 'TV Series', 'Película'. */
export function titleKindOf(word: string): 'film' | 'serie' | 'episode' | undefined {
  const letters = word
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z]/g, '');
  if (FILM.test(letters)) return 'film';
  if (SERIES.test(letters)) return 'serie';
  return EPISODE.test(letters) ? 'episode' : undefined;
}
