import type { QueryClient } from '@tanstack/react-query';
import { preloadHttpClient } from '../calls/load-http-client.ts';
import { createQueryClient } from '../calls/query-client.ts';
import { configureTokenRenewal } from '../calls/renew-token.ts';
import { dropEarlyResponses, hasEarlyResponses } from '../lib/launch/early-responses.ts';
import { pathSegments } from '../lib/navigation/path.ts';
import { openSession } from '../session/open-session.ts';
import { renewSession } from '../session/sign-in.ts';
import { afterVisibleImages } from '../ui/images/image-priority.ts';
import { prefetchScreen } from './prefetch-screen.ts';
import { isScreenPath } from './router.tsx';

/** What the app needs before its first render: the query cache, connected to the session, and at a screen's path a user. */
export async function prepareApp(): Promise<QueryClient> {
  const queries = createQueryClient();
  configureTokenRenewal(() => renewSession(queries));
  afterVisibleImages(prepareForPresses);
  if (!isScreenPath(location.pathname)) return queries;
  if (!isRequestedEarly()) preloadHttpClient();
  const user = await openSession(queries);
  if (typeof user === 'object' && hasEarlyResponses())
    await prefetchScreen(queries, location.pathname, user.userId);
  return queries;
}

/** Whether the inline script has sent all that the screen asks when it opens: grids ask for a second page. */
function isRequestedEarly(): boolean {
  const [screen = 'home'] = pathSegments(location.pathname);
  return hasEarlyResponses() && ['home', 'films', 'series', 'lists', 'content-view'].includes(screen);
}

/** After the first screen: what comes next sends its own requests, and at once. */
function prepareForPresses(): void {
  dropEarlyResponses();
  preloadHttpClient();
}
