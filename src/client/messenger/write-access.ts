import { currentLaunchParams } from './environment.ts';
import { connectSdk } from './sdk.ts';
import { logMessengerFailure } from './try-and-log.ts';

/** Long enough to read the messenger's question; some messengers never answer. */
const OPTIONS = { timeout: 30_000 };

let isGranted = false;

/**
 * Whether the bot can write to the person; if it cannot, as the server or the messenger knows, has the messenger ask them.
 * Also true if unknown: the app was then most likely opened by a button in the bot's own chat.
 */
export async function ensureWriteAccess({ isChatMissing }: { isChatMissing: boolean }): Promise<boolean> {
  const mayWrite = currentLaunchParams()?.botMayWrite ?? true;
  if ((mayWrite && !isChatMissing) || isGranted) return true;
  const sdk = await connectSdk();
  if (!sdk?.requestWriteAccess.isAvailable()) return false;
  try {
    isGranted = (await sdk.requestWriteAccess(OPTIONS)) === 'allowed';
  } catch (error) {
    logMessengerFailure('asking for write access', error);
  }
  return isGranted;
}
