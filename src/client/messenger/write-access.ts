import { currentLaunchParams } from './environment.ts';
import { sdkInTime } from './sdk.ts';
import { readStatus } from './status.ts';
import { logMessengerFailure } from './try-and-log.ts';

/** Long enough to read the messenger's question; some messengers never answer. */
const TIMEOUT_MS = 30_000;

let isGranted = false;

/**
 * Whether the bot can write to the person; if it cannot, has the messenger ask them. The messenger's word goes before the
 * server's; where neither knows, the app was most likely opened by a button in the bot's own chat.
 */
export async function ensureWriteAccess({ isChatMissing }: { isChatMissing: boolean }): Promise<boolean> {
  const access = currentLaunchParams()?.writeAccess ?? 'unknown';
  const mayWrite = access === 'granted' || (access === 'unknown' && !isChatMissing);
  if (mayWrite || isGranted) return true;
  isGranted = await requestWriteAccess();
  return isGranted;
}

/** Has the messenger ask the person; false where it cannot, where they refuse and where no answer comes. */
async function requestWriteAccess(): Promise<boolean> {
  try {
    const sdk = await sdkInTime();
    if (!sdk?.requestWriteAccess.isAvailable()) return false;
    return readStatus(await sdk.requestWriteAccess({ timeout: TIMEOUT_MS })) === 'allowed';
  } catch (error) {
    logMessengerFailure('asking for write access', error);
    return false;
  }
}
