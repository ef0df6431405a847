import { authenticate } from '../calls/auth.ts';
import { dropForeignToken, storeToken } from '../calls/token.ts';
import { signedLaunchData } from '../messenger/launch-data.ts';
import { keepLaunch, readLaunch } from './launch.ts';

/** The current user (spec section 3). */
export type User = { userId: string };

let running: Promise<User | null> | undefined;

/** Signs in once for this page: the user, or null when the link is missing, wrong or expired (spec section 4). */
export function signIn(): Promise<User | null> {
  running ??= signInNow();
  return running;
}

async function signInNow(): Promise<User | null> {
  const launch = readLaunch(location.search);
  if (!launch) return null;
  dropForeignToken(launch.userId);
  try {
    storeToken(await authenticate(launch.userId, launch.key, signedLaunchData()), launch.userId);
    keepLaunch(launch);
    return { userId: launch.userId };
  } catch {
    // It has been logged; a launch that was kept may yet do after a reload.
    return null;
  }
}
