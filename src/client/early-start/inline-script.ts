import { AUTH_PATH } from '../../contract/auth.ts';
import { findHero, type HeroTitle } from '../../contract/hero-image.ts';
import { HOME_PATH } from '../../contract/rankings.ts';
import { currentToken } from '../calls/auth-token.ts';
import { fetchEarly, type ReadResponse } from '../lib/launch/early-responses.ts';
import { HOME_CACHE_KEY_PREFIX } from '../lib/launch/home-cache-key.ts';
import { pathSegments } from '../lib/navigation/path.ts';
import { enforceThemeContrast } from '../lib/theme/theme-contrast.ts';
import { applyTheme } from '../messenger/theme/apply-theme.ts';
import type { LaunchCredentials } from '../session/launch-credentials.ts';
import { prepareSignIn, signInRequest } from '../session/sign-in-request.ts';
import { type EarlyLaunchParams, readEarlyLaunchParams } from './early-launch-params.ts';
import { bannerRequest, type FirstRequests, findFirstRequests, premiumRequest } from './first-requests.ts';
import { showImages, showLaunchSkeleton } from './show-launch-skeleton.ts';

/*
 * Inlined into index.html and run before the bundle has loaded: signs in, then sends what the opened screen asks first
 * (all that the home asks: it needs no HTTP client) and shows the launch skeleton. The app's calls take the responses
 * (`takeEarlyResponse`). On anything unusual it does nothing: the app then does the same by itself.
 */

function start(): void {
  const params = readEarlyLaunchParams();
  const requests = findFirstRequests(location.pathname);
  const credentials = requests && prepareSignIn(location.search);
  if (credentials) signInEarly(credentials, requests, params);
  if (params) applyTheme(params.theme);
}

/**
 * Activates the page's links to the code of the screen at this path: it arrives with the bundle, not after it. Earlier it
 * would hold up sign-in, and so the first paint.
 */
function preloadScreenCode(): void {
  const [screen = ''] = pathSegments(location.pathname);
  const links = document.querySelectorAll<HTMLLinkElement>(`[data-screens~="${CSS.escape(screen)}"]`);
  for (const link of links) link.rel = link.as === 'style' ? 'preload' : 'modulepreload';
}

function signInEarly(
  credentials: LaunchCredentials,
  requests: FirstRequests,
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
      const isHome = requestScreen(requests(userId), userId, token);
      enforceThemeContrast();
      showLaunchSkeleton(params?.platform ?? '');
      preloadScreenCode();
      if (isHome) showImages(readCachedHome(userId));
    },
  );
}

/** Requests what the screen asks first, and what the home asks besides. Returns whether it is the home. */
function requestScreen(urls: readonly string[], userId: string, token: string): boolean {
  const isHome = urls[0] === HOME_PATH;
  const get = (path: string, first?: (response: ReadResponse) => void) =>
    fetchEarly('GET', path, axiosHeaders(token), first);
  const requestBanner = (hero: HeroTitle | undefined) => hero && get(bannerRequest(hero.id, userId));
  // The app shows the cached home first, and asks of its banner.
  const cached = isHome ? findHero(readCachedHome(userId)) : undefined;
  urls.forEach((url, row) =>
    get(url, ({ body }) => {
      if (isHome && !cached) requestBanner(findHero(body));
      showImages(body, row);
    }),
  );
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
