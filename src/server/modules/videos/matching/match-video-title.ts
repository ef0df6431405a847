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
  const said = texts.map((readings) => ({ readings, guess: guessOf(readings) }));
  const agree = new Set(said.flatMap(({ guess }) => (guess ? [JSON.stringify(guess)] : []))).size <= 1;
  if (!agree) return { sure: undefined, guess: undefined };
  const sure = titleNamed(texts, candidates);
  return { sure, guess: said.find(({ guess, readings }) => guess && !isFilm(sure, readings))?.guess };
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
  const isEpisode = texts.some(({ readings }) => readings.some((reading) => reading.isEpisode));
  for (const { text, readings } of texts) {
    const rests = readings.filter((reading) => isCalled(title, reading)).map(({ rest }) => rest);
    const rest = rests.length > 0 ? shortest(rests) : normalizeForSearch(text);
    const doubt = doubtByWords(rest, text, isEpisode);
    if (doubt) return doubt;
  }
  return isTooShort(file, title, file.link?.id === title.id) ? 'short' : undefined;
}

function shortest(texts: readonly string[]): string {
  return texts.reduce((best, one) => (one.length < best.length ? one : best));
}

function guessOf(readings: readonly ParsedVideoName[]): EpisodeGuess | undefined {
  const part = readings.find(({ isEpisode }) => isEpisode);
  if (!part) return undefined;
  return { season: part.season, episodes: part.episodes.length > MAX_EPISODES ? [] : part.episodes };
}
