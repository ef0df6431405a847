import { COLUMN_NAMES as names } from '../imports/tables/column-names.ts';
import type { TableKind } from '../imports/tables/table-kind.ts';

/** Columns and keys that say when something was watched; a key inside of others is behind theirs. */
const WATCHED = [
  'seasons episodes watched at',
  'seasons episodes last watched at',
  'watched date',
  'watched at',
  'watcheddate',
  'date watched',
  'last watched at',
  'watched on',
  'watch date',
  'date viewed',
  'end date',
  'visto il',
  'data visione',
  'data di visione',
  'visto el',
  'fecha de visionado',
];
const RELEASED = ['first air date', 'first aired'];

/** The columns and keys that Letterboxd, IMDb, Trakt, Simkl, TV Time and Netflix write, and people in their languages. */
export const LIST_COLUMNS = {
  name: [...names.title, ...names.titles],
  movie: ['movie title', 'movie name'],
  // Beside the series' name a title is the episode's.
  show: names.show,
  series: names.series,
  originalName: names.originalTitle,
  year: ['movie year', 'show year', ...names.year],
  released: [...RELEASED, ...names.released],
  type: ['anime type', 'entity type', ...names.type],
  status: ['watchlist', 'status', 'stato', 'estado', 'type'],
  watched: [
    'seasons episodes is watched',
    'seasons episodes plays',
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
  ],
  later: ['is for later'],
  // Left midway.
  paused: ['paused at'],
  watchedOn: WATCHED,
  rated: [
    'your rating',
    'you rated',
    'rated at',
    'il tuo voto',
    'tu calificacion',
    'tu puntuacion',
    'tu voto',
  ],
  position: ['position', 'posizione', 'posicion', 'rank'],
  letterboxd: ['letterboxd uri'],
  imdb: [
    'movie ids imdb',
    'show ids imdb',
    'ids imdb',
    'id imdb',
    ...names.imdb,
    'series imdb id',
    'show imdb id',
  ],
  tmdb: ['movie ids tmdb', 'show ids tmdb', 'ids tmdb', 'id tmdb', ...names.tmdb],
  service: ['const', 'trakt id', 'simkl id', 'tv show name'],
  season: ['seasons number', 'episode season', ...names.season, 'episode season number', 's no'],
  episode: ['seasons episodes number', ...names.episode, 'ep no'],
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
    'collected at',
    'last collected at',
    'added to watchlist at',
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
} as const satisfies Record<string, readonly string[]>;

export type Field = keyof typeof LIST_COLUMNS;
/** The filled cells of a row, or of an object. */
export type Cells = Partial<Record<Field, string>>;

const NAMED = ['name', 'show', 'series'] as const;
const BESIDE_NAMES = ['year', 'released', 'watched', 'watchedOn', 'type', 'status', 'at'] as const;

/** A table that is a list; one of names alone has no other column. */
export const LIST_TABLE: TableKind<Field> = {
  columns: LIST_COLUMNS,
  isHeader: (has) => has('imdb') || has('tmdb') || NAMED.some(has),
  needed: 'title and year',
  days: ['at'],
};

/** True if the columns beside names are those of a list; `width`: the number of all. */
export function isList(has: (field: Field) => boolean, width: number): boolean {
  const isNumbered = has('season') && has('episode');
  return has('imdb') || has('tmdb') || isNumbered || width === 1 || BESIDE_NAMES.some(has);
}
