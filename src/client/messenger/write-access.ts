import { requestWriteAccess as sdkRequestWriteAccess } from '@telegram-apps/sdk-react';
import { currentLaunchParams } from './environment.ts';
import { readStatus } from './status.ts';
import { logMessengerFailure } from './try-and-log.ts';

/** Long enough to read the messenger's question; some messengers never answer. */
const TIMEOUT_MS = 10_000;

let isGranted = false;

/**
 * Resolves to true if the bot may write to the person. The messenger asks people who came by a direct link without
 * allowing it; a button in the bot's chat only appears after they have.
 */
export async function ensureWriteAccess(): Promise<boolean> {
  if (currentLaunchParams()?.writeAccess !== 'missing' || isGranted) return true;
  isGranted = await requestWriteAccess();
  return isGranted;
}

/** Has the messenger ask the person; false if it cannot, if they refuse or if no answer comes. */
async function requestWriteAccess(): Promise<boolean> {
  try {
    if (!sdkRequestWriteAccess.isAvailable()) return false;
    return readStatus(await sdkRequestWriteAccess({ timeout: TIMEOUT_MS })) === 'allowed';
  } catch (error) {
    logMessengerFailure('asking for write access', error);
    return false;
  }
}
