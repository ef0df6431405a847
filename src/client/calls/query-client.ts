import { QueryClient } from '@tanstack/react-query';
import { statusOf } from './send.ts';

const MINUTE = 60_000;
const RETRIES = 2;

/** A wrong request stays wrong; a busy or failing server and a lost network deserve another try. */
function deservesRetry(failures: number, error: unknown): boolean {
  const status = statusOf(error);
  const hopeless = status !== undefined && status < 500 && status !== 408 && status !== 429;
  return !hopeless && failures < RETRIES;
}

/** The cache of what the calls answered: asked again quietly on failure and when the network returns. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: MINUTE,
        gcTime: 30 * MINUTE,
        retry: deservesRetry,
        retryDelay: (failures) => 500 * 2 ** failures,
        // Who comes back to a page that stumbled finds it tried again.
        refetchOnWindowFocus: ({ state }) => state.status === 'error',
      },
      // A press while offline fails at once and says so, instead of happening some time later.
      mutations: { networkMode: 'always' },
    },
  });
}
