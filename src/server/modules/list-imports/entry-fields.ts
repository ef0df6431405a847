import type { ListTarget } from '../../../contract/own/list-imports.ts';
import { clock } from '../../lib/clock.ts';
import { readDay, readMoment } from '../../lib/read-day.ts';
import { readWholeNumber } from '../../lib/read-number.ts';
import { isNoTitle, titleKindOf } from '../catalogue/rules/title-kind.ts';
import { plainYear } from '../imports/tables/plain-year.ts';
import type { ListEntry } from './list-entry.ts';

const MAX_NAME_LENGTH = 300;
const MAX_SMALLINT = 32_767;
const MAX_INTEGER = 2 ** 31 - 1;
const OLDEST_YEAR = 1870;
const NEWEST_YEAR = 2200;

/**
 * The kind of title that a file's word means: null without a word that is known, undefined for anything but a film or
 * a series (a person, a video game). An episode counts for its series if the file numbers it.
 */
export function titleType(word: string, hasEpisode: boolean): ListEntry['type'] | undefined {
  const kind = titleKindOf(word);
  if (isNoTitle(word) || (kind === 'episode' && !hasEpisode)) return undefined;
  if (kind === 'episode') return 'serie';
  return kind ?? (hasEpisode ? 'serie' : null);
}

export function nameIn(text: string | undefined): string {
  return (text ?? '')
    .slice(0, 2 * MAX_NAME_LENGTH)
    .replace(/[\p{Cc}\p{Cs}]/gu, ' ')
    .trim()
    .slice(0, MAX_NAME_LENGTH);
}

/** A year, or that of a day or of a range as the series of IMDb have it. */
export function yearIn(text: string | number | null | undefined): number | null {
  const plain = plainYear(String(text ?? ''));
  const year = Number(readDay(plain)?.slice(0, 4) ?? readWholeNumber(plain));
  return year >= OLDEST_YEAR && year <= NEWEST_YEAR ? year : null;
}

export function idIn(text: string | number | null | undefined): number | null {
  const id = readWholeNumber(String(text ?? '')) ?? 0;
  return id > 0 && id <= MAX_INTEGER ? id : null;
}

/** The number alone, or in the address of its page. */
export function imdbIdIn(text: string | null | undefined): string | null {
  return /^(?:.*\/title\/)?(tt\d{5,12})(?!\w)/.exec(text?.trim() ?? '')?.[1] ?? null;
}

/** The earliest time zone begins a day this long before UTC. */
const ZONES_MS = 14 * 3_600_000;

/** A moment of the past; a day alone begins in UTC, and today's in the person's zone is now. */
export function momentIn(text: string | null | undefined): Date | null {
  const at = readMoment(text ?? '')?.getTime() ?? 0;
  const now = clock.now();
  return at > 0 && at <= now + ZONES_MS ? new Date(Math.min(at, now)) : null;
}

/** Words before a number: 'S01', 'Ep. 2', 'Stagione 3'. */
const BEFORE_NUMBER =
  /^\s*(?:s|e|ep|season|stagione|temporada|episode|episodio|puntata|cap[ií]tulo)\.?\s*(?=\d)/i;

export function episodeIn(
  season: string | number | null | undefined,
  episode: string | number | null | undefined,
): [number, number] | undefined {
  const numbers = [season, episode].map(
    (one) => readWholeNumber(String(one ?? '').replace(BEFORE_NUMBER, '')) ?? -1,
  );
  const [first = -1, second = -1] = numbers;
  return numbers.every((one) => one >= 0 && one <= MAX_SMALLINT) ? [first, second] : undefined;
}

/** Episodes of one season; null without any. */
export function episodesOfSeason(
  season: string | number | undefined,
  numbers: readonly number[] = [],
): ListEntry['episodes'] {
  const pairs = numbers.flatMap((number) => {
    const pair = episodeIn(season, number);
    return pair ? [pair] : [];
  });
  return pairs.length > 0 ? pairs : null;
}

const BY_NAME: readonly [RegExp, ListTarget][] = [
  [/watchlist/, 'liste'],
  [/viewing[\s_-]?(?:history|activity)/, 'visti'],
  [/^(?:watched|ratings?|diary|reviews|history|trakt-(?:watched|ratings?|history))(?![a-z])/, 'visti'],
  [/^likes?(?![a-z])/, 'mi_piace'],
];

/**
 * The target of a file's titles by its name, as Letterboxd (`watched.csv`, `watchlist.csv`, `likes/films.csv`),
 * IMDb (`ratings.csv`, `WATCHLIST.csv`) and Trakt (`watched-history-1.json`, `lists-watchlist.json`) name theirs;
 * null if the name has none.
 */
export function targetOfName(fileName: string): ListTarget | null {
  const name = fileName.toLowerCase();
  return BY_NAME.find(([pattern]) => pattern.test(name))?.[1] ?? null;
}

/** Letterboxd's likes are in a folder whose name gets lost when the file is sent. */
export function isNamedFilms(fileName: string): boolean {
  return /^films(?![a-z])/i.test(fileName);
}
