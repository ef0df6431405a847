import { byLanguage } from '../../languages/texts.ts';

/** The bot's texts. They are plain; `messages/html.ts` escapes them where markup is mixed in. */
export const texts = byLanguage(({ chat }) => chat);
