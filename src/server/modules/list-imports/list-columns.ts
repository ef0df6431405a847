import { COLUMN_NAMES as names } from '../imports/tables/column-names.ts';

/** Columns that say when something was watched. */
export const WATCHED = [
  'watched date',
  'watched at',
  'watcheddate',
  'date watched',
  'last watched at',
  'watched on',
  'watch date',
  'date viewed',
  'visto il',
  'data visione',
  'data di visione',
  'visto el',
  'fecha de visionado',
];
/** Columns of a person's ratings. */
export const RATED = [
  'your rating',
  'you rated',
  'rated at',
  'il tuo voto',
  'tu calificacion',
  'tu puntuacion',
  'tu voto',
];
export const POSITION = ['position', 'posizione', 'posicion', 'rank'];

export type Field =
  | 'name'
  | 'series'
  | 'originalName'
  | 'year'
  | 'released'
  | 'type'
  | 'status'
  | 'watched'
  | 'watchedOn'
  | 'imdb'
  | 'tmdb'
  | 'season'
  | 'episode'
  | 'extra'
  | 'at';

/** The columns that Letterboxd, IMDb, Trakt, Simkl and TV Time write, and people in their languages. */
export const LIST_COLUMNS: Readonly<Record<Field, readonly string[]>> = {
  // Beside the series' name a title is the episode's.
  name: [...names.show, ...names.title, ...names.titles],
  series: names.series,
  originalName: names.originalTitle,
  year: names.year,
  released: [
    'first air date',
    'first aired',
    'release date',
    'released',
    'data di uscita',
    'uscita',
    'fecha de estreno',
    'estreno',
  ],
  type: ['entity type', ...names.type],
  watched: [
    'is watched',
    'watched',
    'played',
    'play count',
    'plays',
    'view count',
    'seen',
    'visto',
    'vista',
    'gia visto',
    'ya visto',
    'ya vista',
    'l ho visto',
    'lo he visto',
  ],
  watchedOn: WATCHED,
  status: ['watchlist', 'status', 'stato', 'estado', 'type'],
  imdb: [...names.imdb, 'series imdb id', 'show imdb id'],
  tmdb: names.tmdb,
  season: [...names.season, 'episode season number', 's no'],
  episode: [...names.episode, 'ep no'],
  // Kinds of trailers, in the activity of Netflix.
  extra: ['supplemental video type'],
  at: [
    ...WATCHED,
    'date rated',
    'data della valutazione',
    'data di valutazione',
    'fecha de calificacion',
    'fecha de valoracion',
    'rated at',
    'listed at',
    'created',
    'creato',
    'creado',
    'added',
    'date added',
    'aggiunto il',
    'created at',
    'start time',
    'last viewed at',
    'last watched',
    'last played date',
    'last played',
    ...names.day,
    // Beside days they have marks: 'sì', 'x'.
    'watched',
    'seen',
    'visto',
    'vista',
  ],
};
