import { normalizeForSearch } from '../../../lib/normalize-for-search.ts';
import { numeralKey } from '../../catalogue/rules/title-key.ts';
import { doubtByWords, type VideoDoubt } from './doubt-about-video.ts';
import type { VideoNameText } from './match-video-title.ts';
import type { ParsedVideoName } from './parse-video-name.ts';

/** How keys begin: of videos that are called like a film, like episodes of a series, like no title at all. */
const PREFIXES = { film: 'f:', serie: 's:', other: 'x:' } as const;
/** Longest name in a key; a caption may be a paragraph. */
const MAX_LENGTH = 200;

const REASONS = ['extra', 'part', 'short', 'episode', 'unnamed'] as const;

/** What the videos of a group have in common, where that is no name. */
export function reasonOfGroup(key: string | undefined): (typeof REASONS)[number] | undefined {
  return REASONS.find((reason) => key === `${PREFIXES.other}${reason}`);
}

/** Whether a group is of one name, so that an answer holds for all of its videos, also for later ones. */
export function isNamedGroup(key: string): boolean {
  const prefix = [PREFIXES.film, PREFIXES.serie].find((one) => key.startsWith(one));
  return prefix !== undefined && key.length > prefix.length;
}

/**
 * The key of the group that shares one question: one for each film's or series' name; one for extras, one for
 * parts of films, one for short videos and one for those without a name. `doubt`: about the title that it names;
 * `reference`: what a link or number refers to: a caption 'Here' has the same words for several films.
 */
export function videoGroupKey(
  texts: readonly VideoNameText[],
  doubt: VideoDoubt | undefined,
  reference?: string,
): string {
  const reason = doubt ?? texts.map(doubtAboutText).find((one) => one !== undefined);
  if (reason) return `${PREFIXES.other}${reason}`;
  const named = videoNameIn(texts);
  if (!named) return `${PREFIXES.other}unnamed`;
  const name = numeralKey(named.name).slice(0, MAX_LENGTH);
  if (named.isEpisode) return `${PREFIXES.serie}${name}`;
  const which = named.year ?? reference;
  return `${PREFIXES.film}${name}${which === undefined ? '' : ` ${which}`}`;
}

export type NamedVideo = Pick<ParsedVideoName, 'name' | 'spelling' | 'isEpisode'> & {
  year: number | undefined;
};

/** The name in a video's texts, of a film or a series (which may be empty); undefined without any. */
export function videoNameIn(texts: readonly VideoNameText[]): NamedVideo | undefined {
  const readings = texts.map((text) => text.readings);
  const part = readings.flat().find(({ isEpisode, number }) => isEpisode || number !== undefined);
  if (part) {
    const { name, spelling, year = part.year } = namedOf(part, readings);
    return { name: spelling === '' ? '' : name, spelling, year, isEpisode: true };
  }
  const film = nameOfFilm(readings);
  return film && { name: film.name, spelling: film.spelling, year: film.year, isEpisode: false };
}

/** Without a title that it names: an episode's own name is not searched for the words of extras. */
function doubtAboutText({ text, readings: [first] }: VideoNameText): VideoDoubt | undefined {
  const isEpisode = first?.isEpisode ?? false;
  const isNumbered = first?.isPart ?? false;
  return doubtByWords(
    isEpisode ? (first?.rest ?? '') : normalizeForSearch(text),
    text,
    isEpisode || isNumbered,
  );
}

type Readings = readonly (readonly ParsedVideoName[])[];

/** A file 'S01E02.mkv' has the name in its caption. */
function namedOf(part: ParsedVideoName, readings: Readings): ParsedVideoName {
  const other = readings.find((ofText) => !ofText.includes(part))?.[0];
  return part.isNameless && other && !other.isNameless ? other : part;
}

/** The name with a year, else the file's: a caption without one is often a remark. */
function nameOfFilm(readings: Readings): ParsedVideoName | undefined {
  const firsts = readings.flatMap(([first]) => (first ? [first] : []));
  return firsts.find(({ year }) => year !== undefined) ?? firsts.at(-1);
}

/** How many titles an unmatched video may be, 2 where there are more; and which, where it is one. */
export type LikelyTitles = { candidates: number; candidateId: number | undefined };
