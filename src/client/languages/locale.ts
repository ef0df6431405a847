/** The page's language, by its element, or that of the address of the code that renders it: a code of ISO 639-1. */
export const LANGUAGE =
  (typeof document === 'object'
    ? document.documentElement.lang
    : new URL(import.meta.url).searchParams.get('language')) || 'it';

/** The locale of dates and numbers: the language's first country; English is British, as in the bot's texts. */
export const LOCALE = LANGUAGE === 'en' ? 'en-GB' : LANGUAGE;
