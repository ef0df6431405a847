import { AsyncLocalStorage } from 'node:async_hooks';

/** A language's code, as in `LANGUAGES`: `it`. */
export type Language = string;

/** Italian alone: what holds without the setting. */
const DEFAULT: readonly Language[] = ['it'];

const ambient = new AsyncLocalStorage<Language>();
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
const CATALOGUE_LANGUAGE = 'it';

/** The installation's languages that titles are translated into. */
export function translatedLanguages(): readonly Language[] {
  return configured.filter((language) => language !== CATALOGUE_LANGUAGE);
}

/** Whether people can have different languages. */
export function hasSeveralLanguages(): boolean {
  return configured.length > 1;
}

/** The language of the work in progress, else the default. */
export function currentLanguage(): Language {
  return ambient.getStore() ?? configured[0] ?? 'it';
}

/** Does work, and all that it awaits, in a language. Stores nothing when that is the current one. */
export function inLanguage<Result>(language: Language, work: () => Result): Result {
  return language === currentLanguage() ? work() : ambient.run(language, work);
}
