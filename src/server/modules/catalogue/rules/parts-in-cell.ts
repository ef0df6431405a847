import { readWholeNumber } from '../../../lib/read-number.ts';
import { readPart, type WrittenPart } from './read-part.ts';

const MAX_INTEGER = 2 ** 31 - 1;
/** Longest cell that may name a part. */
const MAX_LENGTH = 100;

/** '3 di 8', '3/8', but not '1/2', which may be two episodes. */
const OF_SEVERAL = /^(.*\S)\s*(?:\/|\s(?:di|de|of|su)\s)\s*(\d{1,4})$/i;
/** The word before a number: 'S01', 'Ep. 2', 'Staffel 3'. */
const WORD = /^\p{L}+[.\s#]*(?=\d)/u;
const SPECIALS = /^(?:special[ei]?s?|especial(?:es)?|ova|oav)$/i;

/** A season in a table's cell: '2', 'S2', 'Seconda stagione', 'First', 'II', '2 di 3', 'Speciali'; undefined for any other text. */
export function seasonInCell(text: string | undefined): number | undefined {
  if (text === undefined || text.length > MAX_LENGTH) return undefined;
  const cell = withoutCount(text);
  if (SPECIALS.test(cell)) return 0;
  const part = wholePart(cell, 'stagione');
  const season =
    readWholeNumber(cell.replace(WORD, '')) ?? (part?.episodes.length === 0 ? part.season : undefined);
  return season !== undefined && season <= MAX_INTEGER ? season : undefined;
}

/** One episode or several in a table's cell: '3', 'Ep. 3', 'terza', '3 di 8', '1, 2', '1-3', '1 e 2'; undefined for any other text. */
export function episodesInCell(text: string | undefined): readonly number[] | undefined {
  if (text === undefined || text.length > MAX_LENGTH) return undefined;
  const cell = withoutCount(text);
  const one = readWholeNumber(cell.replace(WORD, ''));
  if (one !== undefined) return one > MAX_INTEGER ? undefined : [one];
  const part = wholePart(cell, 'episodi');
  return part?.season === undefined && part?.episodes.length ? part.episodes : undefined;
}

/** Season and episodes in one cell: 'S01E02', '1x02'. */
export function seasonAndEpisodesIn(
  text: string,
): { season: number; episodes: readonly number[] } | undefined {
  const part = text.length > MAX_LENGTH ? undefined : wholePart(text);
  if (part?.season === undefined || part.episodes.length === 0) return undefined;
  return { season: part.season, episodes: part.episodes };
}

function withoutCount(text: string): string {
  const cell = text.trim().replace(/^(?:la|il|the|el)\s/i, '');
  const [, first, count] = OF_SEVERAL.exec(cell) ?? [];
  if (first === undefined) return cell;
  const number = Number(/(?<!\d)\d+$/.exec(first)?.[0]);
  const isTwo = cell.includes('/') && Number(count) === number + 1;
  return number > Number(count) || isTwo ? cell : first;
}

/** The part that is all of a cell, which may leave out its word. */
function wholePart(cell: string, word = ''): WrittenPart | undefined {
  for (const text of [`${word} ${cell}`.trim(), cell]) {
    const part = readPart(text);
    if (part?.at === 0 && part.end === text.length && !part.isUnreadable && part.kind === 'episode')
      return part;
  }
  return undefined;
}
