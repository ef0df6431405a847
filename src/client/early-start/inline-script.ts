import { INIT_DATA_HEADER } from '../../contract/headers.ts';
import { currentToken, dropTokenOfOtherUser } from '../calls/auth-token.ts';
import { fetchEarly } from '../lib/early-responses.ts';
import { HOME_CACHE_KEY_PREFIX } from '../lib/home-cache-key.ts';
import { enforceThemeContrast } from '../lib/theme-contrast.ts';
import { type LaunchCredentials, readLaunchCredentials } from '../session/launch-credentials.ts';
import { applyTheme } from './apply-theme.ts';
import { type EarlyLaunchParams, readEarlyLaunchParams } from './early-launch-params.ts';
import { firstRequestUrl, HOME_TITLES_URL } from './first-request.ts';
import { heroImageUrl, showHeroImage, showLaunchSkeleton } from './show-launch-skeleton.ts';

/*
 * Inlined into index.html and run before the bundle has loaded: signs in, then sends the opened screen's first request
 * and shows the launch skeleton. The app's HTTP client takes both responses (`fetchOrTakeEarlyResponse`). On anything
 * unusual it does nothing: the app then does the same by itself.
 */

async function start(): Promise<void> {
  const params = readEarlyLaunchParams();
  const launch = readLaunchCredentials(location.search);
  const call = launch && firstRequestUrl(location.pathname, launch.userId);
  const signIn = launch && call !== undefined && signInEarly(launch, call, params);
  if (params) applyTheme(params.theme);
  await signIn;
}

function signInEarly(
  { userId, key }: LaunchCredentials,
  call: string,
  params: EarlyLaunchParams | null,
): Promise<unknown> {
  dropTokenOfOtherUser(userId);
  const query = new URLSearchParams({ user_id: userId, token: key });
  const signed = params?.initData && { [INIT_DATA_HEADER]: params.initData };
  // The app gets the response after the screen's first request has been sent, so that it does not send that itself.
  return fetchEarly(
    'POST',
    `/api/auth?${query}`,
    { ...headers(currentToken()), ...signed },
    async (response) => {
      const token = response.status === 200 && readToken(await response.json());
      if (!token) return;
      const screen = call && fetchEarly('GET', call, headers(token));
      enforceThemeContrast();
      showLaunchSkeleton(params?.platform ?? '');
      if (call === HOME_TITLES_URL) showHeroImage(heroImageUrl(readCachedHero(userId)));
      if (screen) void screen.then(showHeroImageOf).catch(() => undefined);
    },
  );
}

async function showHeroImageOf(response: Response): Promise<void> {
  showHeroImage(heroImageUrl(await response.clone().json()));
}

/** The headers that axios sends with each request. */
function headers(token: string | null): Record<string, string> {
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
