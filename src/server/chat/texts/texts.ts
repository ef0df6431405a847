import { byLanguage } from '../../languages/texts.ts';

/** The bot's texts. They are plain; `messages/html.ts` escapes them beside markup. */
export const texts = byLanguage(({ chat }) => chat);

/** Messages to owners. */
export const ownerTexts = byLanguage(({ owner }) => owner);

/** Texts about the desk and at the desk. */
export const deskTexts = byLanguage(({ desk }) => desk);

/** Messages of a bot in the place of a former one. */
export const newBotTexts = byLanguage(({ newBot }) => newBot);

/** Texts of bot and calls about movie nights. */
export const nightTexts = byLanguage(({ nights }) => nights);

/** Texts about watched titles. */
export const watchedTexts = byLanguage(({ watched }) => watched);

/** Texts about versions of a title. */
export const versionTexts = byLanguage(({ versions }) => versions);

/** Messages to owners about channels and their videos. */
export const channelTexts = byLanguage(({ channels }) => channels);

/** Replies to what people write besides titles. */
export const replyTexts = byLanguage(({ replies }) => replies);
