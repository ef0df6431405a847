import { useEffect } from 'react';
import { announceReady } from './app-window.ts';

/** A window that is not shown paints nothing: then this many milliseconds have to do. */
const PATIENCE_MS = 1000;

/** Once there is something to see on the screen, the messenger may take its placeholder away: no white flash. */
export function useAnnounceReady(): void {
  useEffect(() => {
    const timer = setTimeout(announceReady, PATIENCE_MS);
    const paints = new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length > 0) announceReady();
    });
    paints.observe({ type: 'paint', buffered: true });
    return () => {
      clearTimeout(timer);
      paints.disconnect();
    };
  }, []);
}
