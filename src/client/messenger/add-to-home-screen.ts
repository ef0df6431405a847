import { connectSdk, withSdk } from './sdk.ts';

const OPTIONS = { timeout: 5000 };

/**
 * Whether the app can be added to the device's home screen and is not there yet; false outside a messenger.
 */
export async function canAddToHomeScreen(): Promise<boolean> {
  const sdk = await connectSdk();
  if (!sdk?.checkHomeScreenStatus.isAvailable()) return false;
  try {
    return ['missed', 'unknown'].includes(await sdk.checkHomeScreenStatus(OPTIONS));
  } catch {
    // Many messengers never answer this: not logged.
    return false;
  }
}

/** Has the messenger add the app; it shows a confirmation of its own. */
export function addAppToHomeScreen(): void {
  withSdk('adding to the home screen', (sdk) => sdk.addToHomeScreen.ifAvailable());
}
