import { byLanguage } from '../../languages/texts.ts';

/** What the bot and the calls say about movie nights. */
export const nightTexts = byLanguage(({ nights }) => nights);
