/** A film as the movie database's search finds it. */
export const NOSFERATU = {
  type: 'film',
  tmdbId: 653,
  season: null,
  name: 'Nosferatu',
  year: '1922',
  poster: null,
  plot: '',
} as const;
