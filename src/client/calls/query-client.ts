import { QueryCache, QueryClient } from '@tanstack/react-query';
import { MAX_FAILURES, maySendOnReturn } from '../lib/timing/send-on-return.ts';
import { FIRST_DELAY_MS, retryInterval } from './retries.ts';

const MINUTE_MS = 60_000;

/** The query cache with the app's defaults for retries and refetching. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({
      // The library counts all failures: retries depend on those since the last success.
      onSuccess: (_data, query) => {
        if (query.state.errorUpdateCount > 0) query.setState({ errorUpdateCount: 0 });
      },
    }),
    defaultOptions: {
      queries: {
        staleTime: MINUTE_MS,
        gcTime: 30 * MINUTE_MS,
        // Retries at an interval instead, for as long as the screen is mounted: code that awaits a fetch (a
        // toggle) waits for one request only.
        retry: false,
        refetchInterval: retryInterval,
        // A request that was sent early counts as the screen's own: after a failure it is retried at the interval.
        // One that is no longer retried is sent again whenever its screen opens.
        retryOnMount: ({ state }) =>
          state.errorUpdateCount >= MAX_FAILURES || Date.now() - state.errorUpdatedAt >= FIRST_DELAY_MS,
        refetchOnReconnect: ({ state }) => maySendOnReturn(state),
        // Failed queries are refetched when the user comes back.
        refetchOnWindowFocus: ({ state }) => state.status === 'error' && maySendOnReturn(state),
      },
      // Offline mutations fail at once instead of being paused and sent later.
      mutations: { networkMode: 'always' },
    },
  });
}
