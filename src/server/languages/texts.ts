import type { LANGUAGE_CODES } from './codes.ts';
import { configuredLanguages, currentLanguage, type Language } from './current-language.ts';
import * as en from './en/index.ts';
import * as es from './es/index.ts';
import * as it from './it/index.ts';
import type { Translated } from './translated.ts';

/** All texts of a language: the same as the Italian ones, in its own words. */
export type Texts = Translated<typeof it>;

/** The texts of all languages. */
export const LANGUAGES: Record<Language, Texts> = { it, en, es } satisfies Record<
  (typeof LANGUAGE_CODES)[number],
  Texts
>;

/**
 * Texts that are each read in the current language when they are used: never keep one beyond the work in progress.
 */
export function byLanguage<Part extends object>(partOf: (texts: Texts) => Part): Part {
  return new Proxy(partOf(it), {
    get: (_, key): unknown => Reflect.get(partOf(LANGUAGES[currentLanguage()] ?? it), key),
  });
}

/** The installation's languages, each by its own name. */
export const offeredLanguages = (): { code: Language; name: string }[] =>
  configuredLanguages().map((code) => ({ code, name: LANGUAGES[code]?.name ?? code }));
