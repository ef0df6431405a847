import { useEffect } from 'react';
import { announceReady } from './app-window.ts';

/** A window that is not shown draws no frame: then this many milliseconds have to do. */
const PATIENCE_MS = 1000;

/** With the first frame of what calls this, the messenger may take its placeholder away: no white flash. */
export function useAnnounceReady(): void {
  useEffect(() => {
    const timer = setTimeout(announceReady, PATIENCE_MS);
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
