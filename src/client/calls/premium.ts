import { queryOptions } from '@tanstack/react-query';
import { checkPremiumStatus } from '../../contract/auth.ts';
import { refetchOnReturn } from './retries.ts';
import { sendRequest } from './send-request.ts';

export function premiumQuery(userId: string) {
  return queryOptions({
    queryKey: ['premium', userId],
    queryFn: async ({ signal }) =>
      (await sendRequest(checkPremiumStatus, { query: { 'user-id': userId }, signal })).isPremium,
    staleTime: Number.POSITIVE_INFINITY,
    // Premium is bought in the chat while the app is open.
    refetchOnWindowFocus: (query) => query.state.data !== true && refetchOnReturn(query),
  });
}
