import { useEffect } from 'react';

/** Milliseconds after the start: by then the first screen's own pictures have come or are on their way. */
const AFTER_MS = 6000;

/** Fetches the other screens' code, one after the other, once the browser has nothing better to do. */
export function useScreensAhead(screens: readonly { preload: () => Promise<unknown> }[]): void {
  useEffect(() => {
    const fetchAll = async () => {
      if (!navigator.onLine) return window.addEventListener('online', fetchAll, { once: true });
      for (const { preload } of screens) {
        await idle();
        // A failure here costs nothing: the screen asks again when it is opened.
        await preload().catch(() => undefined);
      }
    };
    const timer = setTimeout(fetchAll, AFTER_MS);
    return () => clearTimeout(timer);
  }, [screens]);
}

function idle(): Promise<unknown> {
  return new Promise((resolve) =>
    'requestIdleCallback' in window ? requestIdleCallback(resolve) : setTimeout(resolve),
  );
}
