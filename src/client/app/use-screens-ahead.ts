import { useEffect } from 'react';

/** Milliseconds after the start: by then the first screen's own pictures have come or are on their way. */
const AFTER_MS = 4000;

/** Fetches the other screens' code once the browser has nothing better to do. */
export function useScreensAhead(screens: readonly { preload: () => Promise<unknown> }[]): void {
  useEffect(() => {
    const fetchAll = () => {
      if (!navigator.onLine) return window.addEventListener('online', fetchAll, { once: true });
      // A failure here costs nothing: the screen asks again when it is opened.
      for (const { preload } of screens) preload().catch(() => undefined);
    };
    const timer = setTimeout(
      () => ('requestIdleCallback' in window ? requestIdleCallback(fetchAll) : fetchAll()),
      AFTER_MS,
    );
    return () => clearTimeout(timer);
  }, [screens]);
}
