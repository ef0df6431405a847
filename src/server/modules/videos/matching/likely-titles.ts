import type { Db } from '../../../database/db.ts';
import { uniqueById } from '../../../lib/unique-by-id.ts';
import { titleMatchKey } from '../../catalogue/rules/title-key.ts';
import { candidatesById, findSeriesOfInitials } from '../../search/resolve-titles.ts';
import type { TitleCandidate } from '../../search/title-names.ts';
import { areAlikeInLength } from './doubt-about-video.ts';
import { suggestTitles } from './match-video.ts';
import type { ParsedVideoName } from './parse-video-name.ts';
import { textsOf } from './texts-of-video.ts';
import { isLikelyInside, titlesInside } from './titles-inside.ts';
import { isNamedGroup, type LikelyTitles } from './video-group.ts';
import type { VideoText } from './video-text.ts';

/** Titles that are compared with a name. */
const MAX_COMPARED = 10;
/** The share of letters that two names have in common if one may be a misspelling of the other. */
const MIN_LIKENESS = 0.75;
/** The longest compared name: a caption may be a paragraph. */
const MAX_LENGTH = 100;

/**
 * The titles whose name a video's name could be with a misspelling or a different year, the best of them first, else series
 * of its initials. A video without a name may be any; `doubted` is the title that has its name and is perhaps not meant.
 */
export async function likelyTitles(
  db: Db,
  words: VideoText,
  { group, doubted }: { group: string; doubted: number | undefined },
): Promise<LikelyTitles> {
  if (!isNamedGroup(group)) return { candidates: 2, candidateId: doubted };
  const texts = textsOf(words);
  const readings = texts.flatMap((text) => text.readings);
  const suggested = await suggestTitles(db, words, MAX_COMPARED);
  const titles = await candidatesById(
    db,
    suggested.map(({ id }) => id),
  );
  const order = new Map(suggested.map(({ id }, index) => [id, index]));
  const likely = titles
    .map((title) => ({
      title,
      score: title.id === words.link?.id ? LINKED : scoreOf(title, readings, words),
    }))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score || (order.get(a.title.id) ?? 0) - (order.get(b.title.id) ?? 0))
    .map(({ title }) => title);
  const inside =
    likely.length > 0 ? [] : (await titlesInside(db, texts)).filter((title) => isLikelyInside(title, texts));
  const [best, ...others] = uniqueById([...likely, ...inside]);
  if (best) return { candidates: others.length > 0 ? 2 : 1, candidateId: best.id };
  // Letters are never enough to be sure.
  const abbreviated = await seriesOfInitials(db, readings);
  return abbreviated === undefined
    ? { candidates: 0, candidateId: undefined }
    : { candidates: 2, candidateId: abbreviated };
}

/** Above any other score. */
const LINKED = 10;
const EXACT = 1;
/** A name with another year is a misspelling only if it differs less. */
const MIN_LIKENESS_OF_OTHER_YEAR = 0.9;
const SAME_YEAR = 0.1;
const SAME_LENGTH = 0.05;

/** The likelihood that a title is meant: 0 if no reading is like one of its names. */
function scoreOf(
  title: TitleCandidate,
  readings: readonly ParsedVideoName[],
  { seconds = 0 }: VideoText,
): number {
  const names = [title.name, title.originalName ?? title.name, ...title.otherNames].flatMap(withPieces);
  const keys = new Set(names.map(titleMatchKey));
  const best = Math.max(
    0,
    ...readings.flatMap((reading) => [...keys].map((key) => scoreOfName(reading, key, title))),
  );
  const isAsLong =
    title.type === 'film' && title.duration > 0 && areAlikeInLength(seconds / 60, title.duration);
  return best > 0 && isAsLong ? best + SAME_LENGTH : best;
}

function scoreOfName({ name, year }: ParsedVideoName, key: string, title: TitleCandidate): number {
  const parsed = titleMatchKey(name);
  const alike = likeness(parsed, key);
  const isOfYear = year !== undefined && title.year !== null && Math.abs(year - title.year) <= 1;
  const isOfOther = year !== undefined && title.year !== null && !isOfYear;
  const atLeast = isOfOther ? MIN_LIKENESS_OF_OTHER_YEAR : MIN_LIKENESS;
  // 'Rocky 5' is not a misspelling of 'Rocky 4'.
  if (alike < 1 && (alike < atLeast || numbersIn(parsed) !== numbersIn(key))) return 0;
  return alike + (alike === 1 ? EXACT : 0) + (isOfYear ? SAME_YEAR : 0);
}

const numbersIn = (key: string) => (key.match(/\d+/g) ?? []).join();

/** An abbreviation of initials, with a number if it distinguishes two: 'GOT', 'LSLAT7'. */
const INITIALS = /^([a-z]{3,12})\d{0,2}$/;

/** The series whose words begin with the letters that name an episode: 'GOT.S01E01'. */
async function seriesOfInitials(db: Db, readings: readonly ParsedVideoName[]): Promise<number | undefined> {
  const named = readings.filter(({ isEpisode, isNameless }) => isEpisode && !isNameless);
  const initials = named.map(({ name }) => INITIALS.exec(name)?.[1]).find((letters) => letters !== undefined);
  return initials === undefined ? undefined : findSeriesOfInitials(db, initials);
}

/** A name, and its part behind a sign, if that has enough words: 'Agente 007 - Licenza di uccidere'. */
function withPieces(name: string): string[] {
  return [name, ...name.split(/\s[-–—]\s|:\s/).filter((piece) => piece !== name && /\S\s+\S/.test(piece))];
}

/** 1 for equal texts, 0 for those without a letter in common: by the number of letters to change, add or remove. */
function likeness(one: string, other: string): number {
  const [a, b] = [one.slice(0, MAX_LENGTH), other.slice(0, MAX_LENGTH)];
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 0; i < a.length; i += 1) {
    const next = [i + 1];
    for (let j = 0; j < b.length; j += 1) {
      const changed = (row[j] ?? 0) + (a[i] === b[j] ? 0 : 1);
      next.push(Math.min(changed, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1));
    }
    row = next;
  }
  return 1 - (row[b.length] ?? 0) / Math.max(a.length, b.length, 1);
}
