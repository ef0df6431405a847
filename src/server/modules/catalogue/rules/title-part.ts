import { parseRowId } from '../../../lib/parse-row-id.ts';

/** An episode of a series; season 0 has the specials, and some seasons are numbered by their year. */
export type Episode = { season: number; episode: number };

/** The largest number of a season or an episode that can be stored. */
export const MAX_PART_NUMBER = 32_767;
/** Seasons from it on are years. */
const FIRST_YEAR = 1900;
const LAST_YEAR = 2100;

/** Reasons why a title cannot have an episode. */
export type TitlePartError =
  | 'a film has no episodes'
  | 'a series needs season and episode'
  | 'the number is too large';

/**
 * Checks an episode against a title; undefined when valid. The present number of episodes decides nothing: a title
 * may get more.
 */
export function validateTitlePart(
  title: { type: 'film' | 'serie' },
  episode: Episode | undefined,
): TitlePartError | undefined {
  if (title.type === 'film') return episode && 'a film has no episodes';
  if (!episode) return 'a series needs season and episode';
  const isStorable = Math.max(episode.season, episode.episode) <= MAX_PART_NUMBER;
  return isStorable ? undefined : 'the number is too large';
}

/**
 * True if the person who typed an episode should confirm it: its season is not even the next one of the series.
 * `durata`: its seasons.
 */
export function isUnlikelyEpisode({ durata }: { durata: number }, { season }: Episode): boolean {
  const isYear = season >= FIRST_YEAR && season <= LAST_YEAR;
  return durata > 0 && season > durata + 1 && !isYear;
}

/** Number of seasons of a series with these: up to the highest, without specials; years are counted one by one. */
export function countSeasons(seasons: readonly number[]): number {
  const years = new Set(seasons.filter((season) => season >= FIRST_YEAR));
  return Math.max(0, years.size, ...seasons.filter((season) => season < FIRST_YEAR));
}

/** The title or episode that a caption names. */
export type TitlePartReference = { titleId: number; episode?: Episode | undefined };

const SEASON = String.raw`(\d{1,3}|(?:19|20)\d\d)`;
const EPISODE = [
  String.raw`${SEASON}\s+(\d{1,4})`,
  String.raw`s\s*${SEASON}\s*e\s*(\d{1,4})`,
  String.raw`${SEASON}x(\d{1,4})`,
  String.raw`()(?:speciale?s?|especial)\s*(\d{1,4})`,
].map((form) => new RegExp(`^${form}$`, 'i'));

/** Parses `12`, `n. 12`, `12 1 2`, `12 S1E2`, `12 1x2` or `12 speciale 2`; undefined for anything else. */
export function parseTitlePartReference(text: string): TitlePartReference | undefined {
  const [, id = '', rest = ''] = /^(?:n\.\s*)?(\d+)(?:\s+(\S.*))?$/is.exec(text.trim()) ?? [];
  const titleId = parseRowId(id);
  if (titleId === undefined) return undefined;
  if (rest === '') return { titleId };
  const [, season, episode] = EPISODE.map((form) => form.exec(rest)).find(Boolean) ?? [];
  if (season === undefined || episode === undefined) return undefined;
  return { titleId, episode: { season: Number(season), episode: Number(episode) } };
}

/** Lines that a reference to a title may take; those below describe the version. */
const MAX_LINES = 2;

/** The title or episode that a caption begins with, by its number; undefined for anything else. */
export function parseCaptionReference(caption: string): TitlePartReference | undefined {
  const lines = caption.trim().split('\n');
  for (let count = Math.min(MAX_LINES, lines.length); count > 0; count--) {
    const reference = parseTitlePartReference(lines.slice(0, count).join('\n'));
    if (reference) return reference;
  }
  return undefined;
}
