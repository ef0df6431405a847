import { editDistance } from '../../lib/edit-distance.ts';
import type { Phrase, PhraseWord, RemarkWords } from './remark-words.ts';

type Words = Pick<RemarkWords, 'common' | 'known'>;

/** The places of all phrases in a line. */
export function coveredBy(phrases: readonly Phrase[], tokens: readonly string[], words: Words) {
  return new Set(phrases.flatMap((phrase) => placesOf(phrase, tokens, words) ?? []));
}

/** Common words that may come between two of a phrase, and words where any may. */
const MAX_BETWEEN = 1;
const MAX_ANY_BETWEEN = 12;

function placesOf(phrase: Phrase, tokens: readonly string[], { common, known }: Words): number[] | undefined {
  const [first] = phrase;
  const within = { words: phrase.length, known };
  for (const [start, token] of tokens.entries()) {
    if (!first || !fits(token, first, within)) continue;
    const places: number[] = [];
    let at = start - 1;
    let anyBefore = false;
    for (const word of phrase) {
      if (word.any) {
        anyBefore = true;
        continue;
      }
      const from = at + 1;
      const most = places.length === 0 ? 0 : anyBefore ? MAX_ANY_BETWEEN : MAX_BETWEEN;
      const between = tokens.slice(from, from + most + 1).findIndex((one) => fits(one, word, within));
      const next = from + between;
      if (between < 0 || !(anyBefore || tokens.slice(from, next).every((one) => common.has(one)))) break;
      places.push(next);
      at = next;
      anyBefore = false;
    }
    if (places.length === phrase.filter(({ any }) => !any).length) return places;
  }
  return undefined;
}

/** Shortest words that may have a letter wrong: of a phrase, and alone. */
const LONG = 6;
const LONGER = 7;

/** A word that remarks have is never another one misspelt: 'playing' is not 'paying'. */
function fits(
  token: string,
  { word, stem }: PhraseWord,
  { words, known }: { words: number; known: Words['known'] },
): boolean {
  const begins = stem ? token.slice(0, word.length) : token;
  if (begins === word) return true;
  if (known.has(token) || word.length < (words > 1 ? LONG : LONGER) || token[0] !== word[0]) return false;
  return editDistance(begins, word, 1) <= 1;
}
