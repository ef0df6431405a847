import { normalizeForSearch } from '../../../lib/normalize-for-search.ts';
import { uniqueById } from '../../../lib/unique-by-id.ts';
import { titleMatchKey } from '../../catalogue/rules/title-key.ts';
import { doubtByWords, isTooShort, type VideoDoubt, type VideoFile } from './doubt-about-video.ts';
import type { ParsedVideoName } from './parse-video-name.ts';

/** A title that may match. */
export type TitleCandidate = {
  id: number;
  type: 'film' | 'serie';
  name: string;
  originalName: string | null;
  /** Further names. */
  otherNames: readonly string[];
  year: number;
  /** Minutes of a film, seasons of a series; 0 where not known. */
  duration: number;
};

/** A caption's line or a file name with its readings. */
export type VideoNameText = { text: string; readings: readonly ParsedVideoName[] };

/** Parsed episodes; the season may be missing. */
export type EpisodeGuess = { season?: number | undefined; episodes: readonly number[] };

export type TitleMatch = {
  /** The single sure match. */
  sure: TitleCandidate | undefined;
  /** Undefined without episodes, or where they contradict. */
  guess: EpisodeGuess | undefined;
};

/** Tolerated difference of release years. */
const YEARS_APART = 1;

/**
 * Matches parsed captions and file names to titles. Sure is only a single title with exactly that name, kind and year,
 * contradicted by neither text.
 */
export function matchVideoTitle(
  texts: readonly (readonly ParsedVideoName[])[],
  candidates: readonly TitleCandidate[],
): TitleMatch {
  const [first = [], ...others] = texts
    .map((readings) => meantBy(readings, candidates))
    .filter((meant) => meant !== undefined);
  const common = first.filter((one) => others.every((meant) => meant.includes(one)));
  const guesses = texts.flatMap((readings) => guessOf(readings) ?? []);
  const agree = new Set(guesses.map((guess) => JSON.stringify(guess))).size <= 1;
  return {
    sure: agree && common.length === 1 ? common[0] : undefined,
    guess: agree ? guesses[0] : undefined,
  };
}

/**
 * Why a video that names a title is perhaps not that title: by the words that are not in the title's name, and by its
 * length; undefined without doubt.
 */
export function doubtAboutMatch(
  texts: readonly VideoNameText[],
  title: TitleCandidate,
  file: VideoFile,
): VideoDoubt | undefined {
  const isEpisode = texts.some(({ readings }) => readings.some((reading) => reading.isEpisode));
  for (const { text, readings } of texts) {
    const rests = readings.filter((reading) => isCalled(title, reading)).map(({ rest }) => rest);
    const rest = rests.length > 0 ? shortest(rests) : normalizeForSearch(text);
    const doubt = doubtByWords(rest, text, isEpisode);
    if (doubt) return doubt;
  }
  return isTooShort(file, title) ? 'short' : undefined;
}

function shortest(texts: readonly string[]): string {
  return texts.reduce((best, one) => (one.length < best.length ? one : best));
}

function guessOf(readings: readonly ParsedVideoName[]): EpisodeGuess | undefined {
  const part = readings.find(({ isEpisode }) => isEpisode);
  return part && { season: part.season, episodes: part.episodes };
}

/** Candidates that fit one of the parses; undefined where none has such a name. */
function meantBy(
  readings: readonly ParsedVideoName[],
  candidates: readonly TitleCandidate[],
): TitleCandidate[] | undefined {
  const named = readings
    .filter(({ isWhole }) => isWhole)
    .map((reading) => ({ reading, namesakes: candidates.filter((one) => isCalled(one, reading)) }))
    .filter(({ namesakes }) => namesakes.length > 0);
  if (named.length === 0) return undefined;
  return uniqueById(
    named.flatMap(({ reading, namesakes }) => [
      ...fitting(namesakes, reading),
      ...mistakable(candidates, reading),
    ]),
  );
}

/** Whether a title has exactly this name, in any spelling. */
export function isCalled(candidate: TitleCandidate, { name }: { name: string }): boolean {
  const key = titleMatchKey(name);
  return [...keysOf(candidate), ...candidate.otherNames.map(titleMatchKey)].includes(key);
}

/** Whether a film's name starts with the parsed one, and is not a numbered sequel: remakes are often named so. */
function beginsSo(candidate: TitleCandidate, { name }: ParsedVideoName): boolean {
  const beginning = `${titleMatchKey(name)} `;
  return keysOf(candidate).some(
    (key) =>
      key.startsWith(beginning) && !/^(?:(?:parte|vol|capitolo) )?\d/.test(key.slice(beginning.length)),
  );
}

function keysOf({ name, originalName }: TitleCandidate): string[] {
  return [name, originalName ?? name].map(titleMatchKey);
}

function fitting(
  namesakes: readonly TitleCandidate[],
  { isEpisode, year }: ParsedVideoName,
): TitleCandidate[] {
  const ofKind = namesakes.filter(({ type }) => !isEpisode || type === 'serie');
  if (year === undefined) return ofKind;
  const exactly = ofKind.filter((title) => title.year === year);
  return exactly.length > 0 ? exactly : ofKind.filter((title) => Math.abs(title.year - year) <= YEARS_APART);
}

/** Without a year, names that start with the parsed one are ambiguous. */
function mistakable(candidates: readonly TitleCandidate[], reading: ParsedVideoName): TitleCandidate[] {
  if (reading.year !== undefined || reading.isEpisode) return [];
  return candidates.filter((one) => one.type === 'film' && beginsSo(one, reading));
}
