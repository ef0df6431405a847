import { queryOptions } from '@tanstack/react-query';
import { auth, checkPremiumStatus } from '../../contract/auth.ts';
import { INIT_DATA_HEADER } from '../../contract/headers.ts';
import { sendRequest } from './send-request.ts';

/**
 * Exchanges the launch link's key for a token.
 * @param initData the messenger's signed init data, where it gave any
 */
export async function fetchAuthToken(userId: string, key: string, initData?: string): Promise<string> {
  const headers = initData ? { [INIT_DATA_HEADER]: initData } : {};
  return (await sendRequest(auth, { query: { user_id: userId, token: key }, headers, status: 200 })).jwt;
}

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
