import { LANGUAGE_PARAM } from '../../contract/languages.ts';
import { findLaunchQuery, initDataIn } from '../messenger/launch-query.ts';

/*
 * In the page of a server with several languages, before all else: opens the page in the language that the messenger says, once;
 * a cookie has the server send that page the next time.
 */
const { dataset } = document.currentScript ?? document.documentElement;
const { lang } = document.documentElement;
try {
  const wanted = messengerLanguage();
  const url = new URL(location.href);
  if (
    wanted !== lang &&
    dataset['languages']?.split(' ').includes(wanted) &&
    url.searchParams.get(LANGUAGE_PARAM) !== wanted
  ) {
    document.cookie = `${LANGUAGE_PARAM}=${wanted};path=/;max-age=31536000;samesite=none;secure`;
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
