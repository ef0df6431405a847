import { QueryClient } from '@tanstack/react-query';
import { httpStatusOf } from './send-request.ts';

const MINUTE_MS = 60_000;
const MAX_RETRIES = 2;

/** Retries after network failures, 5xx, 408 and 429, not after another 4xx. */
function shouldRetry(failures: number, error: unknown): boolean {
  const status = httpStatusOf(error);
  const isPermanent = status !== undefined && status < 500 && status !== 408 && status !== 429;
  return !isPermanent && failures < MAX_RETRIES;
}

/** The query cache with the app's defaults for retries and refetching. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: MINUTE_MS,
        gcTime: 30 * MINUTE_MS,
        retry: shouldRetry,
        retryDelay: (failures) => 500 * 2 ** failures,
        // Failed queries are fetched again when the user comes back.
        refetchOnWindowFocus: ({ state }) => state.status === 'error',
      },
      // Offline mutations fail at once instead of being paused and sent later.
      mutations: { networkMode: 'always' },
    },
  });
}
