import { byLanguage } from '../../languages/texts.ts';

/** The bot's texts. They are plain; `messages/html.ts` escapes them where markup is mixed in. */
export const texts = byLanguage(({ chat }) => chat);

/** What it says to owners. */
export const ownerTexts = byLanguage(({ owner }) => owner);

/** What is said about the desk and at the desk. */
export const deskTexts = byLanguage(({ desk }) => desk);

/** What the bot and the calls say about movie nights. */
export const nightTexts = byLanguage(({ nights }) => nights);

/** Texts about what people have watched. */
export const watchedTexts = byLanguage(({ watched }) => watched);

/** Texts about versions of a title. */
export const versionTexts = byLanguage(({ versions }) => versions);

/** What the bot says to owners about channels and the videos in them. */
export const channelTexts = byLanguage(({ channels }) => channels);
