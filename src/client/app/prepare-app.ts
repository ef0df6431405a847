import type { Query, QueryClient } from '@tanstack/react-query';
import { preloadHttpClient } from '../calls/load-http-client.ts';
import { createQueryClient } from '../calls/query-client.ts';
import { configureTokenRenewal } from '../calls/renew-token.ts';
import { dropEarlyResponses, hasEarlyResponses } from '../lib/launch/early-responses.ts';
import { afterPress } from '../lib/timing/after-press.ts';
import { FIRST_RENDER_TIMEOUT_MS, TAKE_OVER_TIMEOUT_MS } from '../lib/timing/launch-clock.ts';
import { wait } from '../lib/timing/wait.ts';
import { findByPath } from '../routes.ts';
import { openSession } from '../session/open-session.ts';
import { renewSession } from '../session/sign-in.ts';
import { afterVisibleImages } from '../ui/images/image-priority.ts';
import { PREFETCHES } from './prefetches.ts';
import { isScreenPath, preloadScreen } from './router.tsx';

/**
 * Prepares the first render: connects the query cache to the session and, at a screen's path, signs in. Also waits
 * a moment for the screen's code: without it there is nothing to render that the launch skeleton does not show.
 */
export async function prepareApp(): Promise<QueryClient> {
  mergeSlashes();
  const code = preloadScreen(location.pathname);
  const queries = createQueryClient();
  cancelOffline(queries);
  configureTokenRenewal(() => renewSession(queries));
  const { earlyResponses } = window;
  afterVisibleImages(() => dropEarlyResponses(false, earlyResponses));
  afterPress(preloadHttpClient);
  if (!isScreenPath(location.pathname)) return queries;
  const route = findByPath(PREFETCHES, location.pathname);
  if (!route || !hasEarlyResponses()) preloadHttpClient();
  const user = await openSession(queries);
  if (route && typeof user === 'object' && hasEarlyResponses()) {
    const limit = window.drawnScreen ? TAKE_OVER_TIMEOUT_MS : FIRST_RENDER_TIMEOUT_MS;
    await Promise.race([Promise.all([code, ...route.entry(queries, user.userId, route.part)]), wait(limit)]);
  }
  return queries;
}

/**
 * The HTTP client has no timeout (behaviour 7.1): without a network, requests in flight would hang, so they are
 * cancelled. React Query fetches queries without data again when the network returns, except those that also run
 * offline, such as signing in, which continue.
 */
function cancelOffline(queries: QueryClient): void {
  const filters = {
    fetchStatus: 'fetching',
    predicate: ({ options }: Query) => options.networkMode !== 'always',
  } as const;
  window.addEventListener('offline', () => void queries.cancelQueries(filters));
}

/**
 * Joins repeated slashes, such as those after an address that ends with one, as the early start does: the router
 * finds no screen for them, and the History API reads two leading ones as a host.
 */
function mergeSlashes(): void {
  const { pathname, search, hash } = location;
  if (!pathname.includes('//')) return;
  history.replaceState(history.state, '', `${pathname.replace(/\/+/g, '/')}${search}${hash}`);
}
