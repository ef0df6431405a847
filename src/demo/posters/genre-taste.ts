import type { FamilyName } from './families.ts';
import type { Mood } from './palettes.ts';

/** What a genre likes to be painted in and as. */
export type Taste = { readonly moods: readonly Mood[]; readonly families: readonly FamilyName[] };

/** By the specification's Italian names (section 2). */
export const tastes = {
  Azione: {
    moods: ['print', 'blood', 'neon', 'sun'],
    families: ['diagonal', 'road', 'skyline', 'hands', 'crowd'],
  },
  'Action & Adventure': {
    moods: ['sun', 'print', 'sea', 'earth'],
    families: ['road', 'mountain', 'diagonal', 'waves', 'horizon'],
  },
  Avventura: {
    moods: ['earth', 'sea', 'sun', 'forest'],
    families: ['horizon', 'waves', 'mountain', 'forest', 'road', 'maze'],
  },
  Animazione: {
    moods: ['sweet', 'sun', 'sea', 'forest', 'neon'],
    families: ['botanical', 'birds', 'mask', 'house', 'orbits', 'waves', 'forest'],
  },
  Commedia: {
    moods: ['sun', 'sweet', 'print'],
    families: ['crowd', 'theatre', 'still-life', 'pair', 'tiles', 'letter', 'silhouette'],
  },
  Crime: {
    moods: ['noir', 'blood', 'print'],
    families: ['night-street', 'silhouette', 'window', 'skyline', 'maze', 'eye'],
  },
  Documentario: {
    moods: ['cold', 'print', 'earth'],
    families: ['letter', 'eye', 'mountain', 'crowd', 'diagonal', 'hands'],
  },
  Dramma: {
    moods: ['noir', 'print', 'cold', 'earth', 'royal'],
    families: ['window', 'silhouette', 'arcade', 'botanical', 'stairs', 'still-life', 'hands', 'house'],
  },
  Famiglia: {
    moods: ['sweet', 'sun', 'sea'],
    families: ['birds', 'house', 'botanical', 'tiles', 'theatre', 'forest'],
  },
  Fantascienza: {
    moods: ['neon', 'night', 'cold'],
    families: ['orbits', 'spiral', 'mask', 'skyline', 'stairs', 'eye'],
  },
  'Sci-Fi & Fantasy': {
    moods: ['neon', 'night', 'royal'],
    families: ['orbits', 'house', 'forest', 'spiral', 'eye', 'mountain'],
  },
  Fantasy: {
    moods: ['royal', 'forest', 'night', 'sweet'],
    families: ['house', 'forest', 'mountain', 'orbits', 'botanical', 'mask'],
  },
  Guerra: {
    moods: ['earth', 'blood', 'cold', 'print'],
    families: ['crowd', 'diagonal', 'horizon', 'birds', 'silhouette'],
  },
  'War & Politics': {
    moods: ['royal', 'print', 'cold'],
    families: ['still-life', 'crowd', 'arcade', 'diagonal'],
  },
  Horror: {
    moods: ['blood', 'night', 'noir'],
    families: ['house', 'window', 'eye', 'mask', 'forest', 'hands', 'night-street'],
  },
  Mistero: {
    moods: ['night', 'noir', 'cold', 'blood'],
    families: ['maze', 'eye', 'spiral', 'window', 'night-street', 'stairs'],
  },
  Musica: { moods: ['sweet', 'neon', 'print', 'sun'], families: ['music', 'theatre', 'tiles', 'spiral'] },
  Romance: {
    moods: ['sweet', 'royal', 'sun'],
    families: ['pair', 'botanical', 'window', 'silhouette', 'still-life'],
  },
  Storia: {
    moods: ['earth', 'royal', 'print'],
    families: ['arcade', 'silhouette', 'still-life', 'crowd', 'horizon'],
  },
  Thriller: {
    moods: ['noir', 'blood', 'cold'],
    families: ['spiral', 'eye', 'window', 'stairs', 'night-street', 'maze'],
  },
  Western: { moods: ['earth', 'sun'], families: ['horizon', 'mountain', 'road', 'silhouette'] },
} satisfies Record<string, Taste>;
