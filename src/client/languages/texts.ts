import { LANGUAGE } from './locale.ts';
import type { Texts } from './texts-type.ts';

/** A file of each language: the screens that every server has, then what only ours has. */
export type TextPart = 'app' | 'own' | 'desk';

/** The texts in the page's language, as far as they have been loaded: before that code may not read them, not even as it loads. */
export const texts: Texts = Object.create(null);

/** Loads parts of the texts, in Italian where the language has none. Rejects if one does not come. */
export async function loadTexts(parts: readonly TextPart[], language = LANGUAGE): Promise<void> {
  const files = import.meta.glob<Partial<Texts>>(['./??.ts', './??-*.ts'], { import: 'texts' });
  const loaded = parts.map(async (part) => {
    const ending = `${part === 'app' ? '' : `-${part}`}.ts`;
    return await (files[`./${language}${ending}`] ?? files[`./it${ending}`])?.();
  });
  Object.assign(texts, ...(await Promise.all(loaded)));
}
