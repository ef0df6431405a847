import { normalizeForSearch } from '../../../lib/normalize-for-search.ts';
import { DEFAULT_OPTIONS, MAX_LEFT_OUT_GENRES, type NightOptions } from '../night-options.ts';

export type Genre = { id: number; name: string };

/** Of a film, and to vote; what a night's id can hold. */
const FILM_MINUTES = { min: 10, max: 1200 };
const VOTING_MINUTES = { min: 1, max: 240 };

/** So many letters of a genre are enough to leave it out. */
const MIN_GENRE_LETTERS = 3;

/**
 * Reads a night's options out of words in any order: `film` or `serie`, `120` (minutes at most), `-horror` (left out),
 * `mai visti`, `entro 20` (minutes to vote). Other words mean nothing. A length alone means films.
 */
export function readNightWords(text: string, genres: readonly Genre[]): NightOptions {
  const tokens = text.split(/\s+/).filter(Boolean);
  const isLeftOut = (token: string) => /^[-–−]/.test(token);
  const words = tokens.filter((token) => !isLeftOut(token)).map(normalizeForSearch);
  const minutes = words.find((word, index) => /^\d{2,4}$/.test(word) && words[index - 1] !== 'entro');
  const voting = words[words.indexOf('entro') + 1];
  const maxMinutes = minutes === undefined ? null : within(Number(minutes), FILM_MINUTES);
  const kind = words.includes('serie') ? 'serie' : words.includes('film') ? 'film' : null;
  return {
    kind: kind ?? (maxMinutes === null ? null : 'film'),
    maxMinutes: kind === 'serie' ? null : maxMinutes,
    leftOutGenres: [
      ...new Set(tokens.filter(isLeftOut).flatMap((token) => genresNamed(token, genres))),
    ].slice(0, MAX_LEFT_OUT_GENRES),
    unwatched: words.some((word, index) => word === 'mai' && /^vist[aoei]$/.test(words[index + 1] ?? '')),
    votingMinutes:
      words.includes('entro') && /^\d{1,3}$/.test(voting ?? '')
        ? within(Number(voting), VOTING_MINUTES)
        : DEFAULT_OPTIONS.votingMinutes,
  };
}

/** The genres whose name begins with a word: `-fanta` leaves out fantasy and science fiction. */
function genresNamed(token: string, genres: readonly Genre[]): number[] {
  const wanted = joined(token);
  if (wanted.length < MIN_GENRE_LETTERS) return [];
  return genres.filter(({ name }) => joined(name).startsWith(wanted)).map(({ id }) => id);
}

const joined = (text: string) => normalizeForSearch(text).replaceAll(' ', '');

function within(number: number, { min, max }: { min: number; max: number }): number {
  return Math.min(max, Math.max(min, number));
}
