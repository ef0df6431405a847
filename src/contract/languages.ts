/** Names the page's language, in its query and in a cookie: a code of ISO 639-1. */
export const LANGUAGE_PARAM = 'lingua';
