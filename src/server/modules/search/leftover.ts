import { type RemarkWords, remarkWords } from './remark-words.ts';

/** The words from the first to the last that are neither of the phrase nor common, as they were written. */
export function leftover(
  text: string,
  { covered, words, tokens }: { covered: ReadonlySet<number>; words: RemarkWords; tokens: readonly string[] },
): string {
  const telling = new Set(tokens.filter((token, index) => !covered.has(index) && !words.common.has(token)));
  const written = text.split(/\s+/).filter(Boolean);
  const isTelling = (word: string) => words.tokenize(word).some((token) => telling.has(token));
  const first = written.findIndex(isTelling);
  if (first < 0) return '';
  const last = written.findLastIndex(isTelling);
  return written
    .slice(first, last + 1)
    .join(' ')
    .replace(/(?<![^\p{L}\p{N})])[^\p{L}\p{N})]+$/u, '');
}

/** The telling words of a line in which no phrase was recognised. */
export function tellingWords(text: string): string {
  const all = remarkWords().map((words) =>
    leftover(text, { covered: new Set(), words, tokens: words.tokenize(text) }),
  );
  return all.toSorted((a, b) => a.length - b.length)[0] ?? '';
}

/** Words without those of remarks at their edges: 'Matrix' of 'nuovo film di Matrix'; empty where none are left, or all. */
export function withoutRemarkWords(words: string): string {
  const written = words.split(/\s+/);
  const narrowed = remarkWords().map(({ known, tokenize }) => {
    const isTelling = (word: string) => tokenize(word).some((token) => !known.has(token));
    const last = written.findLastIndex(isTelling);
    return written.slice(written.findIndex(isTelling), last + 1).join(' ');
  });
  const [shortest = ''] = narrowed.toSorted((a, b) => a.length - b.length);
  return shortest === words ? '' : shortest;
}
