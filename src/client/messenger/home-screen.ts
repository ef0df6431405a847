import { addToHomeScreen, checkHomeScreenStatus } from '@telegram-apps/sdk-react';
import { attempt } from './attempt.ts';
import { inMessenger } from './environment.ts';

const PATIENCE = { timeout: 5000 };

/** Whether the device can put the app on its home screen and has not done so; false outside a messenger. */
export async function canAddToHomeScreen(): Promise<boolean> {
  if (!inMessenger() || !checkHomeScreenStatus.isAvailable()) return false;
  try {
    return ['missed', 'unknown'].includes(await checkHomeScreenStatus(PATIENCE));
  } catch {
    // Many hosts never answer this one: no reason for a line in the log.
    return false;
  }
}

/** Asks the device to add the app; the messenger itself asks the person once more. */
export function addAppToHomeScreen(): void {
  attempt('adding to the home screen', () => addToHomeScreen.ifAvailable());
}
