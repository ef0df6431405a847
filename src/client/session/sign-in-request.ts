import { INIT_DATA_HEADER } from '../../contract/headers.ts';
import { dropTokenOfOtherUser } from '../calls/auth-token.ts';
import {
  hasLeft,
  type LaunchCredentials,
  readLaunchCredentials,
  storeLaunchCredentials,
} from './launch-credentials.ts';

/**
 * The credentials to sign in with, from this URL's query or the last sign-in in this tab; undefined without any,
 * and after an erasure by this launch. Stores them, because a reload after a failure needs them, and removes a
 * different user's token.
 */
export function prepareSignIn(search: string, initData?: string): LaunchCredentials | undefined {
  const credentials = readLaunchCredentials(search);
  if (!credentials || hasLeft(credentials, initData)) return undefined;
  storeLaunchCredentials(credentials);
  dropTokenOfOtherUser(credentials.userId);
  return credentials;
}

/** The request that signs in, and the only status by which it succeeds (behaviour 2.2). */
export function signInRequest({ userId, key }: LaunchCredentials, initData: string | undefined) {
  return {
    query: { user_id: userId, token: key },
    // For our server; others may ignore it (behaviour 2.6).
    headers: initData ? { [INIT_DATA_HEADER]: initData } : {},
    status: 200,
  };
}
