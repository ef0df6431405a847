import { normalizeForSearch } from '../../lib/normalize-for-search.ts';

export const ARTICLES: ReadonlySet<string> = new Set('il lo la i gli l the el los las'.split(' '));

/** Words of asking before a title and behind it, and verbs and praise that may belong to its name. */
type Known = Record<'before' | 'behind' | 'copulas' | 'praise', ReadonlySet<string>>;

const isAll = (words: readonly string[], known: ReadonlySet<string>) =>
  words.every((word) => known.has(word));

const partsOf = (word: string) => normalizeForSearch(word).split(' ').filter(Boolean);

type Asked = { words: string[]; first: number; last: number };

/** The places of the first and the last word that are no words of asking; both -1 if all are. */
function withinRequest(line: string, { before, behind }: Known): Asked {
  const words = line.split(/\s+/).filter((word) => partsOf(word).length > 0);
  const first = words.findIndex((word) => !isAll(partsOf(word), before));
  const last = first < 0 ? -1 : words.findLastIndex((word) => !isAll(partsOf(word), behind));
  return { words, first, last };
}

const spelled = (words: readonly string[]) => words.join(' ').replace(/[,;:?!]+$/, '');

/** A line's subject, as it was spelled, without the words of asking: empty if there is nothing else. */
export function withoutRequestWords(line: string, known: Known): string {
  const { words, first, last } = withinRequest(line, known);
  if (first < 0) return '';
  return first === 0 && last === words.length - 1 ? line.trim() : spelled(words.slice(first, last + 1));
}

/** The same with praise that may be the end of a name: 'La vita è bella'. */
export function nameToRequest(line: string, known: Known): string {
  const { words, first, last } = withinRequest(line, known);
  const [verb = '', praise = ''] = words.slice(last + 1);
  const isPredicate = isAll(partsOf(verb), known.copulas) && isAll(partsOf(praise), known.praise);
  if (first < 0 || !isPredicate || praise === '') return withoutRequestWords(line, known);
  return spelled(words.slice(first, last + 3));
}

/** The line with all, some and none of its words of asking, the longest first; each has its whole subject. */
export function possibleNames(line: string, known: Known): string[] {
  const { words, first, last } = withinRequest(line, known);
  if (first < 0) return [spelled(words)];
  const names = [];
  for (let start = 0; start <= first; start += 1)
    for (let end = words.length; end > last; end -= 1) names.push(words.slice(start, end));
  return names.toSorted((a, b) => b.length - a.length).map(spelled);
}
