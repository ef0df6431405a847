import { queryOptions } from '@tanstack/react-query';
import { authenticate } from '../calls/auth.ts';
import { renewTokenBy } from '../calls/renew-token.ts';
import { statusOf } from '../calls/send.ts';
import { dropForeignToken, storeToken } from '../calls/token.ts';
import { signedLaunchData } from '../messenger/launch-data.ts';
import { forgetLaunch, keepLaunch, type Launch, readLaunch } from './launch.ts';

/** The current user (spec section 3). */
export type User = { userId: string };

/**
 * How signing in ended: with a user; `refused` when the link is missing, wrong or expired; `failed` when nobody said
 * so, and it may go well another time.
 */
export type SignIn = User | 'refused' | 'failed';

/** Signing in (spec section 4), once for this page. It never fails: its answer tells how it ended. */
export function signInQuery() {
  return queryOptions({
    queryKey: ['sign-in'],
    queryFn: signIn,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    // Without a network it ends at once, and can be tried again.
    networkMode: 'always',
  });
}

async function signIn(): Promise<SignIn> {
  const launch = readLaunch(location.search);
  if (!launch) return 'refused';
  // Kept before the call: after a failure a reload, which may go well, has nothing else to sign in with.
  keepLaunch(launch);
  dropForeignToken(launch.userId);
  renewTokenBy(async () => typeof (await trade(launch)) === 'object');
  return trade(launch);
}

/** Trades the launch for a token. A failure has been logged. */
async function trade(launch: Launch): Promise<SignIn> {
  try {
    storeToken(await authenticate(launch.userId, launch.key, signedLaunchData()), launch.userId);
    return { userId: launch.userId };
  } catch (error) {
    if (![401, 403].includes(statusOf(error) ?? 0)) return 'failed';
    forgetLaunch();
    return 'refused';
  }
}
