import { AUTH_PATH, hasExtensions } from '../../contract/auth.ts';
import { fieldOf } from '../../contract/field-of.ts';
import { currentToken, isOfTab, storeToken } from '../calls/auth-token.ts';
import { requestHeaders } from '../calls/request-headers.ts';
import { type GetRequest, premiumRequest, urlOf } from '../calls/requests.ts';
import { bannerRequests, SCREEN_REQUESTS, type ScreenRequests } from '../calls/screen-requests.ts';
import { type EarlyOptions, fetchEarly } from '../lib/launch/early-responses.ts';
import { parseJson } from '../lib/launch/parse-json.ts';
import { HOME_CACHE_KEY_PREFIX } from '../lib/launch/storage-keys.ts';
import { pathSegments } from '../lib/navigation/path.ts';
import { leaveReloadedOverlay } from '../lib/navigation/reloaded-overlay.ts';
import { enforceThemeContrast } from '../lib/theme/theme-contrast.ts';
import { afterPaint } from '../lib/timing/after-paint.ts';
import { BELOW_TIMEOUT_MS, BUNDLE_TIMEOUT_MS } from '../lib/timing/launch-clock.ts';
import { wait } from '../lib/timing/wait.ts';
import { findBridge } from '../messenger/bridge.ts';
import { applyTheme } from '../messenger/theme/apply-theme.ts';
import { type EarlyRoutePath, findByPath } from '../routes.ts';
import type { LaunchCredentials } from '../session/launch-credentials.ts';
import { prepareSignIn, signInRequest } from '../session/sign-in-request.ts';
import { fillGenres } from './draw-genres.ts';
import { fillHome } from './draw-home.ts';
import { fillRanking } from './draw-row.ts';
import { drawShape, type Fill, isNamed } from './draw-screen.ts';
import { fillTitle } from './draw-title.ts';
import { type EarlyLaunchParams, readEarlyLaunchParams } from './early-launch-params.ts';
import { removeOwnParts, showLaunchSkeleton, showResponse } from './show-launch-skeleton.ts';

/*
 * Inlined into index.html and run before the bundle has loaded: signs in, sends the opened screen's requests and
 * shows the launch skeleton. The app's calls take the responses (`takeEarlyResponse`). In any unusual case it does
 * nothing, and the app does the same work later.
 */

/** The screens that are drawn for the app to take over; the others have a skeleton. */
const DRAWN: Partial<Record<EarlyRoutePath, Fill>> = {
  home: fillHome,
  'content-view/:id': fillTitle,
  films: fillRanking,
  series: fillRanking,
  generi: fillGenres,
};

/** Lets the bundle that `delayBundle` has held back be evaluated. */
let releaseBundle = () => {};
let bundleTimer: ReturnType<typeof setTimeout> | undefined;

function start(): void {
  leaveReloadedOverlay();
  const params = readEarlyLaunchParams();
  const route = findByPath(SCREEN_REQUESTS, location.pathname);
  const credentials = route && prepareSignIn(location.search, params?.initData);
  const fill = findByPath(DRAWN, location.pathname)?.entry;
  // First of all: the first paint waits for its response.
  if (credentials) {
    const requests = route.entry(credentials.userId, route.part);
    signInEarly(credentials, requests, fill, params);
  }
  if (credentials && fill) delayBundle();
  else preloadBundle();
  applyTheme(params?.theme ?? {});
  if (!params) return;
  findBridge()?.('web_app_expand', undefined);
  window.isExpanded = true;
}

/** A drawn screen does without the bundle, which leaves the line to the screen's first image. */
function delayBundle(): void {
  window.bundleIsDue = new Promise((resolve) => {
    releaseBundle = resolve;
  });
  bundleTimer = setTimeout(releaseBundle, BUNDLE_TIMEOUT_MS);
  const onTouch = () => {
    if (window.drawnScreen) window.drawnScreen.isTouched = true;
    releaseBundle();
  };
  for (const type of ['pointerdown', 'keydown']) addEventListener(type, onTouch, true);
}

function preloadBundle(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[data-bundle]')) link.rel = 'preload';
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
  fill: Fill | undefined,
  params: EarlyLaunchParams | null,
): void {
  const { userId } = credentials;
  const { query, headers, status } = signInRequest(credentials, params?.initData);
  // While the request is on its way.
  const styled = pageParsed().then(enforceThemeContrast);
  // The app gets the response after the screen's first request has been sent, so that it does not send that itself.
  void fetchEarly(
    'POST',
    `${AUTH_PATH}?${new URLSearchParams(query)}`,
    { ...requestHeaders(currentToken()), ...headers },
    {
      read: async ({ status: answered, body }) => {
        const token = answered === status && readToken(body);
        if (!token) return releaseBundle();
        storeToken(token, userId, isOfTab(body));
        const screen: { show?: Show } = {};
        const cached = fill === fillHome ? readCachedHome(userId) : undefined;
        const banner = bannerRequests(cached, userId);
        requestScreen(requests, banner, userId, token, (response, row) => screen.show?.(response, row));
        await styled;
        if (!hasExtensions(body)) removeOwnParts();
        screen.show = fill ? showDrawn(fill, cached, params) : showSkeleton(params);
        void Promise.resolve(window.bundleIsDue).then(preloadScreenCode);
      },
    },
  ).catch(() => releaseBundle());
}

/** Resolves once the browser has parsed the page, whose template is at its end: responses may come before that. */
function pageParsed(): Promise<unknown> {
  return new Promise((resolve) => {
    if (document.readyState === 'loading')
      document.addEventListener('readystatechange', resolve, { once: true });
    else resolve(undefined);
  });
}

/** Shows one of the screen's first responses; returns the part of it that the app needs, if that is known. */
type Show = (response: unknown, row?: number) => unknown;

function showSkeleton(params: EarlyLaunchParams | null): Show {
  showLaunchSkeleton(params?.platform ?? '');
  announceReady();
  return showResponse;
}

/** Draws the screen: with the titles of the last visit at once, else with its response. */
function showDrawn(fill: Fill, cached: unknown, params: EarlyLaunchParams | null): Show {
  clearTimeout(bundleTimer);
  setTimeout(releaseBundle, BUNDLE_TIMEOUT_MS);
  const screen = drawShape(params?.platform ?? '');
  if (!screen) return showSkeleton(params);
  if (isNamed(screen)) announceReady();
  const isTaken = () => isNamed(screen) && window.drawnScreen?.isAttaching !== false;
  const isInPlace = () => screen.closest('#root') !== null && !isTaken();
  const show = (response: unknown, isCached: boolean, row?: number) => {
    const shown = fill(screen, response, releaseBundle, { isCached, row });
    if (shown) announceReady();
    return shown;
  };
  // The app, which may have hydrated the home already, shows a response that comes after the titles of the last
  // visit.
  if (show(cached, true)) return () => undefined;
  return (response, row) => {
    const shown = isInPlace() && show(response, false, row);
    if (shown || !isInPlace()) return shown || undefined;
    if (isNamed(screen)) return releaseBundle();
    screen.remove();
    showSkeleton(params)(response);
    releaseBundle();
    return undefined;
  };
}

/** Announces the page once it has been painted: the messenger then removes its placeholder. */
function announceReady(): void {
  const announce = (entries: PerformanceObserverEntryList) => {
    if (window.isReadyAnnounced || entries.getEntriesByName('first-contentful-paint').length === 0) return;
    window.isReadyAnnounced = true;
    findBridge()?.('web_app_ready', undefined);
  };
  // A hidden window paints nothing: there the app announces it.
  new PerformanceObserver(announce).observe({ type: 'paint', buffered: true });
}

/** Sends the screen's requests, and `cached`: those of the last visit's home, which the app shows first. */
function requestScreen(
  requests: ScreenRequests,
  cached: readonly GetRequest[],
  userId: string,
  token: string,
  show: Show,
): void {
  const { first, below = [], next } = requests;
  const get = (request: GetRequest, options?: EarlyOptions) =>
    fetchEarly('GET', urlOf(request), requestHeaders(token), options);
  // Sending one takes a slow phone 10 ms: the first paint comes before the others.
  const painted = new Promise<void>(afterPaint);
  const inView = first.map((request, row) =>
    get(request, {
      ...(row > 0 && { after: painted }),
      read: async (received) => {
        const { status, body } = received;
        const isSuccess = status < 300;
        if (row === 0 && isSuccess && cached.length === 0)
          next?.(body).forEach((request) => void get(request));
        await pageParsed();
        received.body = show(isSuccess ? body : undefined, row) ?? body;
      },
    }),
  );
  for (const request of [premiumRequest(userId), ...cached]) void get(request, { after: painted });
  const answered = Promise.race([...inView, wait(BELOW_TIMEOUT_MS)]).catch(() => undefined);
  // Without an answer they take all connections of HTTP/1.1, which those in view and the bundle need.
  const after = painted.then(() => answered).then(() => window.bundleIsDue);
  for (const request of below) void get(request, { after });
}

function readToken(response: unknown): string | null {
  const jwt = fieldOf(response, 'jwt');
  return typeof jwt === 'string' ? jwt : null;
}

function readCachedHome(userId: string): unknown {
  try {
    return fieldOf(parseJson(localStorage.getItem(HOME_CACHE_KEY_PREFIX + userId)), 'top');
  } catch {
    return undefined;
  }
}

window.screenRequests = SCREEN_REQUESTS;
try {
  start();
} catch {
  // The app starts without it.
  preloadBundle();
  releaseBundle();
}
