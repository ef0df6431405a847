/** The language that the app is built in: a code of ISO 639-1. */
export const LANGUAGE = import.meta.env.VITE_LANGUAGE ?? 'it';

/** How dates and numbers are written: as in the language's first country, English as in Britain, as the bot writes it. */
export const LOCALE = LANGUAGE === 'en' ? 'en-GB' : LANGUAGE;
