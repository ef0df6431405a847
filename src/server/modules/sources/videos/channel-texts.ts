import { byLanguage } from '../../../languages/texts.ts';

/** What the bot says to owners about channels and the videos in them. */
export const channelTexts = byLanguage(({ channels }) => channels);
