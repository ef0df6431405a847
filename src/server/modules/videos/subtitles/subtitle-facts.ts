import { normalizeForSearch } from '../../../lib/normalize-for-search.ts';
import { isOfNations, languageInName, languageTag } from '../../catalogue/rules/languages.ts';
import { subtitleKind } from './subtitle-kinds.ts';
import { isOfVideo, type Word } from './subtitle-words.ts';

/** Words that one language or kind takes at most: 'Portuguese (Latin America)'. */
const MAX_WORDS = 3;
/** One language, kind or other word, and its beginning. */
export type Fact = { from: number; language?: string; kind?: string; other?: string };

/**
 * The facts in words, from the first to the last; the longest reading counts. `isLanguage`: a code can be a
 * language there.
 */
export function readFacts(
  words: readonly Word[],
  text: string,
  isLanguage: (tag: string, from: number) => boolean,
): Fact[] {
  const facts: Fact[] = [];
  for (let from = 0; from < words.length;) {
    const { count, fact } = factAt(words, from, text);
    const { language } = fact;
    const isWord =
      language !== undefined &&
      (words[from]?.isGroup || !isOfNations(language) || !isLanguage(language, from));
    facts.push({ from, ...(isWord ? { other: words[from]?.text ?? '' } : fact) });
    from += count;
  }
  return facts.map((fact, index) => {
    const beside = [facts[index - 1], facts[index + 1]];
    const isKind =
      isHi(words[fact.from]) && beside.some((one) => one?.language && !isOfVideo(words[one.from]));
    return isKind ? { from: fact.from, kind: 'SDH' } : fact;
  });
}

/** `hi` is Hindi alone, and beside a language `hearing impaired`. */
function isHi(word: Word | undefined): boolean {
  return word?.text.toLowerCase() === 'hi';
}

function factAt(
  words: readonly Word[],
  from: number,
  text: string,
): { count: number; fact: Omit<Fact, 'from'> } {
  for (let count = Math.min(MAX_WORDS, words.length - from); count > 0; count -= 1) {
    const [first, last] = [words[from], words[from + count - 1]];
    if (!first || !last) continue;
    const written = text.slice(first.at, last.end);
    const kind = subtitleKind(normalizeForSearch(written));
    if (kind !== undefined) return { count, fact: { kind } };
    const language = languageIn(written, count);
    if (language !== undefined) return { count, fact: { language } };
  }
  return { count: 1, fact: { other: words[from]?.text ?? '' } };
}

/** Words joined by other signs than a tag's are one if they are a language's name, or written as `pt.BR`. */
function languageIn(written: string, count: number): string | undefined {
  const named = languageInName(written);
  if (count === 1 || named?.startsWith('spa-')) return named;
  if (/^[a-z]{2,3}\.[A-Z]{2}$/.test(written)) return languageTag(written.replace('.', '-'));
  const isTag = /^[a-z]{2,3}([-_][a-z\d]+)+$/i.test(written);
  const [, last = ''] = /[-_]([a-z\d]+)$/i.exec(written) ?? [];
  // `en-cc` and `en-HI` are kinds of English.
  if (isTag && (subtitleKind(last.toLowerCase()) !== undefined || last.toLowerCase() === 'hi'))
    return undefined;
  const [, name = '', region = ''] = /^([\p{L}]{4,})[\s._(]+([A-Z]{2})$/u.exec(written) ?? [];
  if (name !== '' && subtitleKind(region.toLowerCase()) === undefined && region !== 'HI')
    return languageTag(`${languageTag(name)}-${region}`);
  if (!isTag && !written.includes(' ') && !/[([]/.test(written) && written.length < 8) return undefined;
  return languageTag(written);
}
