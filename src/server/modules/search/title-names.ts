import { uniqueById } from '../../lib/unique-by-id.ts';
import { titleMatchKey } from '../catalogue/rules/title-key.ts';

/** A title for comparison with names. */
export type TitleCandidate = {
  id: number;
  type: 'film' | 'serie';
  name: string;
  originalName: string | null;
  /** Further names. */
  otherNames: readonly string[];
  year: number | null;
  /** Minutes of a film, seasons of a series; 0 if unknown. */
  duration: number;
  tmdbId: number | null;
  imdbId: string | null;
};

/** A possible name in a text, normalised for search. */
type NameReading = {
  name: string;
  year?: number | undefined;
  /** True if the text has a season or an episode. */
  isEpisode: boolean;
  /** True if nothing but the name is left over; otherwise no match is sure. */
  isWhole: boolean;
};

/** Tolerated difference of release years. */
const YEARS_APART = 1;

/**
 * The one title that texts surely mean, by all readings of each: a single title with exactly that name, kind and
 * year, contradicted by no text.
 */
export function titleNamed(
  texts: readonly (readonly NameReading[])[],
  candidates: readonly TitleCandidate[],
): TitleCandidate | undefined {
  const [first = [], ...others] = texts
    .map((readings) => meantBy(readings, candidates))
    .filter((meant) => meant !== undefined);
  const common = first.filter((one) => others.every((meant) => meant.includes(one)));
  return common.length === 1 ? common[0] : undefined;
}

/** Candidates that fit one of the readings; undefined if none has such a name. */
function meantBy(
  readings: readonly NameReading[],
  candidates: readonly TitleCandidate[],
): TitleCandidate[] | undefined {
  const named = readings
    .filter(({ isWhole }) => isWhole)
    .map((reading) => ({
      reading,
      namesakes: candidates.filter((candidate) => isCalled(candidate, reading)),
    }))
    .filter(({ namesakes }) => namesakes.length > 0);
  if (named.length === 0) return undefined;
  return uniqueById(
    named.flatMap(({ reading, namesakes }) => [
      ...fitting(namesakes, reading),
      ...mistakable(candidates, reading),
    ]),
  );
}

/** True if a title has exactly this name, in any spelling, or this is several of its names one after the other. */
export function isCalled(candidate: TitleCandidate, { name }: { name: string }): boolean {
  const key = titleMatchKey(name);
  const names = [...keysOf(candidate), ...candidate.otherNames.map(titleMatchKey)];
  return names.includes(key) || isMadeOf(key, names);
}

/** 'A aka B', 'A ovvero B'. */
const BETWEEN_NAMES = /^(?:aka|a k a|alias|ovvero|ossia|also known as|o sea|tambien conocida como)\s/;

/** True if a text is nothing but names: 'La città incantata - Spirited Away'. */
function isMadeOf(text: string, names: readonly string[]): boolean {
  return names.some((name) => {
    if (name === '' || !text.startsWith(`${name} `)) return false;
    const rest = text.slice(name.length + 1).replace(BETWEEN_NAMES, '');
    return names.includes(rest) || isMadeOf(rest, names);
  });
}

/** True if a film's name starts with the parsed one, and is not a numbered sequel: remakes are often named so. */
function beginsSo(candidate: TitleCandidate, { name }: NameReading): boolean {
  const beginning = `${titleMatchKey(name)} `;
  return keysOf(candidate).some(
    (key) =>
      key.startsWith(beginning) && !/^(?:(?:parte|vol|capitolo) )?\d/.test(key.slice(beginning.length)),
  );
}

function keysOf({ name, originalName }: TitleCandidate): string[] {
  return [name, originalName ?? name].map(titleMatchKey);
}

/** Titles of the year in the text, else of a neighbouring year, or of an unknown year. */
function fitting(namesakes: readonly TitleCandidate[], { isEpisode, year }: NameReading): TitleCandidate[] {
  const ofKind = namesakes.filter(({ type }) => !isEpisode || type === 'serie');
  if (year === undefined) return ofKind;
  const exactly = ofKind.filter((title) => title.year === year);
  if (exactly.length > 0) return exactly;
  return ofKind.filter((title) => title.year === null || Math.abs(title.year - year) <= YEARS_APART);
}

/** Without a year, names that start with the parsed one are ambiguous. */
function mistakable(candidates: readonly TitleCandidate[], reading: NameReading): TitleCandidate[] {
  if (reading.year !== undefined || reading.isEpisode) return [];
  return candidates.filter((candidate) => candidate.type === 'film' && beginsSo(candidate, reading));
}
