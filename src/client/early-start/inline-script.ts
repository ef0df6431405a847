import { AUTH_PATH } from '../../contract/auth.ts';
import { findHero, type HeroTitle, heroImageUrl } from '../../contract/hero-image.ts';
import { HOME_PATH } from '../../contract/rankings.ts';
import { currentToken } from '../calls/auth-token.ts';
import { fetchEarly, type ReadResponse } from '../lib/launch/early-responses.ts';
import { HOME_CACHE_KEY_PREFIX } from '../lib/launch/home-cache-key.ts';
import { enforceThemeContrast } from '../lib/theme/theme-contrast.ts';
import { applyTheme } from '../messenger/theme/apply-theme.ts';
import type { LaunchCredentials } from '../session/launch-credentials.ts';
import { prepareSignIn, signInRequest } from '../session/sign-in-request.ts';
import { type EarlyLaunchParams, readEarlyLaunchParams } from './early-launch-params.ts';
import { bannerRequest, type FirstRequest, findFirstRequest, premiumRequest } from './first-request.ts';
import { showHeroImage, showLaunchSkeleton } from './show-launch-skeleton.ts';

/*
 * Inlined into index.html and run before the bundle has loaded: signs in, then sends what the opened screen asks first
 * (all that the home asks: it needs no HTTP client) and shows the launch skeleton. The app's calls take the responses
 * (`takeEarlyResponse`). On anything unusual it does nothing: the app then does the same by itself.
 */

function start(): void {
  const params = readEarlyLaunchParams();
  const request = findFirstRequest(location.pathname);
  const credentials = request && prepareSignIn(location.search);
  if (credentials) signInEarly(credentials, request, params);
  if (params) applyTheme(params.theme);
}

function signInEarly(
  credentials: LaunchCredentials,
  request: FirstRequest,
  params: EarlyLaunchParams | null,
): void {
  const { userId } = credentials;
  const { query, headers, status } = signInRequest(credentials, params?.initData);
  // The app gets the response after the screen's first request has been sent, so that it does not send that itself.
  fetchEarly(
    'POST',
    `${AUTH_PATH}?${new URLSearchParams(query)}`,
    { ...axiosHeaders(currentToken()), ...headers },
    ({ status: answered, body }) => {
      const token = answered === status && readToken(body);
      if (!token) return;
      const isHome = requestScreen(request(userId), userId, token);
      enforceThemeContrast();
      showLaunchSkeleton(params?.platform ?? '');
      if (isHome) showHeroImage(heroImageUrl(readCachedHome(userId)));
    },
  );
}

/** Requests what the screen asks first, and what the home asks besides. Returns whether it is the home. */
function requestScreen(url: string, userId: string, token: string): boolean {
  const isHome = url === HOME_PATH;
  const get = (path: string, first?: (response: ReadResponse) => void) =>
    fetchEarly('GET', path, axiosHeaders(token), first);
  const requestBanner = (hero: HeroTitle | undefined) => hero && get(bannerRequest(hero.id, userId));
  // The app shows the cached home first, and asks of its banner.
  const cached = isHome ? findHero(readCachedHome(userId)) : undefined;
  if (url)
    get(url, ({ body }) => {
      const hero = findHero(body);
      if (isHome && !cached) requestBanner(hero);
      showHeroImage(heroImageUrl(body));
    });
  get(premiumRequest(userId));
  requestBanner(cached);
  return isHome;
}

/** The headers that axios sends with each request. */
function axiosHeaders(token: string | null): Record<string, string> {
  const xsrf = /(?:^|; )XSRF-TOKEN=([^;]*)/.exec(document.cookie)?.[1];
  return {
    Accept: 'application/json, text/plain, */*',
    ...(token && { Authorization: `Bearer ${token}` }),
    ...(xsrf && { 'X-XSRF-TOKEN': decodeURIComponent(xsrf) }),
  };
}

function readToken(response: unknown): string | null {
  const jwt: unknown =
    typeof response === 'object' && response !== null && 'jwt' in response ? response.jwt : null;
  return typeof jwt === 'string' ? jwt : null;
}

function readCachedHome(userId: string): unknown {
  const cached: unknown = JSON.parse(localStorage.getItem(HOME_CACHE_KEY_PREFIX + userId) ?? 'null');
  return typeof cached === 'object' && cached !== null && 'top' in cached ? cached.top : undefined;
}

try {
  start();
} catch {
  // The app starts by itself.
}
