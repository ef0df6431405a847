import { currentLaunchParams } from './environment.ts';
import type { ShareOutcome } from './links.ts';
import { sdkInTime } from './sdk.ts';
import { logMessengerFailure } from './try-and-log.ts';
import { isAtLeast } from './version.ts';

/**
 * True if the messenger can send a prepared message to a chat of the person's choice. Such a message is bound to
 * that person, so the messenger must have identified them; false outside a messenger.
 */
export function canSharePreparedMessage(): boolean {
  const launch = currentLaunchParams();
  return launch?.initData !== undefined && isAtLeast(launch.version, '8.0');
}

/** Lets the person choose a chat for a message that the bot has prepared. */
export async function sharePreparedMessage(id: string): Promise<ShareOutcome> {
  try {
    const sdk = await sdkInTime();
    if (!sdk) return 'failed';
    await sdk.shareMessage(id);
    return 'shared';
  } catch (error) {
    if (String(error).includes('USER_DECLINED')) return 'dismissed';
    logMessengerFailure('sharing a prepared message', error);
    return 'failed';
  }
}
