import { normalizeForSearch } from '../../lib/normalize-for-search.ts';

/** Longest query, in characters. */
export const MAX_QUERY_LENGTH = 100;
/** Longest line that is read, in characters: ten names of titles. */
export const MAX_LINE_LENGTH = 700;

export const ARTICLES: ReadonlySet<string> = new Set('il lo la i gli l the el los las'.split(' '));

/** Words of asking before a title and behind it, those that may belong to its name, and what comes between a name and more. */
type Known = Record<'before' | 'bare' | 'behind' | 'copulas' | 'praise' | 'links', ReadonlySet<string>> &
  Record<'described' | 'called', readonly string[]>;

const ADDRESS = /^(?:https?:\/\/|www\.|t\.me\/|@)/i;

/** A line without links and @names. */
export function withoutAddresses(line: string): string {
  const words = line.trim().split(/\s+/);
  return words.filter((word) => !ADDRESS.test(word)).join(' ');
}

const isAll = (words: readonly string[], known: ReadonlySet<string>) =>
  words.every((word) => known.has(word));

const partsOf = (word: string) => normalizeForSearch(word).split(' ').filter(Boolean);

type Asked = { words: string[]; first: number; last: number };

/** The places of the first and the last word that are no words of asking; both -1 if all are. */
function withinRequest(line: string, { before, behind }: Known): Asked {
  const words = line
    .slice(0, MAX_LINE_LENGTH)
    .split(/\s+/)
    .filter((word) => partsOf(word).length > 0);
  const first = words.findIndex((word) => !isAll(partsOf(word), before));
  const last = first < 0 ? -1 : words.findLastIndex((word) => !isAll(partsOf(word), behind));
  return { words, first, last };
}

const spelled = (words: readonly string[]) => words.join(' ').replace(/(?<![,;:?!])[,;:?!]+$/, '');

/** A line's subject, as it was spelled, without the words of asking: empty if there is nothing else. */
export function withoutRequestWords(line: string, known: Known): string {
  const { words, first, last } = withinRequest(line, known);
  if (first < 0) return '';
  return first === 0 && last === words.length - 1 ? line.trim() : spelled(words.slice(first, last + 1));
}

/** The same without more about it, and with words at its ends that may belong to a name: 'Io capitano', 'La vita è bella'. */
export function nameToRequest(line: string, known: Known): string {
  const { words, first, last } = withinRequest(headOf(line, known.described), known);
  if (first < 0) return withoutRequestWords(line, known);
  const isBare = isAll(words.slice(0, first).flatMap(partsOf), known.bare);
  const [verb = '', praise = ''] = words.slice(last + 1);
  const isPredicate =
    isAll(partsOf(verb), known.copulas) && isAll(partsOf(praise), known.praise) && praise !== '';
  return spelled(words.slice(isBare ? 0 : first, last + (isPredicate ? 3 : 1)));
}

/** The words before the first of some phrases. */
function headOf(line: string, phrases: readonly string[]): string {
  const words = line.slice(0, MAX_LINE_LENGTH).split(/\s+/).filter(Boolean);
  const at = words.findIndex((_, index) => index > 0 && phraseAt(words, index, phrases) !== undefined);
  return at < 0 ? line : words.slice(0, at).join(' ');
}

function phraseAt(words: readonly string[], at: number, phrases: readonly string[]): string | undefined {
  return phrases.find((phrase) => {
    const size = phrase.split(' ').length;
    return normalizeForSearch(words.slice(at, at + size).join(' ')) === phrase;
  });
}

const QUOTED = /^[^"«“]*["«“]([^]+?)["»”]/u;

/** The names that a line says to be one: in quotation marks, or behind 'called'. */
export function saidNames(line: string, known: Known): string[] {
  const words = line.split(/\s+/).filter(Boolean);
  const called = words.flatMap((_, at) => {
    const phrase = phraseAt(words, at, known.called);
    return phrase === undefined ? [] : words.slice(at + phrase.split(' ').length).join(' ');
  });
  const [, quoted = ''] = QUOTED.exec(line) ?? [];
  return [quoted, ...called].flatMap((part) => possibleNames(part, known)).filter(Boolean);
}

const CLAUSE = /[,;:.!?(]\s*/;

/** The beginnings of a line that may have a name, with more about it behind them: 'It con il pagliaccio', 'Dark, la serie tedesca'. */
export function describedHeads(line: string, known: Known): string[] {
  const [clause = ''] = line.split(CLAUSE);
  return [clause, headOf(line, known.described), headOf(line, [...known.links])];
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
