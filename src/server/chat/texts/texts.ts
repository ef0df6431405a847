import { byLanguage } from '../../languages/texts.ts';

/** The bot's texts. They are plain; `messages/html.ts` escapes them where markup is mixed in. */
export const texts = byLanguage(({ chat }) => chat);

/** What it says to owners. */
export const ownerTexts = byLanguage(({ owner }) => owner);

/** What is said about the desk and at the desk. */
export const deskTexts = byLanguage(({ desk }) => desk);
