import { useEffect, useState } from 'react';
import { isAttaching } from '../launch/drawn-screen.ts';
import { LAUNCH_SKELETON_CLASS, loadingSeenMs, MIN_LOADING_MS } from '../launch/launch-skeleton.ts';
import { afterPaint } from './after-paint.ts';

/**
 * `loading`, but once it was true it stays so until it has been seen for the minimum time, if only as the launch skeleton
 * (behaviour 9.4).
 */
export function useMinimumLoading(loading: boolean): boolean {
  // A new object for each load, even one that begins as the last one ends, starts a new timer.
  const [due, setDue] = useState(() => (loading || (!isAttaching() && isLoadingOwed()) ? {} : null));
  useEffect(() => {
    if (loading) setDue((last) => last ?? {});
  }, [loading]);
  useEffect(() => {
    if (!due) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isLeft = false;
    const seenMs = loadingSeenMs();
    const end = () => setDue(null);
    // Seen from the frame that shows it.
    if (seenMs > 0) timer = setTimeout(end, MIN_LOADING_MS - seenMs);
    else afterPaint(() => !isLeft && (timer = setTimeout(end, MIN_LOADING_MS)));
    return () => {
      isLeft = true;
      clearTimeout(timer);
    };
  }, [due]);
  return loading || due !== null;
}

/** True while a launch skeleton has not shown 'Loading...' for the minimum time. */
function isLoadingOwed(): boolean {
  return document.querySelector(`.${LAUNCH_SKELETON_CLASS}`) !== null && loadingSeenMs() < MIN_LOADING_MS;
}
