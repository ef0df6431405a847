import { byLanguage } from '../../../languages/texts.ts';

/** Texts about versions of a title. */
export const versionTexts = byLanguage(({ versions }) => versions);
