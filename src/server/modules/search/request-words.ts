import { normalizeForSearch } from '../../lib/normalize-for-search.ts';

const isAll = (words: readonly string[], known: ReadonlySet<string>) =>
  words.every((word) => known.has(word));

const partsOf = (word: string) => normalizeForSearch(word).split(' ').filter(Boolean);

/** A line's subject, as it was spelled, without the words of asking: empty if there is nothing else. */
export function withoutRequestWords(
  line: string,
  { before, behind }: Record<'before' | 'behind', ReadonlySet<string>>,
): string {
  const words = line.split(/\s+/).filter((word) => partsOf(word).length > 0);
  const first = words.findIndex((word) => !isAll(partsOf(word), before));
  if (first < 0) return '';
  const last = words.findLastIndex((word) => !isAll(partsOf(word), behind));
  if (first === 0 && last === words.length - 1) return line.trim();
  return words
    .slice(first, last + 1)
    .join(' ')
    .replace(/[,;:?!]+$/, '');
}
