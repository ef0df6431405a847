import { en } from './en.ts';
import { it } from './it.ts';
import { LOCALE } from './locale.ts';
import type { Texts } from './texts-type.ts';

/** The languages of the app, by their codes. */
export const LANGUAGES: Record<string, Texts> = { it, en };

/**
 * The texts of the language that the app is built in: the build puts each in place of its name
 * (`tools/build/inline-texts-plugin.ts`). Elsewhere, as in tests, they are read from here.
 */
export const texts: Texts = LANGUAGES[LOCALE] ?? it;
