import { AsyncLocalStorage } from 'node:async_hooks';

/** A language's code, as in `LANGUAGES`: `it`. */
export type Language = string;

/** Italian alone: the default of the setting. */
const DEFAULT: readonly Language[] = ['it'];

/** The language of texts and of genres, and that of titles: their names, plots and covers. */
export type Spoken = { language: Language; titles: Language };

const ambient = new AsyncLocalStorage<Spoken>();
let configured = DEFAULT;

/** Sets the languages of this process's installation; the first is the default. */
export function setLanguages(languages: readonly Language[] = DEFAULT): void {
  configured = languages;
}

/** The installation's languages; the first is the default. */
export function configuredLanguages(): readonly Language[] {
  return configured;
}

/** The language of the catalogue's fields; names, plots and covers in others are translations. */
export const CATALOGUE_LANGUAGE = 'it';

/** The installation's languages that titles are translated into. */
export function translatedLanguages(): readonly Language[] {
  return configured.filter((language) => language !== CATALOGUE_LANGUAGE);
}

/** True if people can choose between languages. */
export function hasSeveralLanguages(): boolean {
  return configured.length > 1;
}

/** The language of the work in progress, else the default. */
export function currentLanguage(): Language {
  return ambient.getStore()?.language ?? configured[0] ?? 'it';
}

/** The language that titles are translated into for the work in progress; undefined for the catalogue's. */
export function currentTitleLanguage(): Language | undefined {
  const language = ambient.getStore()?.titles ?? configured[0];
  return language === CATALOGUE_LANGUAGE ? undefined : language;
}

/** The languages of titles and genres in an answer, as a key; undefined if both are the catalogue's. */
export function shownLanguages(): string | undefined {
  const titles = currentTitleLanguage() ?? CATALOGUE_LANGUAGE;
  const shown = new Set([currentLanguage(), titles]);
  return shown.size === 1 && shown.has(CATALOGUE_LANGUAGE) ? undefined : `${currentLanguage()} ${titles}`;
}

/** Compares names of genres as their language sorts them. */
export function nameOrder(): (one: string, other: string) => number {
  return new Intl.Collator(currentLanguage()).compare;
}

/** Runs work, and all that it awaits, in a language, with titles in the same or a different one. */
export function inLanguage<Result>(language: Language, work: () => Result, titles = language): Result {
  return ambient.run({ language, titles }, work);
}

/** Does work on titles as the catalogue has them, such as changing them. */
export function withTitlesOfCatalogue<Result>(work: () => Result): Result {
  return currentTitleLanguage() === undefined
    ? work()
    : inLanguage(currentLanguage(), work, CATALOGUE_LANGUAGE);
}
