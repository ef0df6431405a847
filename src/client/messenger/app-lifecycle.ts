import { closeMiniApp, disableClosingConfirmation, miniAppReady, postEvent } from '@telegram-apps/sdk-react';
import { hasBridge } from './bridge.ts';
import { isInMessenger } from './environment.ts';
import { trySdk } from './sdk.ts';
import { tryAndLog } from './try-and-log.ts';

/** Milliseconds until it is announced in any case: a hidden window gets no animation frames. */
const TIMEOUT_MS = 1000;

let isReadyAnnounced = false;

/** Sends web_app_ready, once: the messenger then removes its placeholder. */
export function announceReady(): void {
  if (isReadyAnnounced) return;
  isReadyAnnounced = trySdk('announcing that the app is ready', () => miniAppReady());
}

/** Sends web_app_ready after the next paint: the messenger's placeholder gives way without a flash. */
export function announceReadyOncePainted(): void {
  setTimeout(announceReady, TIMEOUT_MS);
  // The first callback comes before the frame is painted, the second after.
  requestAnimationFrame(() => requestAnimationFrame(announceReady));
}

/** Closes the app. False outside a messenger, and when the call fails. */
export function closeApp(): boolean {
  if (isInMessenger())
    return trySdk('closing', () => {
      // 'Riproduci' closes without a question.
      disableClosingConfirmation.ifAvailable();
      closeMiniApp();
    });
  // A bridge without launch parameters, and one that only the messenger's own script reaches, may still be a messenger's.
  if (hasBridge()) tryAndLog('closing', () => postEvent('web_app_close'));
  else window.Telegram?.WebApp?.close?.();
  return false;
}
