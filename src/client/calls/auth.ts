import { auth, checkPremiumStatus } from '../../contract/auth.ts';
import { INIT_DATA_HEADER } from '../../contract/headers.ts';
import { send } from './send.ts';

/**
 * Trades the launch link's key for a token.
 * @param launchData the messenger's signed launch data, when it handed some over
 */
export async function authenticate(userId: string, key: string, launchData?: string): Promise<string> {
  const headers = launchData ? { [INIT_DATA_HEADER]: launchData } : {};
  return (await send(auth, { query: { user_id: userId, token: key }, headers, status: 200 })).jwt;
}

export async function fetchPremium(userId: string, signal?: AbortSignal): Promise<boolean> {
  return (await send(checkPremiumStatus, { query: { 'user-id': userId }, signal })).isPremium;
}
