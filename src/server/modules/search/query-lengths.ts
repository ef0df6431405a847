import type { TitleFilters } from './title-filters.ts';

type Taken = Pick<TitleFilters, 'type' | 'length'> & { left: string };

/** What is short for a film, in minutes: a feature that ends early, and a short film. */
const SHORT_FEATURE = 90;
const SHORT_FILM = 40;

const SEASON =
  /\b(?:(?:\d{1,2}[ao]?|prima|seconda|terza|quarta|quinta|sesta|settima|ottava|nona|decima|ultima|nuova) stagione|tutte le stagioni|stagion[ei](?: \d{1,2})?|s\d{1,2}(?: ?ep?\d{1,3})?|\d{1,2}x\d{1,3}|(?:episodio|puntata|ep) \d{1,3}|tutt[ei] (?:gli episodi|le puntate)|season \d{1,2})\b/g;
const MINUTES = /\b(?:meno di|sotto (?:i )?|massimo|max|entro|fino a) ?(\d{2,3}) min(?:uti)?\b/;
const SHORT = /\b(?:brev[ei]|non troppo lung[hoia]+|veloc[ei])\b/;
const SHORT_FILMS = /\b(?:cortometragg(?:io|i)|corti|corto)\b/;
const MINISERIES = /\bmini ?serie\b/;

/** Takes a length ('brevi', 'meno di 90 minuti', 'miniserie') and a season or episode ('stagione 2', '3x05') out of words. */
export function takeLength(words: string): Taken {
  const minutes = MINUTES.exec(words)?.[1];
  if (minutes) return filmOf(words, MINUTES, Number(minutes));
  if (SHORT_FILMS.test(words)) return filmOf(words, SHORT_FILMS, SHORT_FILM);
  if (MINISERIES.test(words))
    return { type: 'serie', length: { from: 1, to: 1 }, left: without(words, MINISERIES) };
  if (SHORT.test(words)) return filmOf(words, SHORT, SHORT_FEATURE);
  const left = without(words, SEASON);
  return { type: left === words ? undefined : 'serie', length: undefined, left };
}

function filmOf(words: string, pattern: RegExp, minutes: number): Taken {
  return { type: 'film', length: { from: 1, to: minutes }, left: without(words, pattern) };
}

function without(words: string, pattern: RegExp): string {
  return words.replaceAll(new RegExp(pattern, 'g'), ' ').replace(/\s+/g, ' ').trim();
}
