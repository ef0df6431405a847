import { LITTLE } from './remark-words.ts';

/** True if each word of some, and as many as `least`, begins with a capital, as nobody writes a remark; short ones need not. */
export function isSpelledAsName(text: string, least: number): boolean {
  const words = text.split(/\s+/).filter((word) => /\p{L}/u.test(word));
  const isCapitalized = (word: string) =>
    /^\P{L}*\p{Lu}(?:[\d'’.-]*(?:\p{Ll}|(?<=-)\p{Lu}))*\P{L}*$/u.test(word);
  const mayBeSmall = (word: string, index: number) => index > 0 && (word.length <= 3 || LITTLE.has(word));
  const capitalized = words.filter(isCapitalized);
  return (
    capitalized.length >= least &&
    words.every((word, index) => isCapitalized(word) || mayBeSmall(word, index))
  );
}
