type Genre = {
  /** The catalogue's names (behaviour 4.2, 4.3), of a film's genre and of a series'. */
  film: readonly string[];
  serie: readonly string[];
  /** The movie database's number; some are only of films, some only of series. */
  tmdb: number;
  /** Synonyms of media servers and their sources, in lower case. */
  also: readonly string[];
};

const both = (name: string, tmdb: number, ...also: string[]): Genre => ({
  film: [name],
  serie: [name],
  tmdb,
  also,
});

const GENRES: readonly Genre[] = [
  { film: ['Azione'], serie: ['Action & Adventure'], tmdb: 28, also: ['action', 'acción'] },
  {
    film: ['Avventura'],
    serie: ['Action & Adventure'],
    tmdb: 12,
    also: ['adventure', 'aventura', 'aventuras'],
  },
  {
    film: ['Azione', 'Avventura'],
    serie: ['Action & Adventure'],
    tmdb: 10759,
    also: ['action & adventure', 'action and adventure'],
  },
  both('Animazione', 16, 'animation', 'anime', 'animación'),
  both('Commedia', 35, 'comedy', 'comedia'),
  both('Crime', 80, 'crimine', 'poliziesco', 'crimen'),
  both('Documentario', 99, 'documentary', 'documental'),
  both('Dramma', 18, 'drama', 'drammatico'),
  both('Famiglia', 10751, 'family', 'familia', 'familiar'),
  { film: ['Fantasy'], serie: ['Sci-Fi & Fantasy'], tmdb: 14, also: ['fantastico', 'fantasía'] },
  {
    film: ['Fantascienza'],
    serie: ['Sci-Fi & Fantasy'],
    tmdb: 878,
    also: ['science fiction', 'science-fiction', 'sci-fi', 'scifi', 'ciencia ficción'],
  },
  { film: ['Fantascienza', 'Fantasy'], serie: ['Sci-Fi & Fantasy'], tmdb: 10765, also: ['sci-fi & fantasy'] },
  { film: ['Guerra'], serie: ['War & Politics'], tmdb: 10752, also: ['war'] },
  { film: ['Guerra'], serie: ['War & Politics'], tmdb: 10768, also: ['war & politics'] },
  both('Horror', 27, 'orrore', 'terror'),
  both('Kids', 10762, 'children'),
  both('Mistero', 9648, 'mystery', 'giallo', 'misterio'),
  both('Musica', 10402, 'music', 'musical', 'música'),
  both('News', 10763),
  both('Reality', 10764, 'reality tv', 'reality-tv'),
  both('Romance', 10749, 'romantico', 'sentimentale', 'romántico'),
  both('Soap', 10766),
  both('Storia', 36, 'history', 'storico', 'historia'),
  both('Talk', 10767, 'talk show', 'talk-show'),
  both('Film TV', 10770, 'tv movie', 'televisione film'),
  both('Thriller', 53, 'suspense'),
  both('Western', 37),
];

/** On duplicate names the last entry wins: 'action & adventure' comes after 'action'. */
const byName = new Map(
  GENRES.flatMap((genre) => {
    const own = [genre.film, genre.serie].flatMap((names) => (names.length === 1 ? names : []));
    return [...own.map((name) => name.toLowerCase()), ...genre.also].map((name) => [name, genre] as const);
  }),
);

const byNumber = new Map<number | undefined, Genre>(GENRES.map((genre) => [genre.tmdb, genre]));

/**
 * A title's genres in the catalogue's names, each once, in order. Takes the movie database's numbers, or names in
 * English or Italian; keeps unknown names unchanged.
 */
export function toCatalogueGenres(
  type: 'film' | 'serie',
  genres: readonly { id?: number | undefined; name: string }[],
): string[] {
  const names = genres.flatMap(({ id, name }) => {
    const genre = byNumber.get(id) ?? byName.get(name.trim().toLowerCase());
    return genre ? genre[type] : name.split(',').map((part) => part.trim());
  });
  return [...new Set(names.filter(Boolean))];
}

/** The movie database's number of a genre by its name; undefined when there is none. */
export function tmdbGenreId(type: 'film' | 'serie', name: string): number | undefined {
  const wanted = toCatalogueGenres(type, [{ name }]).join();
  const found = GENRES.filter((genre) => genre[type].join() === wanted);
  return (type === 'film' ? found[0] : found.at(-1))?.tmdb;
}
