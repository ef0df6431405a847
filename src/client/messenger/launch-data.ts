import { retrieveLaunchParams, retrieveRawInitData } from '@telegram-apps/sdk-react';
import { logFailure } from './attempt.ts';
import { currentLaunch, type MessengerLaunch } from './environment.ts';

/**
 * Reads the launch parameters from the address or, after a reload, from what the SDK kept for this tab. Undefined when
 * there are none or they cannot be read.
 */
export function readMessengerLaunch(): MessengerLaunch | undefined {
  try {
    const params = retrieveLaunchParams();
    return {
      version: params.tgWebAppVersion,
      platform: params.tgWebAppPlatform,
      signedData: retrieveRawInitData(),
    };
  } catch (error) {
    // Any page in a frame ends here; only parameters that are there and unreadable are worth a word.
    if (location.hash.includes('tgWebApp')) logFailure('reading the launch parameters', error);
    return undefined;
  }
}

/** The raw launch data with the messenger's signature; undefined outside a messenger. */
export function signedLaunchData(): string | undefined {
  return currentLaunch()?.signedData;
}
