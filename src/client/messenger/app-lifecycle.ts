import { useEffect } from 'react';
import { whenIdle } from '../lib/timing/when-idle.ts';
import { findBridge } from './bridge.ts';
import { isInMessenger } from './environment.ts';
import { connectSdk, trySdk, withSdk } from './sdk.ts';

/** Milliseconds until it is announced in any case: a hidden window gets no animation frames. */
const TIMEOUT_MS = 1000;

/** Sends web_app_ready, once, unless the early start has: the messenger then removes its placeholder. */
export function announceReady(): void {
  if (window.isReadyAnnounced || !isInMessenger()) return;
  window.isReadyAnnounced = true;
  withSdk('announcing that the app is ready', (sdk) => sdk.miniAppReady());
}

/**
 * Sends web_app_ready after the component's first paint: the messenger's placeholder gives way without a flash. The SDK
 * follows once the browser is idle.
 */
export function useAnnounceReady(): void {
  useEffect(() => {
    const announce = () => {
      announceReady();
      whenIdle(() => void connectSdk());
    };
    const timer = setTimeout(announce, TIMEOUT_MS);
    // The first callback comes before the frame is painted, the second after.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(announce);
    });
    return () => {
      clearTimeout(timer);
      cancelAnimationFrame(frame);
    };
  }, []);
}

/** Closes the app. False outside a messenger, without the SDK, and when the call fails. */
export async function closeApp(): Promise<boolean> {
  if (isInMessenger())
    return trySdk('closing', (sdk) => {
      // 'Riproduci' closes without a question.
      sdk.disableClosingConfirmation.ifAvailable();
      sdk.closeMiniApp();
    });
  // The SDK refuses a bridge without launch parameters, and one that only its own script reaches; either may still
  // be a messenger.
  const bridge = findBridge();
  if (bridge) bridge('web_app_close', {});
  else window.Telegram?.WebApp?.close?.();
  return false;
}
