import {
  MAX_FILM_MINUTES,
  MAX_LEFT_OUT_GENRES,
  MAX_NIGHT_MEMBERS,
  MAX_VOTING_MINUTES,
  MIN_FILM_MINUTES,
} from '../../../../contract/own/movie-nights.ts';
import { knownWords } from '../../../languages/known-words.ts';
import { normalizeForSearch } from '../../../lib/normalize-for-search.ts';
import { genreNamesOf } from '../../catalogue/title-language.ts';
import { DEFAULT_OPTIONS, type NightOptions } from '../night-options.ts';

export type Genre = { id: number; name: string };

/** The range of minutes that fits into a night's id, of a film and of the voting. */
const FILM_MINUTES = { min: MIN_FILM_MINUTES, max: MAX_FILM_MINUTES };
const VOTING_MINUTES = { min: 1, max: MAX_VOTING_MINUTES };
const PEOPLE = { min: 2, max: MAX_NIGHT_MEMBERS };

/** Letters of a genre's name that are enough to leave it out. */
const MIN_GENRE_LETTERS = 3;

/**
 * Reads a night's options out of words in any order and language: `film` or `serie`, `120` (minutes at most), `-horror` (left
 * out), `mai visti`, `entro 20` (minutes to vote), `in 4` or `in quattro` (people). Other words mean nothing. A length alone means films.
 */
export function readNightWords(text: string, genres: readonly Genre[]): NightOptions {
  const tokens = text.split(/\s+/).filter(Boolean);
  const isLeftOut = (token: string, at: number) =>
    /^[-–−]/.test(token) || (WITHOUT.test(tokens[at - 1] ?? '') && genresNamed(token, genres).length > 0);
  const said = tokens.filter((token, at) => !isLeftOut(token, at) && !TIME.test(token));
  const words = normalizeForSearch(said.join(' '));
  const { voteWithin, amongPeople, unwatched } = knownWords();
  const voting = numberIn(voteWithin.exec(words)?.[1]);
  const people = numberIn(amongPeople.exec(words)?.[1]);
  const minutes = minutesIn(words.replace(voteWithin, '').replace(amongPeople, ''));
  const maxMinutes = minutes === undefined ? null : within(minutes, FILM_MINUTES);
  const kind = kindIn(words.split(' '));
  return {
    kind: kind ?? (maxMinutes === null ? null : 'film'),
    maxMinutes: kind === 'serie' ? null : maxMinutes,
    leftOutGenres: [
      ...new Set(tokens.filter(isLeftOut).flatMap((token) => genresNamed(token, genres))),
    ].slice(0, MAX_LEFT_OUT_GENRES),
    unwatched: unwatched.test(words),
    votingMinutes: voting === undefined ? DEFAULT_OPTIONS.votingMinutes : within(voting, VOTING_MINUTES),
    people: people === undefined ? null : within(people, PEOPLE),
  };
}

/** 'Alle 21:30', 'il 15/12'. */
const TIME = /^\d{1,2}[:./-]\d{1,4}/;
const WITHOUT = /^(?:senza|niente|without|no|sin)$/i;

const HOURS =
  /\b(\d) ?(?:h|or[ae]|hours?|hrs?|horas?)(?![a-z])(?:( (?:e mezz[ao]|y media|and a half))| ?(?:e |y |and )?(\d\d)(?!\d))?/;
const WITH_UNIT = /\b(\d{1,3}) ?m(?:in|inut[ieo]s?|inutes?)?\b/;
/** Least minutes of a film without their unit: less are the hour or the day of a night. */
const LEAST_ALONE = 40;

/** A film's length: '120', '90 min', '2 ore', '1h30'. No year, decade, day or hour. */
function minutesIn(words: string): number | undefined {
  const [, hours, half, rest] = HOURS.exec(words) ?? [];
  if (hours !== undefined) return 60 * Number(hours) + (half ? 30 : Number(rest ?? 0));
  const [, counted] = WITH_UNIT.exec(words) ?? [];
  if (counted !== undefined) return Number(counted);
  const all = words.split(' ');
  const alone = all.find(
    (word, at) =>
      /^\d{2,3}$/.test(word) &&
      Number(word) >= LEAST_ALONE &&
      !knownWords().beforeDecade.has(all[at - 1] ?? ''),
  );
  return alone === undefined ? undefined : Number(alone);
}

/** 'Serie' or 'film' in any language. */
function kindIn(words: readonly string[]): NightOptions['kind'] {
  const { film, series } = knownWords();
  if (words.some((word) => series.has(word))) return 'serie';
  return words.some((word) => film.has(word)) ? 'film' : null;
}

function numberIn(word = ''): number | undefined {
  return knownWords().numbers.get(word) ?? (/^\d{1,3}$/.test(word) ? Number(word) : undefined);
}

/** The genres whose name in any language begins with a word: `-fanta` leaves out fantasy and science fiction. */
function genresNamed(token: string, genres: readonly Genre[]): number[] {
  const wanted = joined(token);
  if (wanted.length < MIN_GENRE_LETTERS) return [];
  const isNamed = (name: string) => genreNamesOf(name).some((each) => joined(each).startsWith(wanted));
  return genres.filter(({ name }) => isNamed(name)).map(({ id }) => id);
}

const joined = (text: string) => normalizeForSearch(text).replaceAll(' ', '');

function within(number: number, { min, max }: { min: number; max: number }): number {
  return Math.min(max, Math.max(min, number));
}
