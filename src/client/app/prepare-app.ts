import type { Query, QueryClient } from '@tanstack/react-query';
import * as v from 'valibot';
import { createQueryClient } from '../calls/query-client.ts';
import { configureTokenRenewal } from '../calls/renew-token.ts';
import { parseJson } from '../lib/launch/parse-json.ts';
import type { Platform } from '../messenger/theme/appearance.ts';
import { openSession } from '../session/open-session.ts';
import { renewSession } from '../session/sign-in.ts';
import type { StartedSession } from '../start/start-session.ts';
import { preloadScreen } from './router.tsx';

const stateSchema = v.array(v.tuple([v.array(v.unknown()), v.unknown()]));

/** A rendered screen's facts: the answers in the query cache, by their keys, and the platform. */
type Early = { state: v.InferOutput<typeof stateSchema>; platform: Platform };

/**
 * Prepares the first render: connects the query cache to the session, and has it take over what our server has rendered the
 * screen with, and the answers that the start has asked for. Without a session the path is no screen's.
 *
 * @param rendered Until then the screen stays what the server has rendered.
 */
export async function prepareApp(
  session: Promise<StartedSession> | undefined,
  rendered: Promise<void>,
): Promise<{ queries: QueryClient; early?: Early | undefined }> {
  const queries = createQueryClient();
  cancelOffline(queries);
  configureTokenRenewal(() => renewSession(queries));
  if (!session) return { queries };
  const { result, answers } = await session;
  await openSession(queries, result);
  const early = readEarly();
  // Stale at once: the app asks anew.
  for (const [queryKey, data] of early?.state ?? []) queries.setQueryData(queryKey, data, { updatedAt: 0 });
  for (const { queryKey, answer } of answers)
    void queries.prefetchQuery({
      queryKey,
      queryFn: early ? () => rendered.then(() => answer) : () => answer,
    });
  await preloadScreen(location.pathname);
  return { queries, early };
}

/** The facts of the content in the app's place; undefined where React has not rendered it. */
function readEarly(): Early | undefined {
  const root = document.querySelector<HTMLElement>('#root > [data-platform]');
  const state = v.safeParse(
    stateSchema,
    parseJson(document.querySelector('#early-state')?.textContent ?? null),
  );
  if (!root || !state.success) return undefined;
  return { state: state.output, platform: root.dataset['platform'] === 'ios' ? 'ios' : 'base' };
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
