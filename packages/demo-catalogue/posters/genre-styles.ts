import type { CompositionName } from './compositions.ts';
import type { Mood } from './palettes.ts';

/** The palettes' moods and the compositions that suit a genre. */
export type GenreStyle = {
  readonly moods: readonly Mood[];
  readonly compositions: readonly CompositionName[];
};

/** By the Italian names of the screens (behaviour 4.2, 4.3). */
export const genreStyles = {
  Azione: {
    moods: ['print', 'blood', 'neon', 'sun'],
    compositions: ['diagonal', 'road', 'skyline', 'hands', 'crowd'],
  },
  'Action & Adventure': {
    moods: ['sun', 'print', 'sea', 'earth'],
    compositions: ['road', 'mountain', 'diagonal', 'waves', 'horizon'],
  },
  Avventura: {
    moods: ['earth', 'sea', 'sun', 'forest'],
    compositions: ['horizon', 'waves', 'mountain', 'forest', 'road', 'maze'],
  },
  Animazione: {
    moods: ['sweet', 'sun', 'sea', 'forest', 'neon'],
    compositions: ['botanical', 'birds', 'mask', 'house', 'orbits', 'waves', 'forest'],
  },
  Commedia: {
    moods: ['sun', 'sweet', 'print'],
    compositions: ['crowd', 'theatre', 'still-life', 'pair', 'tiles', 'typographic', 'silhouette'],
  },
  Crime: {
    moods: ['noir', 'blood', 'print'],
    compositions: ['night-street', 'silhouette', 'window', 'skyline', 'maze', 'eye'],
  },
  Documentario: {
    moods: ['cold', 'print', 'earth'],
    compositions: ['typographic', 'eye', 'mountain', 'crowd', 'diagonal', 'hands'],
  },
  Dramma: {
    moods: ['noir', 'print', 'cold', 'earth', 'royal'],
    compositions: ['window', 'silhouette', 'arcade', 'botanical', 'stairs', 'still-life', 'hands', 'house'],
  },
  Famiglia: {
    moods: ['sweet', 'sun', 'sea'],
    compositions: ['birds', 'house', 'botanical', 'tiles', 'theatre', 'forest'],
  },
  Fantascienza: {
    moods: ['neon', 'night', 'cold'],
    compositions: ['orbits', 'spiral', 'mask', 'skyline', 'stairs', 'eye'],
  },
  'Sci-Fi & Fantasy': {
    moods: ['neon', 'night', 'royal'],
    compositions: ['orbits', 'house', 'forest', 'spiral', 'eye', 'mountain'],
  },
  Fantasy: {
    moods: ['royal', 'forest', 'night', 'sweet'],
    compositions: ['house', 'forest', 'mountain', 'orbits', 'botanical', 'mask'],
  },
  Guerra: {
    moods: ['earth', 'blood', 'cold', 'print'],
    compositions: ['crowd', 'diagonal', 'horizon', 'birds', 'silhouette'],
  },
  'War & Politics': {
    moods: ['royal', 'print', 'cold'],
    compositions: ['still-life', 'crowd', 'arcade', 'diagonal'],
  },
  Horror: {
    moods: ['blood', 'night', 'noir'],
    compositions: ['house', 'window', 'eye', 'mask', 'forest', 'hands', 'night-street'],
  },
  Mistero: {
    moods: ['night', 'noir', 'cold', 'blood'],
    compositions: ['maze', 'eye', 'spiral', 'window', 'night-street', 'stairs'],
  },
  Musica: { moods: ['sweet', 'neon', 'print', 'sun'], compositions: ['music', 'theatre', 'tiles', 'spiral'] },
  Romance: {
    moods: ['sweet', 'royal', 'sun'],
    compositions: ['pair', 'botanical', 'window', 'silhouette', 'still-life'],
  },
  Storia: {
    moods: ['earth', 'royal', 'print'],
    compositions: ['arcade', 'silhouette', 'still-life', 'crowd', 'horizon'],
  },
  Thriller: {
    moods: ['noir', 'blood', 'cold'],
    compositions: ['spiral', 'eye', 'window', 'stairs', 'night-street', 'maze'],
  },
  Western: { moods: ['earth', 'sun'], compositions: ['horizon', 'mountain', 'road', 'silhouette'] },
} satisfies Record<string, GenreStyle>;
