import type { QueryClient } from '@tanstack/react-query';
import { topQuery } from '../features/titles/use-top.ts';
import { withoutLaunch } from '../session/launch.ts';
import { signInQuery } from '../session/sign-in.ts';

/** How long the first commit waits for what it shows, in milliseconds: an early answer is there or soon will be. */
const PATIENCE_MS = 60;

/**
 * Signs in and fetches what the home shows before anything is drawn, where the page has asked for both already: the
 * first screen then stands in one commit.
 */
export async function prepareFirstScreen(queries: QueryClient): Promise<void> {
  const user = await queries.fetchQuery(signInQuery());
  if (typeof user === 'string') return;
  const { pathname, search, hash } = location;
  // Before the router reads the address: it would have to draw everything once more for another one.
  history.replaceState(history.state, '', `${pathname}${withoutLaunch(search)}${hash}`);
  if (!['/', '/home'].includes(pathname)) return;
  const patience = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
  await Promise.race([queries.prefetchQuery(topQuery(user.userId)), patience]);
}
