import { findBridge } from './bridge.ts';
import { isInMessenger } from './environment.ts';
import { post } from './post.ts';
import { tryAndLog } from './try-and-log.ts';

/** Sends web_app_ready, once, unless the early start has: the messenger then removes its placeholder. */
export function announceReady(): void {
  if (window.isReadyAnnounced || !isInMessenger()) return;
  window.isReadyAnnounced = tryAndLog('announcing that the app is ready', () => post('web_app_ready'));
}

/** Closes the app. False outside a messenger, or when the call fails. */
export function closeApp(): boolean {
  if (isInMessenger()) return tryAndLog('closing', () => post('web_app_close', {}));
  // A bridge without launch parameters may still be a messenger.
  findBridge()?.('web_app_close', {});
  return false;
}
