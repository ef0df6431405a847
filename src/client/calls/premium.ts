import { queryOptions } from '@tanstack/react-query';
import { checkPremiumStatus } from '../../contract/auth.ts';
import { sendRequest } from './send-request.ts';

async function fetchPremium(userId: string, signal?: AbortSignal): Promise<boolean> {
  return (await sendRequest(checkPremiumStatus, { query: { 'user-id': userId }, signal })).isPremium;
}

/** Whether the user is premium. */
export function premiumQuery(userId: string) {
  return queryOptions({
    queryKey: ['premium', userId],
    queryFn: ({ signal }) => fetchPremium(userId, signal),
    staleTime: Number.POSITIVE_INFINITY,
    // Premium is bought in the chat while the app is open.
    refetchOnWindowFocus: ({ state }) => (state.data === true ? false : 'always'),
  });
}
