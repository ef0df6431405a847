/** The language that the app is built in: a code of BCP 47. */
export const LOCALE = import.meta.env.VITE_LANGUAGE ?? 'it';
