import type { Db } from '../../../database/db.ts';
import { normalizeForSearch } from '../../../lib/normalize-for-search.ts';
import { titleMatchKey } from '../../catalogue/rules/title-key.ts';
import { findNamesakes, findTitlesOfNames } from '../../search/resolve-titles.ts';
import type { TitleCandidate } from '../../search/title-names.ts';
import { cleanVideoText } from './clean-video-text.ts';
import type { VideoNameText } from './match-video-title.ts';

/** Words of a name that are compared, and words of a text: the name may be behind an advertisement. */
const MAX_WORDS = 12;
const MAX_WORDS_OF_TEXT = 60;
/** Signs between two names of a title. */
const SEPARATOR = /(?<!\s)\s+[-–—|·•]\s+|[/|()[\]{}:•]|\s(?:aka|a\.k\.a\.|alias|ovvero)\s/giu;
/** Pieces that are searched for by their similar names. */
const MAX_PIECES = 5;

/**
 * Titles of which a name is somewhere inside a video's names, one of several words or between signs: 'La città incantata -
 * Spirited Away', '@canale Alien'.
 */
export async function titlesInside(db: Db, texts: readonly VideoNameText[]): Promise<TitleCandidate[]> {
  const written = texts.map(({ text }) => cleanVideoText(text)).filter(Boolean);
  const pieces = written.flatMap((text) => piecesOf(text));
  const exactly = await findTitlesOfNames(db, [...new Set([...written.flatMap(sequencesOf), ...pieces])]);
  const similar = pieces.length > 1 ? await findNamesakes(db, pieces.slice(0, MAX_PIECES)) : [];
  return [...exactly, ...similar];
}

function piecesOf(text: string): string[] {
  return text.split(SEPARATOR).map(normalizeForSearch).filter(Boolean);
}

/** All sequences of a text's words. */
function sequencesOf(text: string): string[] {
  const words = normalizeForSearch(text).split(' ').slice(0, MAX_WORDS_OF_TEXT);
  return words.flatMap((_, from) =>
    words.slice(from, from + MAX_WORDS).map((__, length) => words.slice(from, from + length + 1).join(' ')),
  );
}

/** Letters of a name of several words that does not match by accident. */
const MIN_LETTERS = 8;

/**
 * True if a title is likely meant by a name that contains its own: one of several words, one between signs, or one
 * whose year is written. A different year, or an episode of a film, counts against it.
 */
export function isLikelyInside(title: TitleCandidate, texts: readonly VideoNameText[]): boolean {
  const readings = texts.flatMap((text) => text.readings);
  const years = readings.flatMap(({ year }) => (year === undefined ? [] : [year]));
  const isOfYear = title.year !== null && years.some((year) => Math.abs(year - (title.year ?? 0)) <= 1);
  const isOther = title.year !== null && years.length > 0 && !isOfYear;
  if (isOther || (title.type === 'film' && readings.some(({ isEpisode }) => isEpisode))) return false;
  const written = texts.map(({ text }) => cleanVideoText(text));
  const pieces = new Set(written.flatMap(piecesOf).map(titleMatchKey));
  return namesInside(title, written).some(
    (name) => isOfYear || pieces.has(name) || (name.includes(' ') && name.length >= MIN_LETTERS),
  );
}

/** Names of a title that are inside a text, as keys. */
function namesInside(
  { name, originalName, otherNames }: TitleCandidate,
  written: readonly string[],
): string[] {
  const texts = written.map((text) => ` ${titleMatchKey(text)} `);
  const names = new Set([name, originalName ?? name, ...otherNames].map(titleMatchKey));
  return [...names].filter((one) => one !== '' && texts.some((text) => text.includes(` ${one} `)));
}
