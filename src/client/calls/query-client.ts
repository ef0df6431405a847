import { QueryClient } from '@tanstack/react-query';
import { FIRST_DELAY_MS, retryInterval } from './retries.ts';

const MINUTE_MS = 60_000;

/** The query cache with the app's defaults for retries and refetching. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: MINUTE_MS,
        gcTime: 30 * MINUTE_MS,
        // By interval instead, which lasts as long as the screen and not as long as one fetch: whoever waits for that
        // (a press of a toggle) waits for one request.
        retry: false,
        refetchInterval: retryInterval,
        // The failure of a request that was sent early is the screen's own: its retry keeps to the interval.
        retryOnMount: ({ state }) => Date.now() - state.errorUpdatedAt >= FIRST_DELAY_MS,
        // Failed queries are fetched again when the user comes back.
        refetchOnWindowFocus: ({ state }) => state.status === 'error',
      },
      // Offline mutations fail at once instead of being paused and sent later.
      mutations: { networkMode: 'always' },
    },
  });
}
