import { readWholeNumber } from '../../../lib/read-number.ts';
import { readPart } from './read-part.ts';

const MAX_INTEGER = 2 ** 31 - 1;
/** Longest cell that may name episodes. */
const MAX_LENGTH = 100;

/** One episode or several in a table's cell: '3', '1, 2', '1-3', '1 e 2'; undefined for any other text. */
export function episodesInCell(text: string | undefined): readonly number[] | undefined {
  const one = text === undefined ? undefined : readWholeNumber(text);
  if (text === undefined || one !== undefined)
    return one === undefined || one > MAX_INTEGER ? undefined : [one];
  if (text.length > MAX_LENGTH) return undefined;
  const written = `episodi ${text.trim()}`;
  const part = readPart(written);
  const isAll = part?.at === 0 && part.end === written.length && !part.isUnreadable;
  return isAll && part.season === undefined && part.episodes.length > 0 ? part.episodes : undefined;
}
