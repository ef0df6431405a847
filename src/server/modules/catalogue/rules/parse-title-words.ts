import { titleMatchKey } from './title-key.ts';

/** Somebody's words for a title: its name, and its year if they have one. */
export type TitleWords = { name: string; year: number | undefined };

const WITH_YEAR = /^(.*\S)[\s,]*[\s([]((?:18|19|20)\d{2})[)\]]?$/;

/** Reads 'Amarcord (1973)'; a name that is nothing but a year is a name. */
export function parseTitleWords(words: string): TitleWords {
  const [, name, year] = WITH_YEAR.exec(words.trim()) ?? [];
  if (name === undefined || titleMatchKey(name) === '')
    return { name: capitalized(words.trim()), year: undefined };
  return { name: capitalized(name.replace(/[\s,([]+$/, '')), year: Number(year) };
}

/** A text that begins with a capital letter. */
export function capitalized(text: string): string {
  return text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
}
