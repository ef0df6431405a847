import { useEffect } from 'react';
import { findBridge } from './bridge.ts';
import { isInMessenger } from './environment.ts';
import { post } from './post.ts';
import { tryAndLog } from './try-and-log.ts';

/** Milliseconds until it is announced in any case: a hidden window gets no animation frames. */
const TIMEOUT_MS = 1000;

/** Sends web_app_ready, once, unless the early start has: the messenger then removes its placeholder. */
export function announceReady(): void {
  if (window.isReadyAnnounced || !isInMessenger()) return;
  window.isReadyAnnounced = tryAndLog('announcing that the app is ready', () => post('web_app_ready'));
}

/** Sends web_app_ready after the component's first paint: the messenger's placeholder gives way without a flash. */
export function useAnnounceReady(): void {
  useEffect(() => {
    const timer = setTimeout(announceReady, TIMEOUT_MS);
    // The first callback comes before the frame is painted, the second after.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(announceReady);
    });
    return () => {
      clearTimeout(timer);
      cancelAnimationFrame(frame);
    };
  }, []);
}

/** Closes the app. False outside a messenger, or when the call fails. */
export async function closeApp(): Promise<boolean> {
  if (isInMessenger()) return tryAndLog('closing', () => post('web_app_close', {}));
  // A bridge without launch parameters may still be a messenger, as may what only its own script on the page reaches.
  const bridge = findBridge();
  if (bridge) bridge('web_app_close', {});
  else window.Telegram?.WebApp?.close?.();
  return false;
}
