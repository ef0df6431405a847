/** The codes of all languages that there are, by ISO 639-1; the setting LANGUAGES chooses among them. */
export const LANGUAGE_CODES = ['it', 'en', 'es'] as const;
