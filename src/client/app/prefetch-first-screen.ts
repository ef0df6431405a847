import type { QueryClient } from '@tanstack/react-query';
import { cachedHomeTitlesQuery } from '../features/titles/use-home-titles.ts';
import { withoutLaunchCredentials } from '../session/launch-credentials.ts';
import { signInQuery } from '../session/sign-in.ts';

/** Milliseconds that the first render waits for the home's titles at most. */
const TIMEOUT_MS = 60;

/**
 * Signs in and fetches the home's titles before the first render, where the inline script has requested both already:
 * the first screen then needs one commit.
 */
export async function prefetchFirstScreen(queries: QueryClient): Promise<void> {
  const user = await queries.fetchQuery(signInQuery());
  if (typeof user === 'string') return;
  const { pathname, search, hash } = location;
  // Before the router reads the URL: removing them later would render everything again.
  history.replaceState(history.state, '', `${pathname}${withoutLaunchCredentials(search)}${hash}`);
  if (!['/', '/home'].includes(pathname)) return;
  const timeout = new Promise((resolve) => setTimeout(resolve, TIMEOUT_MS));
  await Promise.race([queries.prefetchQuery(cachedHomeTitlesQuery(user.userId)), timeout]);
}
