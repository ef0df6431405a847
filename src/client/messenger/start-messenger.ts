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

/** Milliseconds after which the SDK is loaded though no screen has announced its first paint. */
const SDK_TIMEOUT_MS = 3000;

/**
 * Greets the messenger around the page, if there is one; the SDK follows after the first paint (`connectSdk`). Call it
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
  startEvents();
  startTheme(host.launchParams.theme);
  startViewport();
  startBackButton({ isDrawn: real !== undefined });
  startVerticalSwipes();
  setTimeout(() => void connectSdk(), SDK_TIMEOUT_MS);
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
