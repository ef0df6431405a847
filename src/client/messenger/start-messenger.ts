import { afterPress } from '../lib/timing/after-press.ts';
import { setBackButtonUndrawn, startBackButton } from './back-button.ts';
import { findBridge } from './bridge.ts';
import { type LaunchParams, setLaunchParams } from './environment.ts';
import { holdEvents } from './events.ts';
import { readLaunchParams } from './launch-params.ts';
import { connectSdk } from './sdk.ts';
import { installStorageFallback } from './storage-fallback.ts';
import { startTheme } from './theme/theme.ts';
import { logMessengerFailure } from './try-and-log.ts';
import { startVerticalSwipes } from './vertical-swipes.ts';

let started: Promise<void> | undefined;

/**
 * Reads the messenger's launch parameters, if there is a messenger around the page, and keeps its events for the
 * SDK, which follows after the first paint, at the first press at the latest (`connectSdk`). Call it before the
 * router starts (the launch parameters are in the URL's hash) and before the first render; it waits for no
 * response. Never rejects; a second call does nothing.
 */
export function startMessenger(): Promise<void> {
  started ??= start();
  return started;
}

async function start(): Promise<void> {
  installStorageFallback();
  const launch = findLaunch() ?? (import.meta.env.DEV ? await mockLaunch() : undefined);
  if (!launch) return;
  setLaunchParams(launch);
  holdEvents();
  startTheme(launch.theme);
  startBackButton();
  startVerticalSwipes();
  afterPress(() => void connectSdk());
}

/** Needs a bridge as well: stored launch parameters outlive a visit, and any page can be in a frame. */
function findLaunch(): LaunchParams | undefined {
  return findBridge() && readLaunchParams();
}

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
