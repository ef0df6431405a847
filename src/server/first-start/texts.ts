import { LANGUAGE_CODES } from '../languages/codes.ts';
import type { Language } from '../languages/current-language.ts';
import { byLanguage } from '../languages/texts.ts';

/** The pages' texts, in the language of the request. */
export const texts = byLanguage(({ firstStart }) => firstStart);

/**
 * The first language of a list such as `pt-BR,es;q=0.8` (RFC 9110, 12.5.4) that there is, English where there is none of them,
 * and Italian without a list.
 */
export function preferredLanguage(accepted = ''): Language {
  const wanted = [...accepted.matchAll(/(?:^|,)\s*([a-z]{2})/gi)].map(([, code = '']) => code.toLowerCase());
  const known = wanted.find((code) => LANGUAGE_CODES.some((offered) => offered === code));
  return known ?? (wanted.length > 0 ? 'en' : 'it');
}
