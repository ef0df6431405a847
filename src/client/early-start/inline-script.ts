import { AUTH_PATH } from '../../contract/auth.ts';
import { HOME_PATH } from '../../contract/rankings.ts';
import { currentToken } from '../calls/auth-token.ts';
import { type GetRequest, premiumRequest, urlOf } from '../calls/requests.ts';
import { type EarlyOptions, fetchEarly } from '../lib/launch/early-responses.ts';
import { HOME_CACHE_KEY_PREFIX } from '../lib/launch/home-cache-key.ts';
import { pathSegments } from '../lib/navigation/path.ts';
import { enforceThemeContrast } from '../lib/theme/theme-contrast.ts';
import { applyTheme } from '../messenger/theme/apply-theme.ts';
import { findByPath } from '../routes.ts';
import type { LaunchCredentials } from '../session/launch-credentials.ts';
import { prepareSignIn, signInRequest } from '../session/sign-in-request.ts';
import { type EarlyLaunchParams, readEarlyLaunchParams } from './early-launch-params.ts';
import { bannerRequests, SCREEN_REQUESTS, type ScreenRequests } from './screen-requests.ts';
import { showImages, showLaunchSkeleton } from './show-launch-skeleton.ts';

/*
 * Inlined into index.html and run before the bundle has loaded: signs in, then sends what the opened screen asks and shows
 * the launch skeleton. The app's calls take the responses
 * (`takeEarlyResponse`). On anything unusual it does nothing: the app then does the same by itself.
 */

/** Maximum wait of what is below for a response to what is in view, in milliseconds. */
const BELOW_TIMEOUT_MS = 1000;

function start(): void {
  const params = readEarlyLaunchParams();
  const route = findByPath(SCREEN_REQUESTS, location.pathname);
  const credentials = route && prepareSignIn(location.search);
  if (credentials) {
    const requests = route.entry(credentials.userId, decodeURIComponent(route.part));
    signInEarly(credentials, requests, params);
  }
  if (params) applyTheme(params.theme);
}

/**
 * Activates the page's links to the code of the screen at this path: it arrives with the bundle, not after it. Earlier it
 * would hold up sign-in, and so the first paint.
 */
function preloadScreenCode(): void {
  const [screen = ''] = pathSegments(location.pathname);
  const links = document.querySelectorAll<HTMLLinkElement>(`[data-screens~="${CSS.escape(screen)}"]`);
  for (const link of links) link.rel = 'preload';
}

function signInEarly(
  credentials: LaunchCredentials,
  requests: ScreenRequests,
  params: EarlyLaunchParams | null,
): void {
  const { userId } = credentials;
  const { query, headers, status } = signInRequest(credentials, params?.initData);
  // The app gets the response after the screen's first request has been sent, so that it does not send that itself.
  void fetchEarly(
    'POST',
    `${AUTH_PATH}?${new URLSearchParams(query)}`,
    { ...axiosHeaders(currentToken()), ...headers },
    {
      read: ({ status: answered, body }) => {
        const token = answered === status && readToken(body);
        if (!token) return;
        const isHome = requestScreen(requests, userId, token);
        enforceThemeContrast();
        showLaunchSkeleton(params?.platform ?? '');
        preloadScreenCode();
        if (isHome) showImages(readCachedHome(userId));
      },
    },
  );
}

/** Sends what the screen requests. Returns whether it is the home. */
function requestScreen({ first, below = [], next }: ScreenRequests, userId: string, token: string): boolean {
  const isHome = first[0]?.path === HOME_PATH;
  const get = (request: GetRequest, options?: EarlyOptions) =>
    fetchEarly('GET', urlOf(request), axiosHeaders(token), options);
  // The app shows the cached home first, and asks of its banner.
  const cached = isHome ? bannerRequests(readCachedHome(userId), userId) : [];
  const inView = first.map((request, row) =>
    get(request, {
      read: ({ status, body }) => {
        if (row === 0 && status < 300 && cached.length === 0)
          next?.(body).forEach((request) => void get(request));
        showImages(body, row);
      },
    }),
  );
  for (const request of [premiumRequest(userId), ...cached]) void get(request);
  const timeout = new Promise((resolve) => setTimeout(resolve, BELOW_TIMEOUT_MS));
  const after = Promise.race([...inView, timeout]).catch(() => undefined);
  for (const request of below) void get(request, { after });
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
  try {
    const cached: unknown = JSON.parse(localStorage.getItem(HOME_CACHE_KEY_PREFIX + userId) ?? 'null');
    return typeof cached === 'object' && cached !== null && 'top' in cached ? cached.top : undefined;
  } catch {
    return undefined;
  }
}

try {
  start();
} catch {
  // The app starts by itself.
}
