import { addToHomeScreen, checkHomeScreenStatus } from '@telegram-apps/sdk-react';
import { isInMessenger } from './environment.ts';
import { tryAndLog } from './try-and-log.ts';

const OPTIONS = { timeout: 5000 };

/**
 * Whether the app can be added to the device's home screen and is not there yet; false outside a messenger.
 */
export async function canAddToHomeScreen(): Promise<boolean> {
  if (!isInMessenger() || !checkHomeScreenStatus.isAvailable()) return false;
  try {
    return ['missed', 'unknown'].includes(await checkHomeScreenStatus(OPTIONS));
  } catch {
    // Many messengers never answer this: not logged.
    return false;
  }
}

/** Has the messenger add the app; it shows a confirmation of its own. */
export function addAppToHomeScreen(): void {
  tryAndLog('adding to the home screen', () => addToHomeScreen.ifAvailable());
}
