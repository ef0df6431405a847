import { expandViewport, init, targetOrigin } from '@telegram-apps/sdk-react';
import { setBackButtonUndrawn, startBackButton } from './back-button.ts';
import { hasBridge } from './bridge.ts';
import { cleanEvent } from './clean-event.ts';
import { isInMessenger, type LaunchParams, setLaunchParams } from './environment.ts';
import { connectEvents } from './events.ts';
import { readLaunchParams } from './launch-params.ts';
import { followSafeAreas } from './safe-areas.ts';
import { installStorageFallback } from './storage-fallback.ts';
import { followTheme } from './theme/follow-theme.ts';
import { startTheme } from './theme/theme.ts';
import { logMessengerFailure, tryAndLog } from './try-and-log.ts';
import { startVerticalSwipes } from './vertical-swipes.ts';

/**
 * Starts the messenger's SDK with the launch parameters, if there is a messenger around the page, and expands the page. Call
 * it before the router starts (the launch parameters are in the URL's hash). Never rejects.
 */
export async function startMessenger(): Promise<void> {
  installStorageFallback();
  const launch = findLaunch() ?? (import.meta.env.DEV ? await mockLaunch() : undefined);
  if (!launch) return;
  setLaunchParams(launch);
  startTheme(launch.theme);
  connectEvents(() => {
    tryAndLog('starting the SDK', () => startSdk(launch));
    tryAndLog('expanding', () => expandViewport());
  }, cleanEvent);
}

/** Needs a bridge as well: stored launch parameters outlive a visit, and any page can be in a frame. */
function findLaunch(): LaunchParams | undefined {
  return hasBridge() ? readLaunchParams() : undefined;
}

function startSdk({ version, platform, theme }: LaunchParams): void {
  // Web clients have several origins, and the messages hold no secret.
  targetOrigin.set('*');
  init({
    launchParams: { tgWebAppVersion: version, tgWebAppPlatform: platform, tgWebAppThemeParams: theme },
  });
}

/** Starts the functions of the messenger that sign-in does without; one that fails leaves the others intact. */
export function startMessengerParts(): void {
  if (isInMessenger()) for (const [what, start] of PARTS) tryAndLog(what, start);
}

const PARTS: [what: string, start: () => void][] = [
  ['the theme', followTheme],
  ['the safe areas', followSafeAreas],
  ['the back button', startBackButton],
  ['the swipe behaviour', startVerticalSwipes],
];

/** The mock messenger, unless `?messenger=none`; development only. */
async function mockLaunch(): Promise<LaunchParams | undefined> {
  if (new URLSearchParams(location.search).get('messenger') === 'none') return undefined;
  try {
    const { installMockMessenger } = await import('./mock-messenger.ts');
    installMockMessenger();
    setBackButtonUndrawn();
  } catch (error) {
    logMessengerFailure('installing the mock', error);
  }
  return findLaunch();
}
