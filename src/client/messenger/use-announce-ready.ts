import { useEffect } from 'react';
import { announceReady } from './app-lifecycle.ts';

/** Milliseconds until it is announced in any case: a hidden window gets no animation frames. */
const TIMEOUT_MS = 1000;

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
