import { retrieveLaunchParams, retrieveRawInitData } from '@telegram-apps/sdk-react';
import { currentLaunchParams, type LaunchParams } from './environment.ts';
import { logMessengerFailure } from './try-and-log.ts';

/**
 * Reads the launch parameters from the URL or, after a reload, from the SDK's session storage. Undefined when there are
 * none or they are invalid.
 */
export function readLaunchParams(): LaunchParams | undefined {
  try {
    const params = retrieveLaunchParams();
    return {
      version: params.tgWebAppVersion,
      platform: params.tgWebAppPlatform,
      initData: retrieveRawInitData(),
    };
  } catch (error) {
    // Thrown in any frame; logged only for parameters that are present and invalid.
    if (location.hash.includes('tgWebApp')) logMessengerFailure('reading the launch parameters', error);
    return undefined;
  }
}

/** The messenger's signed init data, raw; undefined outside a messenger. */
export function rawInitData(): string | undefined {
  return currentLaunchParams()?.initData;
}
