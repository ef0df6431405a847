/**
 * The standard genres by the names of the catalogue and the calls (behaviour 4.2, 4.3), which are Italian, and
 * their names in each other language, by its code.
 */
export const GENRE_NAMES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  Azione: { en: 'Action', es: 'Acción' },
  Avventura: { en: 'Adventure', es: 'Aventura' },
  'Action & Adventure': { en: 'Action & Adventure', es: 'Acción y aventura' },
  Animazione: { en: 'Animation', es: 'Animación' },
  Commedia: { en: 'Comedy', es: 'Comedia' },
  Crime: { en: 'Crime', es: 'Crimen' },
  Documentario: { en: 'Documentary', es: 'Documental' },
  Dramma: { en: 'Drama', es: 'Drama' },
  Famiglia: { en: 'Family', es: 'Familia' },
  Fantasy: { en: 'Fantasy', es: 'Fantasía' },
  Fantascienza: { en: 'Science Fiction', es: 'Ciencia ficción' },
  'Sci-Fi & Fantasy': { en: 'Sci-Fi & Fantasy', es: 'Ciencia ficción y fantasía' },
  Guerra: { en: 'War', es: 'Bélica' },
  'War & Politics': { en: 'War & Politics', es: 'Guerra y política' },
  Horror: { en: 'Horror', es: 'Terror' },
  Kids: { en: 'Kids', es: 'Infantil' },
  Mistero: { en: 'Mystery', es: 'Misterio' },
  Musica: { en: 'Music', es: 'Música' },
  News: { en: 'News', es: 'Noticias' },
  Reality: { en: 'Reality', es: 'Telerrealidad' },
  Romance: { en: 'Romance', es: 'Romance' },
  Soap: { en: 'Soap', es: 'Telenovela' },
  Storia: { en: 'History', es: 'Historia' },
  Talk: { en: 'Talk', es: 'Entrevistas' },
  'Film TV': { en: 'TV Movie', es: 'Película de TV' },
  Thriller: { en: 'Thriller', es: 'Suspense' },
  Western: { en: 'Western', es: 'Wéstern' },
};

/** A standard genre's name in a language; any other name stays unchanged. */
export function genreNameIn(language: string, genre: string): string {
  return GENRE_NAMES[genre]?.[language] ?? genre;
}
