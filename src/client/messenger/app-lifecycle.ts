import { closeMiniApp, miniAppReady } from '@telegram-apps/sdk-react';
import { findBridge } from './bridge.ts';
import { isInMessenger } from './environment.ts';
import { tryAndLog } from './try-and-log.ts';

let isAnnounced = false;

/** Sends web_app_ready, once: the messenger then removes its placeholder. */
export function announceReady(): void {
  if (isAnnounced || !isInMessenger()) return;
  isAnnounced = tryAndLog('announcing that the app is ready', () => miniAppReady());
}

/** Closes the app. False outside a messenger, or when the call fails. */
export function closeApp(): boolean {
  if (isInMessenger()) return tryAndLog('closing', () => closeMiniApp());
  // A bridge without launch parameters may still be a messenger.
  findBridge()?.('web_app_close', {});
  return false;
}
