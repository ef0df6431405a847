import { LANGUAGE_CODES } from '../languages/codes.ts';
import type { Language } from '../languages/current-language.ts';
import { byLanguage } from '../languages/texts.ts';

/** The pages' texts, in the language of the request. */
export const texts = byLanguage(({ firstStart }) => firstStart);

/** The first language of a list such as `pt-BR,es;q=0.8` (RFC 9110, 12.5.4) that there is, else Italian. */
export function preferredLanguage(accepted = ''): Language {
  const wanted = accepted.split(',').map((range) => range.trim().slice(0, 2).toLowerCase());
  return wanted.flatMap((code) => LANGUAGE_CODES.find((known) => known === code) ?? []).at(0) ?? 'it';
}
