import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { auth, type Extensions } from '../../contract/auth.ts';
import { clearToken, isOfTab, storeToken } from '../calls/auth-token.ts';
import { httpStatusOf } from '../calls/failed-request.ts';
import { sendRequest } from '../calls/send-request.ts';
import { forgetDrafts } from '../lib/launch/forget-drafts.ts';
import { rawInitData } from '../messenger/launch-params.ts';
import {
  clearLaunchCredentials,
  type LaunchCredentials,
  readFarewell,
  storeFarewell,
} from './launch-credentials.ts';
import { prepareSignIn, signInRequest } from './sign-in-request.ts';

/** The current user (behaviour 1.2), and the server's extensions for them beside the 23 calls. */
export type User = { userId: string; extensions?: Extensions | undefined };

/**
 * The result of signing in: a user; `refused` if the link is missing, wrong or expired; `failed` if the server did
 * not refuse and a retry may succeed; `erased` if the person has erased their data with this launch, with or
 * without a subscription that still renews.
 */
export type SignInResult = User | 'refused' | 'failed' | 'erased' | 'erased, still renews';

const resultOf = ({ stillRenews }: { stillRenews: boolean }) =>
  stillRenews ? 'erased, still renews' : 'erased';

const QUERY_KEY = ['sign-in'];

/** The credentials of this page, for retries and renewals: the address no longer has them, nor does a full storage. */
let pageCredentials: LaunchCredentials | undefined;

/** Signs in (behaviour 2.2), once per page load. The query never fails: its data are the result. */
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

/** Signs in with the launch link's credentials, or with the tab's. Never rejects. */
export async function signIn(): Promise<SignInResult> {
  pageCredentials = prepareSignIn(location.search, rawInitData()) ?? pageCredentials;
  if (!pageCredentials) {
    const farewell = readFarewell();
    return farewell ? resultOf(farewell) : 'refused';
  }
  const result = await fetchToken(pageCredentials);
  if (result === 'refused') forgetLaunch();
  return result;
}

function forgetLaunch(): void {
  pageCredentials = undefined;
  clearLaunchCredentials();
}

/**
 * Signs in again with the same credentials, for a new token; resolves to true if there is one. A refusal signs the
 * user out: the guard shows the error page, and a reload tries once more.
 */
export async function renewSession(queries: QueryClient): Promise<boolean> {
  const credentials = pageCredentials;
  const result = credentials ? await fetchToken(credentials) : 'failed';
  // The person has erased their data meanwhile.
  if (pageCredentials !== credentials) {
    clearToken();
    return false;
  }
  if (result === 'refused' && !isErasing) {
    if (credentials) forgetDrafts(credentials.userId);
    queries.setQueryData<SignInResult>(QUERY_KEY, result);
  }
  return typeof result === 'object';
}

/** True while an erasure runs: calls in flight may be refused before its own answer comes. */
let isErasing = false;

/**
 * Erases the person's data, which ends the session: the guard shows the farewell, and nothing signs in again until the app
 * is launched anew (behaviour 22.10). Throws as the call does.
 */
export async function eraseAndLeave(
  queries: QueryClient,
  erase: () => Promise<{ stillRenews: boolean }>,
): Promise<void> {
  isErasing = true;
  try {
    const outcome = await erase();
    if (pageCredentials) {
      storeFarewell(pageCredentials, rawInitData(), outcome);
      forgetDrafts(pageCredentials.userId);
    }
    forgetLaunch();
    clearToken();
    queries.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== QUERY_KEY[0] });
    queries.setQueryData<SignInResult>(QUERY_KEY, resultOf(outcome));
  } finally {
    isErasing = false;
  }
}

/** Exchanges the credentials for a token. A failure has been logged. */
async function fetchToken(credentials: LaunchCredentials): Promise<SignInResult> {
  try {
    const answer = await sendRequest(auth, signInRequest(credentials, rawInitData()));
    storeToken(answer.jwt, credentials.userId, isOfTab(answer));
    return { userId: credentials.userId, extensions: answer.vetrina };
  } catch (error) {
    return [401, 403].includes(httpStatusOf(error) ?? 0) ? 'refused' : 'failed';
  }
}
