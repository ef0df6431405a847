import { byLanguage } from '../../languages/texts.ts';

/** Texts about what people have watched. */
export const watchedTexts = byLanguage(({ watched }) => watched);
