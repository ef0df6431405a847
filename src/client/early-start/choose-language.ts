import { LANGUAGE_PARAM, languageCookie, languageInCookies } from '../../contract/languages.ts';
import { findLaunchQuery, initDataIn } from '../messenger/launch-query.ts';

/*
 * In the page of a server with several languages, before all else: opens the page in the person's language, which is the one of
 * the cookie that the server sets at sign-in, else the messenger's. With the cookie the server sends that page the next time.
 */
const { dataset } = document.currentScript ?? document.documentElement;
const { lang } = document.documentElement;
try {
  const wanted = languageInCookies(document.cookie) ?? messengerLanguage();
  const url = new URL(location.href);
  if (
    wanted !== lang &&
    dataset['languages']?.split(' ').includes(wanted) &&
    url.searchParams.get(LANGUAGE_PARAM) !== wanted
  ) {
    document.cookie = languageCookie(wanted);
    url.searchParams.set(LANGUAGE_PARAM, wanted);
    location.replace(url);
  }
} catch {
  // Without storage or launch parameters the page stays in its language.
}

/** The person's language in the messenger, without its region; empty where it says none. */
function messengerLanguage(): string {
  const user: unknown = JSON.parse(
    new URLSearchParams(initDataIn(findLaunchQuery() ?? '')).get('user') ?? '',
  );
  const code: unknown = Reflect.get(Object(user), 'language_code');
  return typeof code === 'string' ? code.slice(0, 2).toLowerCase() : '';
}
