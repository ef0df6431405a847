import { addToHomeScreen, checkHomeScreenStatus } from '@telegram-apps/sdk-react';
import { isInMessenger } from './environment.ts';
import { trySdk } from './sdk.ts';
import { readStatus } from './status.ts';

/** Many messengers never answer. */
const TIMEOUT_MS = 5000;

/** True if the device's home screen can have the app and does not have it yet; false outside a messenger. */
export async function canAddToHomeScreen(): Promise<boolean> {
  try {
    if (!isInMessenger() || !checkHomeScreenStatus.isAvailable()) return false;
    const status = readStatus(await checkHomeScreenStatus({ timeout: TIMEOUT_MS }));
    return status === 'missed' || status === 'unknown';
  } catch {
    return false;
  }
}

/** Has the messenger add the app; it shows its own confirmation. */
export function addAppToHomeScreen(): void {
  trySdk('adding to the home screen', () => addToHomeScreen());
}
