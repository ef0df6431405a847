import { texts as it } from './it.ts';
import { LANGUAGE } from './locale.ts';
import type { Texts } from './texts-type.ts';

const files = import.meta.glob<Texts>('./??.ts', { eager: true, import: 'texts' });

/** The languages of the app, by their codes: a file each. */
export const LANGUAGES: Record<string, Texts> = Object.fromEntries(
  Object.entries(files).map(([file, translated]) => [file.slice(2, 4), translated]),
);

/**
 * The texts of the language that the app is built in: the build puts each in place of its name
 * (`tools/build/inline-texts-plugin.ts`). Elsewhere, as in tests, they are read from here.
 */
export const texts: Texts = LANGUAGES[LANGUAGE] ?? it;
