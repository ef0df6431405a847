import { titleMatchKey } from './title-key.ts';

/** A title in somebody's words: its name, and its year if given. */
export type TitleWords = { name: string; year: number | undefined };

const WITH_YEAR = /^(.*[^\s,])[\s,]*[\s([]((?:18|19|20)\d{2})[)\]]?$/;

/** Reads 'Amarcord (1973)'; a year alone is a name. */
export function parseTitleWords(words: string): TitleWords {
  const [, name, year] = WITH_YEAR.exec(words.trim()) ?? [];
  if (name === undefined || titleMatchKey(name) === '')
    return { name: capitalized(words.trim()), year: undefined };
  return { name: capitalized(name.replace(/(?<![\s,([])[\s,([]+$/, '')), year: Number(year) };
}

/** The text with a capital first letter. */
export function capitalized(text: string): string {
  return text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
}
