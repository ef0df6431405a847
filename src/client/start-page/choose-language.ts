import { AUTH_PATH } from '../../contract/auth.ts';
import { fieldOf } from '../../contract/field-of.ts';
import { LANGUAGE_PARAM, languageCookie, languageInCookies } from '../../contract/languages.ts';
import { findLaunchQuery, initDataIn } from '../messenger/launch-query.ts';

/*
 * Opens the page in the person's language, before all else, on a server with several. The link's language wins,
 * then the cookie that the server sets at sign-in; then the messenger's, or English if that is not offered. If the person has chosen a different one
 * since the link was sent, sign-in answers with it.
 */
const { dataset } = document.currentScript ?? document.documentElement;
const { lang } = document.documentElement;
try {
  new PerformanceObserver((loaded) => {
    if (loaded.getEntries().some(({ name }) => name.includes(AUTH_PATH)))
      openIn(languageInCookies(document.cookie));
  }).observe({ entryTypes: ['resource'] });
  if (new URL(location.href).searchParams.get(LANGUAGE_PARAM) !== lang)
    openIn(languageInCookies(document.cookie) ?? messengerLanguage());
} catch {
  // Without launch parameters the page stays in its language until the sign-in.
}
/** Opens the page in this language, unless it already is in it or has been requested in it. */
function openIn(wanted = lang): void {
  const url = new URL(location.href);
  if (wanted === lang || !isOffered(wanted) || url.searchParams.get(LANGUAGE_PARAM) === wanted) return;
  document.cookie = languageCookie(wanted);
  url.searchParams.set(LANGUAGE_PARAM, wanted);
  location.replace(url);
}

function isOffered(code: string): boolean | undefined {
  return dataset['languages']?.split(' ').includes(code);
}

/** The person's language in the messenger, without its region, English in place of one that is not offered; empty without one. */
function messengerLanguage(): string {
  const user: unknown = JSON.parse(
    new URLSearchParams(initDataIn(findLaunchQuery() ?? '')).get('user') ?? '',
  );
  const code = fieldOf(user, 'language_code');
  const language = typeof code === 'string' ? code.toLowerCase().replace(/-.*/, '') : '';
  return language === '' || isOffered(language) ? language : 'en';
}
