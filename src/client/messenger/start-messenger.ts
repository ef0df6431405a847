import { afterPress } from '../lib/timing/after-press.ts';
import { startBackButton } from './back-button.ts';
import { findBridge } from './bridge.ts';
import { type LaunchParams, setLaunchParams } from './environment.ts';
import { startEvents } from './events.ts';
import { readLaunchParams } from './launch-params.ts';
import { connectSdk } from './sdk.ts';
import { installStorageFallback } from './storage-fallback.ts';
import { startTheme } from './theme/theme.ts';
import { logMessengerFailure, tryAndLog } from './try-and-log.ts';
import { startVerticalSwipes } from './vertical-swipes.ts';
import { startViewport } from './viewport.ts';

let started: Promise<void> | undefined;

/** The one event that only the SDK reads. */
const SDK_EVENT = 'set_custom_style';

/**
 * Greets the messenger around the page, if there is one; the SDK follows at the first press (`connectSdk`). Call it
 * before the router starts (the launch parameters are in the URL's hash) and before the first render; it waits for no
 * response. Never rejects; a second call does nothing.
 */
export function startMessenger(): Promise<void> {
  started ??= start();
  return started;
}

async function start(): Promise<void> {
  installStorageFallback();
  const real = findHost();
  const host = real ?? (import.meta.env.DEV ? await installMockHost() : undefined);
  if (!host || !tryAndLog('starting', () => host.postEvent('iframe_ready', { reload_supported: true })))
    return;
  setLaunchParams(host.launchParams);
  startEvents((eventType) => eventType === SDK_EVENT && void connectSdk());
  startTheme(host.launchParams.theme);
  startViewport();
  startBackButton({ isDrawn: real !== undefined });
  startVerticalSwipes();
  afterPress(() => void connectSdk());
}

interface Host {
  postEvent: NonNullable<ReturnType<typeof findBridge>>;
  launchParams: LaunchParams;
}

/** Needs both: stored launch parameters outlive a visit, and any page can be in a frame. */
function findHost(): Host | undefined {
  const postEvent = findBridge();
  const launchParams = postEvent && readLaunchParams();
  return launchParams && { postEvent, launchParams };
}

/** The mock messenger, unless `?messenger=none`; development only. */
async function installMockHost(): Promise<Host | undefined> {
  if (new URLSearchParams(location.search).get('messenger') === 'none') return undefined;
  try {
    const { installMockMessenger } = await import('./mock-messenger.ts');
    installMockMessenger();
  } catch (error) {
    logMessengerFailure('installing the mock', error);
  }
  return findHost();
}
