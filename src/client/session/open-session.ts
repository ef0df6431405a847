import type { QueryClient } from '@tanstack/react-query';
import { withoutLaunchCredentials } from './launch-credentials.ts';
import { type SignInResult, signInQuery } from './sign-in.ts';

/**
 * Signs in, unless the start has (`started`), then removes id and key from the page's URL (behaviour 2.13). Before the router reads that: it would restore
 * them, and removing them later would render everything again.
 */
export async function openSession(queries: QueryClient, started?: SignInResult): Promise<SignInResult> {
  if (started) queries.setQueryData(signInQuery().queryKey, started);
  const result = started ?? (await queries.fetchQuery(signInQuery()));
  const { pathname, search, hash } = location;
  // With the index that the router would add when it changes an entry itself.
  const state: unknown = { idx: 0, ...history.state };
  history.replaceState(state, '', `${pathname}${withoutLaunchCredentials(search)}${hash}`);
  return result;
}
