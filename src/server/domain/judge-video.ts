import { eachOnce } from './each-once.ts';
import type { NameReading } from './read-video-name.ts';
import { titleKey } from './title-key.ts';

/** A title that may be meant. */
export type Candidate = {
  id: number;
  type: 'film' | 'serie';
  titolo: string;
  originale: string | null;
  anno: number;
};

/** Which episodes are meant; the season may be unsaid. */
export type Guess = { season?: number | undefined; episodes: readonly number[] };

export type Judgement = {
  /** The one title that is surely meant. */
  sure: Candidate | undefined;
  /** Undefined where nothing is said of episodes, or two different things. */
  guess: Guess | undefined;
};

/** A film may be a year older where it was made than where it is shown. */
const YEARS_APART = 1;

/**
 * Which title a caption and a file's name mean, each given by the ways that it can be read. Sure is only a title whose
 * name is exactly the one that is written, of the kind and year that are written, alone in that, and gainsaid by
 * neither text.
 */
export function judgeVideo(
  texts: readonly (readonly NameReading[])[],
  candidates: readonly Candidate[],
): Judgement {
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

function guessOf(readings: readonly NameReading[]): Guess | undefined {
  const part = readings.find(({ isEpisode }) => isEpisode);
  return part && { season: part.season, episodes: part.episodes };
}

/** The titles that fit one of the readings; undefined where none has such a name. */
function meantBy(
  readings: readonly NameReading[],
  candidates: readonly Candidate[],
): Candidate[] | undefined {
  const named = readings
    .filter(({ isWhole }) => isWhole)
    .map((reading) => ({ reading, namesakes: candidates.filter((one) => isCalled(one, reading)) }))
    .filter(({ namesakes }) => namesakes.length > 0);
  if (named.length === 0) return undefined;
  return eachOnce(
    named.flatMap(({ reading, namesakes }) => [
      ...fitting(namesakes, reading),
      ...mistakable(candidates, reading),
    ]),
  );
}

function isCalled(candidate: Candidate, { name }: NameReading): boolean {
  return keysOf(candidate).includes(titleKey(name));
}

/** Whether a film's name is that one and more words, not the number of a sequel: remakes have often got such names. */
function beginsSo(candidate: Candidate, { name }: NameReading): boolean {
  const beginning = `${titleKey(name)} `;
  return keysOf(candidate).some(
    (key) =>
      key.startsWith(beginning) && !/^(?:(?:parte|vol|capitolo) )?\d/.test(key.slice(beginning.length)),
  );
}

function keysOf({ titolo, originale }: Candidate): string[] {
  return [titolo, originale ?? titolo].map(titleKey);
}

function fitting(namesakes: readonly Candidate[], { isEpisode, year }: NameReading): Candidate[] {
  const ofKind = namesakes.filter(({ type }) => !isEpisode || type === 'serie');
  if (year === undefined) return ofKind;
  const exactly = ofKind.filter(({ anno }) => anno === year);
  return exactly.length > 0 ? exactly : ofKind.filter(({ anno }) => Math.abs(anno - year) <= YEARS_APART);
}

/** Without a year a name may as well mean those that only begin with it. */
function mistakable(candidates: readonly Candidate[], reading: NameReading): Candidate[] {
  if (reading.year !== undefined || reading.isEpisode) return [];
  return candidates.filter((one) => one.type === 'film' && beginsSo(one, reading));
}
