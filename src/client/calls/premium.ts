import { queryOptions } from '@tanstack/react-query';
import { checkPremiumStatus } from '../../contract/auth.ts';
import { refetchOnReturn } from './retries.ts';
import { sendRequest } from './send-request.ts';

export const fetchPremium = async (userId: string, signal?: AbortSignal) =>
  (await sendRequest(checkPremiumStatus, { query: { 'user-id': userId }, signal })).isPremium;

export function premiumQuery(userId: string) {
  return queryOptions({
    queryKey: ['premium', userId],
    queryFn: ({ signal }) => fetchPremium(userId, signal),
    staleTime: Number.POSITIVE_INFINITY,
    // Premium is bought in the chat while the app is open.
    refetchOnWindowFocus: (query) => query.state.data !== true && refetchOnReturn(query),
  });
}
