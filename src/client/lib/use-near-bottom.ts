import { type RefObject, useEffect, useRef } from 'react';

/** How far from the bottom of the page is near (spec section 9). */
const NEAR = '100px';
/** After these a failed page is worth another try: the person moves, comes back, or the network does. */
const SIGNS = ['scroll', 'wheel', 'touchmove', 'focus', 'online'];

type Watch = {
  enabled: boolean;
  /** The last attempt failed: the next one waits for a sign. */
  failed: boolean;
  /** What the last attempt brought, good or bad: after each the bottom is looked at anew. */
  answer: unknown;
  onNear: () => void;
};

/**
 * Tells when the page is scrolled near its bottom, and at once when it is there already.
 * @param bottom an element without height at the page's very bottom
 */
export function useNearBottom(
  bottom: RefObject<Element | null>,
  { enabled, failed, answer, onNear }: Watch,
): void {
  const latest = useRef(onNear);
  latest.current = onNear;
  useEffect(() => {
    const { current: element } = bottom;
    if (!enabled || !element) return;
    const observer = new IntersectionObserver(
      (entries) => entries.at(-1)?.isIntersecting && latest.current(),
      // Without the root a frame of another origin, as the messenger's on the web, is given no margin.
      { root: document, rootMargin: `0px 0px ${NEAR} 0px` },
    );
    const watch = () => {
      stopWaiting();
      observer.observe(element);
    };
    const stopWaiting = () => {
      for (const sign of SIGNS) window.removeEventListener(sign, watch);
    };
    if (failed) for (const sign of SIGNS) window.addEventListener(sign, watch, { passive: true });
    else watch();
    return () => {
      stopWaiting();
      observer.disconnect();
    };
    // An answer may come within one commit with its question, and `enabled` stays as it was: an observer that has seen
    // the bottom in sight then says nothing of it being there again.
  }, [bottom, enabled, failed, answer]);
}
