import { AUTH_PATH } from '../../contract/auth.ts';
import { heroImageUrl } from '../../contract/hero-image.ts';
import { HOME_PATH } from '../../contract/rankings.ts';
import { currentToken } from '../calls/auth-token.ts';
import { fetchEarly } from '../lib/launch/early-responses.ts';
import { HOME_CACHE_KEY_PREFIX } from '../lib/launch/home-cache-key.ts';
import { enforceThemeContrast } from '../lib/theme/theme-contrast.ts';
import { applyTheme } from '../messenger/apply-theme.ts';
import type { LaunchCredentials } from '../session/launch-credentials.ts';
import { prepareSignIn, signInRequest } from '../session/sign-in-request.ts';
import { type EarlyLaunchParams, readEarlyLaunchParams } from './early-launch-params.ts';
import { type FirstRequest, findFirstRequest } from './first-request.ts';
import { showHeroImage, showLaunchSkeleton } from './show-launch-skeleton.ts';

/*
 * Inlined into index.html and run before the bundle has loaded: signs in, then sends the opened screen's first request
 * and shows the launch skeleton. The app's HTTP client takes both responses (`fetchOrTakeEarlyResponse`). On anything
 * unusual it does nothing: the app then does the same by itself.
 */

async function start(): Promise<void> {
  const params = readEarlyLaunchParams();
  const request = findFirstRequest(location.pathname);
  const credentials = request && prepareSignIn(location.search);
  const signIn = credentials && signInEarly(credentials, request, params);
  if (params) applyTheme(params.theme);
  await signIn;
}

function signInEarly(
  credentials: LaunchCredentials,
  request: FirstRequest,
  params: EarlyLaunchParams | null,
): Promise<unknown> {
  const { userId } = credentials;
  const { query, headers, status } = signInRequest(credentials, params?.initData);
  // The app gets the response after the screen's first request has been sent, so that it does not send that itself.
  return fetchEarly(
    'POST',
    `${AUTH_PATH}?${new URLSearchParams(query)}`,
    { ...axiosHeaders(currentToken()), ...headers },
    async (response) => {
      const token = response.status === status && readToken(await response.json());
      if (!token) return;
      const url = request(userId);
      const screen = url && fetchEarly('GET', url, axiosHeaders(token));
      enforceThemeContrast();
      showLaunchSkeleton(params?.platform ?? '');
      if (url === HOME_PATH) showHeroImage(heroImageUrl(readCachedHero(userId)));
      if (screen) void screen.then(showHeroImageOf).catch(() => undefined);
    },
  );
}

async function showHeroImageOf(response: Response): Promise<void> {
  showHeroImage(heroImageUrl(await response.clone().json()));
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

function readCachedHero(userId: string): unknown {
  const cached: unknown = JSON.parse(localStorage.getItem(HOME_CACHE_KEY_PREFIX + userId) ?? 'null');
  return typeof cached === 'object' && cached !== null && 'top' in cached ? cached.top : undefined;
}

// The app takes the failed response and shows the error.
start().catch(() => undefined);
