import { useEffect } from 'react';

/** Milliseconds after the start: by then the first screen's images have been requested. */
const DELAY_MS = 6000;

/** Loads the other screens' code one after the other while the browser is idle. */
export function usePreloadScreens(screens: readonly { preload: () => Promise<unknown> }[]): void {
  useEffect(() => {
    const fetchAll = async () => {
      if (!navigator.onLine) return window.addEventListener('online', fetchAll, { once: true });
      for (const { preload } of screens) {
        await idle();
        // A failure here costs nothing: the screen loads again when it is opened.
        await preload().catch(() => undefined);
      }
    };
    const timer = setTimeout(fetchAll, DELAY_MS);
    return () => clearTimeout(timer);
  }, [screens]);
}

function idle(): Promise<unknown> {
  return new Promise((resolve) =>
    'requestIdleCallback' in window ? requestIdleCallback(resolve) : setTimeout(resolve),
  );
}
