/** The codes of all languages that there are; the setting LANGUAGES chooses among them. */
export const LANGUAGE_CODES = ['it', 'en'] as const;
