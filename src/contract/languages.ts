/** Names the page's language, in its query and in a cookie: a code of ISO 639-1. */
export const LANGUAGE_PARAM = 'lingua';

/** The cookie by which the server sends the page in this language from now on, for a year. */
export const languageCookie = (code: string) =>
  `${LANGUAGE_PARAM}=${code};path=/;max-age=31536000;samesite=none;secure`;

/** The language in a header of cookies, or in `document.cookie`. */
export const languageInCookies = (cookies: string): string | undefined =>
  new RegExp(`(?:^|;)\\s*${LANGUAGE_PARAM}=(\\w+)`).exec(cookies)?.[1];
