/** The language that the app is built in: a code of ISO 639-1. */
export const LANGUAGE = import.meta.env.VITE_LANGUAGE ?? 'it';

/** The locale of dates and numbers: the language's first country; English is British, as in the bot's texts. */
export const LOCALE = LANGUAGE === 'en' ? 'en-GB' : LANGUAGE;
