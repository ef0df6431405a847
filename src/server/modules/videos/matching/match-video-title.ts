import { normalizeForSearch } from '../../../lib/normalize-for-search.ts';
import { MAX_EPISODES } from '../../catalogue/rules/following-parts.ts';
import { isCalled, type TitleCandidate, titleNamed } from '../../search/title-names.ts';
import { doubtByWords, isTooShort, type VideoDoubt, type VideoFile } from './doubt-about-video.ts';
import type { ParsedVideoName } from './parse-video-name.ts';

/** A caption's line or a file name with its readings; `isOwn`: its owner has written it for the title. */
export type VideoNameText = { text: string; readings: readonly ParsedVideoName[]; isOwn?: boolean };

/** Parsed episodes; the season may be missing. */
export type EpisodeGuess = { season?: number | undefined; episodes: readonly number[] };

export type TitleMatch = {
  /** The single sure match. */
  sure: TitleCandidate | undefined;
  /** Undefined without episodes, or if they contradict. */
  guess: EpisodeGuess | undefined;
};

/** Matches parsed captions and file names to titles; sure is none if they name different episodes. */
export function matchVideoTitle(
  texts: readonly (readonly ParsedVideoName[])[],
  candidates: readonly TitleCandidate[],
): TitleMatch {
  if (saidTogether(texts) === 'contradiction') return { sure: undefined, guess: undefined };
  const sure = titleNamed(texts, candidates);
  const guess = saidTogether(texts.filter((readings) => !isFilm(sure, readings)));
  return { sure, guess: guess === 'contradiction' ? undefined : guess };
}

/** The episodes that texts say together, the season in one and the episode in another; undefined without any. */
function saidTogether(
  texts: readonly (readonly ParsedVideoName[])[],
): EpisodeGuess | 'contradiction' | undefined {
  const guesses = texts.flatMap((readings) => guessOf(readings) ?? []);
  if (guesses.length === 0) return undefined;
  const seasons = new Set(guesses.flatMap(({ season }) => season ?? []));
  const lists = guesses.map(({ episodes }) => episodes).filter((episodes) => episodes.length > 0);
  if (seasons.size > 1 || new Set(lists.map(String)).size > 1) return 'contradiction';
  const [season] = seasons;
  if (guesses.some(({ isUnreadable }) => isUnreadable)) return { season, episodes: [] };
  return { season, episodes: lists[0] ?? numberBeside(texts) };
}

/** The separate number in a text beside a season in another: 'Dark - 05' and 'Dark - Stagione 1'. */
function numberBeside(texts: readonly (readonly ParsedVideoName[])[]): readonly number[] {
  const numbers = texts
    .flat()
    .flatMap(({ number, isPart, isApart }) => (isPart && !isApart ? [] : (number ?? [])));
  return numbers.slice(0, 1);
}

/** True if an apparent episode belongs to a film's name: 'Star Wars: Episodio 4'. */
function isFilm(title: TitleCandidate | undefined, readings: readonly ParsedVideoName[]): boolean {
  return (
    title?.type === 'film' &&
    readings.some((reading) => reading.isWhole && !reading.isEpisode && isCalled(title, reading))
  );
}

/**
 * The doubt about a video that names a title: by the words outside of the title's name, and by its length;
 * undefined without doubt.
 */
export function doubtAboutMatch(
  texts: readonly VideoNameText[],
  title: TitleCandidate,
  file: VideoFile & { link?: { id: number } | undefined },
): VideoDoubt | undefined {
  const isEpisode = texts.some(({ readings }) =>
    readings.some((reading) => reading.isEpisode && !reading.isPart),
  );
  for (const { text, readings } of texts) {
    const rests = readings.filter((reading) => isCalled(title, reading)).map(({ rest }) => rest);
    const rest = rests.length > 0 ? shortest(rests) : normalizeForSearch(text);
    const doubt = doubtByWords(rest, text, { isEpisode });
    if (doubt) return doubt;
  }
  return isTooShort(file, title, file.link?.id === title.id) ? 'short' : undefined;
}

function shortest(texts: readonly string[]): string {
  return texts.reduce((best, one) => (one.length < best.length ? one : best));
}

type Said = EpisodeGuess & { isUnreadable: boolean };

function guessOf(readings: readonly ParsedVideoName[]): Said | undefined {
  const part = readings.find(({ isEpisode }) => isEpisode);
  if (!part) return undefined;
  const { season, episodes, isUnreadable = false } = part;
  const isTooMany = episodes.length > MAX_EPISODES;
  return { season, episodes: isTooMany ? [] : episodes, isUnreadable: isUnreadable || isTooMany };
}
