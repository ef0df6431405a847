import { type RefObject, useEffect, useRef } from 'react';
import { BOTTOM_MARGIN } from './bottom-margin.ts';

/** Events that allow a failed page a new attempt. */
const RETRY_EVENTS = ['scroll', 'wheel', 'touchmove', 'focus', 'visibilitychange', 'online'];

type Watch = {
  enabled: boolean;
  /** The last attempt failed: the next one waits for one of `RETRY_EVENTS`. */
  failed: boolean;
  /** True if the request may be retried now. */
  mayRetry: () => boolean;
  /** Data or error of the last attempt: changes restart the observation. */
  result: unknown;
  onNear: () => void;
};

/**
 * Calls `onNear` when the page is scrolled near its bottom, at once if it is already there.
 *
 * @param bottom an element without height at the page's very bottom
 */
export function useInfiniteScroll(
  bottom: RefObject<Element | null>,
  { enabled, failed, mayRetry, result, onNear }: Watch,
): void {
  const latest = useRef({ onNear, mayRetry });
  latest.current = { onNear, mayRetry };
  useEffect(() => {
    const { current: element } = bottom;
    if (!enabled || !element) return;
    const observer = new IntersectionObserver(
      (entries) => entries.at(-1)?.isIntersecting && latest.current.onNear(),
      // Without an explicit root, rootMargin is ignored in cross-origin frames (the messenger on the web).
      { root: document, rootMargin: `0px 0px ${BOTTOM_MARGIN}px 0px` },
    );
    const watch = () => {
      stopWaiting();
      observer.observe(element);
    };
    const retry = () => {
      if (document.visibilityState === 'visible' && latest.current.mayRetry()) watch();
    };
    const stopWaiting = () => {
      for (const event of RETRY_EVENTS) window.removeEventListener(event, retry);
    };
    if (failed) for (const event of RETRY_EVENTS) window.addEventListener(event, retry, { passive: true });
    else watch();
    return () => {
      stopWaiting();
      observer.disconnect();
    };
    // A fetch may start and end within one commit, so that `enabled` does not change: only a new observer reports again
    // that the bottom is in view.
  }, [bottom, enabled, failed, result]);
}
