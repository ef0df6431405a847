import { requestWriteAccess } from '@telegram-apps/sdk-react';
import { currentLaunchParams } from './environment.ts';
import { logMessengerFailure } from './try-and-log.ts';

/** Long enough to read the messenger's question; some messengers never answer. */
const OPTIONS = { timeout: 30_000 };

let isGranted = false;

/**
 * Whether the bot can write to the person; has the messenger ask them where it may not. True also where that is not
 * known: they came by a button in the bot's own chat, most likely.
 */
export async function ensureWriteAccess(): Promise<boolean> {
  const launch = currentLaunchParams();
  if (!launch || launch.botMayWrite || isGranted) return true;
  if (!requestWriteAccess.isAvailable()) return false;
  try {
    isGranted = (await requestWriteAccess(OPTIONS)) === 'allowed';
  } catch (error) {
    logMessengerFailure('asking for write access', error);
  }
  return isGranted;
}
