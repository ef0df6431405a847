import { type QueryClient, type QueryFunctionContext, queryOptions } from '@tanstack/react-query';
import { fetchAuthToken } from '../calls/auth.ts';
import { dropTokenOfOtherUser, storeToken } from '../calls/auth-token.ts';
import { setTokenRenewer } from '../calls/renew-token.ts';
import { httpStatusOf } from '../calls/send-request.ts';
import { rawInitData } from '../messenger/launch-params.ts';
import {
  clearLaunchCredentials,
  type LaunchCredentials,
  readLaunchCredentials,
  storeLaunchCredentials,
} from './launch-credentials.ts';

/** The current user (behaviour 1.2). */
export type User = { userId: string };

/**
 * The result of signing in: a user; `refused` when the link is missing, wrong or expired; `failed` when the server did
 * not say so and a retry may succeed.
 */
export type SignInResult = User | 'refused' | 'failed';

const QUERY_KEY = ['sign-in'];

/** Signs in (behaviour 2.2), once a page load. The query never fails: its data tell the result. */
export function signInQuery() {
  return queryOptions({
    queryKey: QUERY_KEY,
    queryFn: signIn,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    // Offline it fails at once instead of being paused, and can be retried.
    networkMode: 'always',
  });
}

async function signIn({ client }: QueryFunctionContext): Promise<SignInResult> {
  const credentials = readLaunchCredentials(location.search);
  if (!credentials) return 'refused';
  // Stored before the request: a reload after a failure needs them.
  storeLaunchCredentials(credentials);
  dropTokenOfOtherUser(credentials.userId);
  setTokenRenewer(() => renew(client, credentials));
  const result = await fetchToken(credentials);
  if (result === 'refused') clearLaunchCredentials();
  return result;
}

/** Signs in again. Who is refused is signed out: the guard shows the error page, and a reload tries once more. */
async function renew(queries: QueryClient, credentials: LaunchCredentials): Promise<boolean> {
  const result = await fetchToken(credentials);
  if (result === 'refused') queries.setQueryData<SignInResult>(QUERY_KEY, result);
  return typeof result === 'object';
}

/** Exchanges the credentials for a token. A failure has been logged. */
async function fetchToken(credentials: LaunchCredentials): Promise<SignInResult> {
  try {
    storeToken(await fetchAuthToken(credentials.userId, credentials.key, rawInitData()), credentials.userId);
    return { userId: credentials.userId };
  } catch (error) {
    return [401, 403].includes(httpStatusOf(error) ?? 0) ? 'refused' : 'failed';
  }
}
