import type { Mood } from './palettes.ts';

/** The moods of the palettes that suit a genre, by the Italian names of the screens (behaviour 4.2, 4.3). */
export const genreMoods = {
  Azione: ['print', 'blood', 'neon', 'sun'],
  'Action & Adventure': ['sun', 'print', 'sea', 'earth'],
  Avventura: ['earth', 'sea', 'sun', 'forest'],
  Animazione: ['sweet', 'sun', 'sea', 'forest', 'neon'],
  Commedia: ['sun', 'sweet', 'print'],
  Crime: ['noir', 'blood', 'print'],
  Documentario: ['cold', 'print', 'earth'],
  Dramma: ['noir', 'print', 'cold', 'earth', 'royal'],
  Famiglia: ['sweet', 'sun', 'sea'],
  Fantascienza: ['neon', 'night', 'cold'],
  'Sci-Fi & Fantasy': ['neon', 'night', 'royal'],
  Fantasy: ['royal', 'forest', 'night', 'sweet'],
  Guerra: ['earth', 'blood', 'cold', 'print'],
  'War & Politics': ['royal', 'print', 'cold'],
  Horror: ['blood', 'night', 'noir'],
  Mistero: ['night', 'noir', 'cold', 'blood'],
  Musica: ['sweet', 'neon', 'print', 'sun'],
  Romance: ['sweet', 'royal', 'sun'],
  Storia: ['earth', 'royal', 'print'],
  Thriller: ['noir', 'blood', 'cold'],
  Western: ['earth', 'sun'],
} satisfies Record<string, readonly Mood[]>;
